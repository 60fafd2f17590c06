import { formatDate } from '../../domain/dates.ts';
import { usePage } from '../context.ts';
import { services } from '../services.ts';
import { AirlineMark } from './airline-mark.tsx';
import { CallLink, NumberLink } from './call-link.tsx';

/** The luggage tag beside the lead: the airline, its basics and the call button. */
export function Ticket({ checkedOn, source }: { checkedOn: string; source: string }) {
  const { airline, page } = usePage();
  const logo = page.kind === 'airline' && services[page.service].airlinePage.logo;
  return (
    <aside className="side" aria-label="Telefonla destek">
      <div className="ticket">
        {airline ? <AirlineMark airline={airline} logo={logo} /> : <b aria-hidden="true">7/24</b>}
        <span>{airline?.name ?? 'Telefonla destek'}</span>
        <hr />
        <dl>
          <div>
            <dt>Hat</dt>
            <dd>7/24 açık</dd>
          </div>
          <div>
            <dt>Ortalama yanıt</dt>
            <dd>5 dakika</dd>
          </div>
          {airline?.ticketPrefix && (
            <div>
              <dt>Bilet numarası</dt>
              <dd>{airline.ticketPrefix} ile başlar</dd>
            </div>
          )}
          <div>
            <dt>Son kontrol</dt>
            <dd>
              <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>
            </dd>
          </div>
        </dl>
        <NumberLink source={source} />
        <CallLink source={source}>Hemen Ara</CallLink>
      </div>
    </aside>
  );
}
