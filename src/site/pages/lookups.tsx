import type { ComponentType } from 'react';
import { CallLink } from '../components/call-link.tsx';
import { Island } from '../components/island.tsx';
import { usePage } from '../context.ts';
import { FaqSearch } from '../islands/faq.tsx';
import { ReservationLookup } from '../islands/reservation.tsx';
import { TicketLookup } from '../islands/ticket.tsx';
import { type IslandName, services } from '../services.ts';

/** Shown in place of a form where scripts are off. */
function WithoutScript({ source }: { source: string }) {
  return (
    <p className="scriptless">
      Sorgulama formu bu tarayıcıda çalışmıyor. <CallLink source={source}>Telefonda soralım</CallLink>
    </p>
  );
}

/** What a reservation looks like; the data are made up. */
export function SampleReservation() {
  return (
    <div className="wrap part">
      <figure className="pass sample">
        <figcaption className="pass-top">
          <b>Örnek rezervasyon</b>
          <span>Onaylandı</span>
        </figcaption>
        <dl>
          <div>
            <dt>PNR</dt>
            <dd>ORN3K7</dd>
          </div>
          <div>
            <dt>Rezervasyon tarihi</dt>
            <dd>02.03.2027</dd>
          </div>
          <div>
            <dt>Güzergâh</dt>
            <dd>İstanbul (IST) – Londra (STN)</dd>
          </div>
          <div>
            <dt>Uçuş tarihi ve saati</dt>
            <dd>18.04.2027, 09:15</dd>
          </div>
          <div>
            <dt>Havayolu ve uçuş</dt>
            <dd>Örnek Havayolu, ÖH 1234</dd>
          </div>
          <div>
            <dt>Yolcular</dt>
            <dd>2 yetişkin, 1 çocuk</dd>
          </div>
          <div>
            <dt>Toplam tutar</dt>
            <dd>Rezervasyonda yazar</dd>
          </div>
          <div>
            <dt>Ödeme durumu</dt>
            <dd>Ödendi</dd>
          </div>
        </dl>
      </figure>
    </div>
  );
}

function ReservationForm() {
  const { phone } = usePage();
  const { source } = services['rezervasyon-yonetimi'];
  return (
    <section className="desk" aria-labelledby="sorgula">
      <h2 id="sorgula">Rezervasyonunuzu sorgulayın</h2>
      <Island name="reservation" component={ReservationLookup} properties={{ phone, source }} />
      <WithoutScript source={source} />
    </section>
  );
}

function TicketForm() {
  const { phone } = usePage();
  const { source } = services['bilet-sorgulama'];
  return (
    <section className="desk" aria-labelledby="sorgula">
      <h2 id="sorgula">Biletinizi sorgulayın</h2>
      <Island name="ticket" component={TicketLookup} properties={{ phone, source }} />
      <WithoutScript source={source} />
    </section>
  );
}

function FaqList() {
  return <Island name="faq" component={FaqSearch} properties={{}} />;
}

/** The interactive part of a hub, by its island. */
export const lookups: Readonly<Record<IslandName, ComponentType>> = {
  reservation: ReservationForm,
  ticket: TicketForm,
  faq: FaqList,
};
