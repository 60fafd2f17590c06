import { Honest } from '../components/honest.tsx';
import type { CallProps } from './call.tsx';
import { TicketDecoder } from './ticket-decoder.tsx';
import { TicketForm } from './ticket-form.tsx';

export function TicketDesk(call: CallProps) {
  return (
    <>
      <Honest>Biletinizi burada göremezsiniz; havayolunun kendi sitesinde ücretsiz bakılır.</Honest>
      <div className="two">
        <TicketDecoder />
        <section className="box" aria-labelledby="sorgula">
          <h2 id="sorgula">Biletinizi sorgulayın</h2>
          <TicketForm {...call} />
        </section>
      </div>
    </>
  );
}
