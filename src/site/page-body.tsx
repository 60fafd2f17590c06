import { airlines } from '../domain/airlines.ts';
import type { HubService } from './content/types.ts';
import type { RenderedPage } from './context.ts';
import { AirlineServicePage } from './pages/airline-service.tsx';
import { ContactPage } from './pages/contact.tsx';
import { HomePage } from './pages/home.tsx';
import { HubPage } from './pages/hub.tsx';
import { LegalPage } from './pages/legal.tsx';
import { FaqList, ReservationForm, SampleReservation, TicketForm } from './pages/lookups.tsx';
import { NotFoundPage } from './pages/not-found.tsx';

function Hub({ service }: { service: HubService }) {
  switch (service) {
    case 'rezervasyon-yonetimi':
      return (
        <HubPage service={service} form={<ReservationForm />}>
          <SampleReservation />
        </HubPage>
      );
    case 'bilet-sorgulama':
      return <HubPage service={service} form={<TicketForm />} />;
    case 'sik-sorulan-sorular':
      return <HubPage service={service} form={<FaqList />} />;
    default:
      return <HubPage service={service} />;
  }
}

/** The main part of a page. */
export function PageBody({ page }: { page: RenderedPage }) {
  switch (page.kind) {
    case 'home':
      return <HomePage />;
    case 'hub':
      return <Hub service={page.service} />;
    case 'airline':
      return <AirlineServicePage airline={airlines[page.airline]} service={page.service} />;
    case 'legal':
      return <LegalPage id={page.legal} />;
    case 'contact':
      return <ContactPage />;
    default:
      return <NotFoundPage kind={page.kind} />;
  }
}
