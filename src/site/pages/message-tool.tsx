import type { AirlineId } from '../../domain/airlines.ts';
import { Island } from '../components/island.tsx';
import { usePage } from '../context.ts';
import { cellOf } from '../facts/index.ts';
import { hasEscort, takesPetsAboard } from '../facts/spans.ts';
import { Message } from '../islands/message.tsx';
import { type MessageService, messageServices, type Offer } from '../tools/message/choices.ts';

function offerOf(id: AirlineId, service: MessageService): Offer {
  if (service === 'refakatsiz-cocuk') return hasEscort(id) ? 'all' : 'none';
  if (!takesPetsAboard(id)) return 'hold';
  return cellOf(id, 'petHold')?.value === 'Yok' ? 'cabin' : 'all';
}

export function MessageTool() {
  const { page, airline } = usePage();
  const service = 'service' in page && messageServices.find((one) => one === page.service);
  if (!service) return null;
  return (
    <div className="wrap part">
      <Island<{ service: MessageService; offer: Offer }>
        name="message"
        component={Message}
        properties={{ service, offer: airline ? offerOf(airline.id, service) : 'all' }}
      />
    </div>
  );
}
