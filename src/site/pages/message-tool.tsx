import type { AirlineId } from '../../domain/airlines.ts';
import { Island } from '../components/island.tsx';
import { usePage } from '../context.ts';
import { cellOf } from '../facts/index.ts';
import { isClosedToPets } from '../facts/spans.ts';
import { Message } from '../islands/message.tsx';
import { type MessageService, messageServices, type PetPlaces } from '../tools/message/choices.ts';

/** Where the airline takes pets, from its facts. */
function petPlacesOf(id: AirlineId): PetPlaces {
  const cabin = cellOf(id, 'petCabin')?.value;
  if (cabin && isClosedToPets([id, cabin])) return 'hold';
  return cellOf(id, 'petHold')?.value === 'Yok' ? 'cabin' : 'either';
}

/** A message ready to copy, on pages that advise the reader to write to the airline or the seller. */
export function MessageTool() {
  const { page, airline } = usePage();
  const service = 'service' in page && messageServices.find((one) => one === page.service);
  if (!service) return null;
  return (
    <div className="wrap part">
      <Island<{ service: MessageService; pets: PetPlaces }>
        name="message"
        component={Message}
        properties={{ service, pets: airline ? petPlacesOf(airline.id) : 'either' }}
      />
    </div>
  );
}
