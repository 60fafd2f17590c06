import { CallLink, NumberLink } from './call-link.tsx';
import { CheckedOn } from './checked-on.tsx';

/** A panel beside a form, styled as a luggage tag: our opening hours and the call button. */
export function Ticket({ checkedOn, source }: { checkedOn: string; source: string }) {
  return (
    <aside className="side" aria-label="Telefonla destek">
      <div className="ticket">
        <b aria-hidden="true">7/24</b>
        <span>Telefonla destek</span>
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
          <div>
            <dt>Kaynakları okuduk</dt>
            <dd>
              <CheckedOn day={checkedOn} />
            </dd>
          </div>
        </dl>
        <NumberLink source={source} />
        <CallLink source={source}>Hemen Ara</CallLink>
      </div>
    </aside>
  );
}
