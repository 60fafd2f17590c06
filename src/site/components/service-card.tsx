import { cardInk } from '../art/index.ts';
import { usePage } from '../context.ts';
import { type HubService, services } from '../services.ts';

interface ServiceCardProps {
  service: HubService;
  path: string;
  /** Adds the time of day and the sentence that the cards on the home page have. */
  detailed?: boolean;
}

export function ServiceCard({ service, path, detailed }: ServiceCardProps) {
  const { art } = usePage();
  const { name, hub } = services[service];
  return (
    <a className={cardInk(service) === 'light' ? 'card d' : 'card'} href={path}>
      <img src={art(`card-${service}`)} alt="" width="400" height="300" loading="lazy" />
      <div>
        {detailed && <span className="hour">{hub.time.replace('.', ':')}</span>}
        <h3>{name}</h3>
        {detailed && <p>{hub.onHome}</p>}
      </div>
    </a>
  );
}
