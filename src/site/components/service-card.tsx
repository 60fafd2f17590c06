import type { ServiceSlug } from '../art/types.ts';
import { usePage } from '../context.ts';

interface ServiceCardProps {
  service: ServiceSlug;
  path: string;
  title: string;
  text?: string;
  /** Hour of the day the scene shows, e.g. `06.40`. */
  hour?: string;
  dark?: boolean;
}

/** A service as a card with its scene. */
export function ServiceCard({ service, path, title, text, hour, dark }: ServiceCardProps) {
  const { art } = usePage();
  return (
    <a className={dark ? 'card d' : 'card'} href={path}>
      <img src={art(`card-${service}`)} alt="" width="400" height="300" loading="lazy" />
      <div>
        {hour && <span className="hour">{hour}</span>}
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </div>
    </a>
  );
}
