import type { ComponentType } from 'react';
import { CallLink } from '../components/call-link.tsx';
import { Honest } from '../components/honest.tsx';
import { Island } from '../components/island.tsx';
import { usePage } from '../context.ts';
import { FaqSearch } from '../islands/faq.tsx';
import { ReservationLookup } from '../islands/reservation.tsx';
import { TicketDesk } from '../islands/ticket.tsx';
import { type IslandName, services } from '../services.ts';
import { DelayTool } from './delay-tool.tsx';
import { FitTool } from './fit-tool.tsx';
import { MessageTool } from './message-tool.tsx';
import { SampleReservation } from './sample-reservation.tsx';

function WithoutScript({ source }: { source: string }) {
  return (
    <p className="scriptless">
      Sorgulama formu bu tarayıcıda çalışmıyor. <a href="#siteler">Havayolunuzun sitesini aşağıdan seçin</a> ya da bizi
      arayın: <CallLink source={source}>Telefonda soralım</CallLink>
    </p>
  );
}

function ReservationTool() {
  const { phone } = usePage();
  const { source } = services['rezervasyon-yonetimi'];
  return (
    <div className="wrap part two">
      <section className="box" aria-labelledby="sorgula">
        <h2 id="sorgula">Rezervasyonunuzu sorgulayın</h2>
        <Honest>
          Rezervasyonunuzu burada göremezsiniz; havayolunun kendi sitesinde PNR kodu ve soyadıyla bakmak ücretsizdir.
        </Honest>
        <Island name="reservation" component={ReservationLookup} properties={{ phone, source }} />
        <WithoutScript source={source} />
      </section>
      <SampleReservation />
    </div>
  );
}

function TicketTool() {
  const { phone } = usePage();
  const { source } = services['bilet-sorgulama'];
  return (
    <div className="wrap part">
      <Island name="ticket" component={TicketDesk} properties={{ phone, source }} />
      <WithoutScript source={source} />
    </div>
  );
}

export function FaqList() {
  return <Island name="faq" component={FaqSearch} properties={{}} />;
}

export const tools: Readonly<Partial<Record<IslandName, ComponentType>>> = {
  reservation: ReservationTool,
  ticket: TicketTool,
  delay: DelayTool,
  fit: FitTool,
  message: MessageTool,
};
