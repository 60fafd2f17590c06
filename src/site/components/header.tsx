import { airlineList } from '../../domain/airlines.ts';
import { formatPhone } from '../../domain/text/phones.ts';
import { usePage } from '../context.ts';
import { type HubService, hasAirlinePages, hubsOf, services } from '../services.ts';
import { airlinePath, hubPath } from '../urls.ts';
import { Brand } from './brand.tsx';
import { CallLink } from './call-link.tsx';

/** Opens a menu without a script. The menu's list must be the next sibling, because CSS opens it on hover. */
function Switch({ group, children }: { group: string; children: string }) {
  return (
    <details name={group}>
      <summary>{children}</summary>
    </details>
  );
}

function ServiceItem({ service, group }: { service: HubService; group: string }) {
  const { name } = services[service];
  if (!hasAirlinePages(service)) {
    return (
      <li>
        <a href={hubPath(service)}>{name}</a>
      </li>
    );
  }
  return (
    <li>
      <Switch group={group}>{name}</Switch>
      <ul>
        <li>
          <a href={hubPath(service)}>Genel bilgi</a>
        </li>
        {airlineList.map((airline) => (
          <li key={airline.id}>
            <a href={airlinePath(airline.id, service)}>{airline.name}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Menu() {
  return (
    <nav aria-label="Ana menü">
      <details name="menu">
        <summary>
          <span>Menü</span>
          <span>Kapat</span>
        </summary>
      </details>
      <ul className="menu">
        <li>
          <Switch group="top">Havayolları</Switch>
          <ul className="air">
            {airlineList.map((airline) => (
              <li key={airline.id}>
                <a href={airlinePath(airline.id, 'iletisim')}>
                  <span className="iata">{airline.iata}</span>
                  {airline.name}
                </a>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Switch group="top">Bilet İşlemleri</Switch>
          <ul>
            {hubsOf('ticket').map((service) => (
              <ServiceItem key={service} service={service} group="ticket" />
            ))}
          </ul>
        </li>
        <li>
          <Switch group="top">Özel Hizmetler</Switch>
          <ul className="end">
            {hubsOf('travel', 'trouble').map((service) => (
              <ServiceItem key={service} service={service} group="special" />
            ))}
          </ul>
        </li>
        {/* Only for narrow screens, where the footer is far away. */}
        <li className="page">
          <a href="/iletisim">İletişim</a>
        </li>
        <li className="page">
          <a href="/hakkimizda">Hakkımızda</a>
        </li>
      </ul>
    </nav>
  );
}

export function Header() {
  const { phone } = usePage();
  return (
    <header className="top">
      <div className="wrap">
        <Brand />
        <Menu />
        <CallLink className="call s" source="header">
          {formatPhone(phone)}
        </CallLink>
      </div>
    </header>
  );
}
