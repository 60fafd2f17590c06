import { Island } from '../components/island.tsx';
import { usePage } from '../context.ts';
import { Message } from '../islands/message.tsx';
import { type MessageService, messageServices } from '../tools/message/choices.ts';

/** A message ready to copy, on pages that advise the reader to write to the airline or the seller. */
export function MessageTool() {
  const { page } = usePage();
  const service = 'service' in page && messageServices.find((one) => one === page.service);
  if (!service) return null;
  return (
    <div className="wrap part">
      <Island<{ service: MessageService }> name="message" component={Message} properties={{ service }} />
    </div>
  );
}
