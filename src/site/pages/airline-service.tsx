import type { Airline } from '../../domain/airlines.ts';
import { Board } from '../components/board.tsx';
import { BoardingPass } from '../components/boarding-pass.tsx';
import { CardGroups } from '../components/card-groups.tsx';
import { ClosingBand } from '../components/closing-band.tsx';
import { Hero } from '../components/hero.tsx';
import { Prose } from '../components/prose.tsx';
import { Questions } from '../components/questions.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { Steps } from '../components/steps.tsx';
import { Ticket } from '../components/ticket.tsx';
import { airlineContents } from '../content/airlines/index.ts';
import { type AirlineService, airlineServices, type Fact } from '../content/types.ts';
import { usePage } from '../context.ts';
import { airlineHeading } from '../headings.ts';
import { darkCards } from '../home-cards.ts';
import { clickSource, services } from '../services.ts';
import { inline } from '../text.tsx';
import { airlinePath } from '../urls.ts';

/** Pages that name the loyalty programme. */
const loyaltyPages: ReadonlySet<AirlineService> = new Set(['bilet-satin-alma', 'sinif-yukseltme']);

function loyaltyFact(airline: Airline): Fact {
  return {
    label: 'Sadakat programı',
    value: airline.loyalty ?? 'Havayolunun kendi programı',
    note: 'Üye numaranız yanınızda olsun',
  };
}

/** Services that go together with this one, for the cards at the end. */
function related(service: AirlineService): readonly AirlineService[] {
  const others = airlineServices.filter((other) => other !== service && other !== 'iletisim');
  if (service === 'iletisim') return others;
  const start = airlineServices.indexOf(service) - 1;
  return [0, 1, 2, 3].map((at) => others[(start + at) % others.length] ?? 'check-in');
}

function Related({ airline, service }: { airline: Airline; service: AirlineService }) {
  return (
    <section className="wrap part" aria-labelledby="ilgili">
      <h2 id="ilgili">{airline.shortName} ile ilgili diğer işlemler</h2>
      <div className={service === 'iletisim' ? 'day small five' : 'day small'}>
        {related(service).map((other) => (
          <ServiceCard
            key={other}
            service={other}
            path={airlinePath(airline.id, other)}
            title={services[other].name}
            dark={darkCards.has(other)}
          />
        ))}
      </div>
    </section>
  );
}

export function AirlineServicePage({ airline, service }: { airline: Airline; service: AirlineService }) {
  const { agency } = usePage();
  const { checkedOn, services: contents } = airlineContents[airline.id];
  const content = contents[service];
  const source = clickSource(service, airline);
  const facts = loyaltyPages.has(service) ? [...content.facts, loyaltyFact(airline)] : content.facts;
  return (
    <>
      <Hero className="hero sky" scene={`hero-${service}`} title={airlineHeading(airline, service)} source={source}>
        <p>{content.tagline}</p>
      </Hero>
      <div className="strip">
        <div className="wrap">
          Bağımsız hizmet: {agency.name}, {airline.name} şirketinin sitesi veya çağrı merkezi değildir. Hizmet bedeli
          varsa tutarı görüşmenin başında söylenir.
        </div>
      </div>
      <div className="wrap open">
        <div>
          <p className="lede">{inline(content.lead)}</p>
          <p className="warn">
            <b>Dikkat:</b> {inline(content.warning)}
          </p>
        </div>
        <Ticket checkedOn={checkedOn} source={source} />
      </div>
      <Board facts={facts} note="Biletinizde yazan esastır." />
      {content.cardGroups && <CardGroups groups={content.cardGroups} />}
      <Steps steps={content.steps} />
      <BoardingPass items={content.haveReady} source={source} />
      <Prose sections={content.sections} />
      <Questions questions={content.questions} />
      <Related airline={airline} service={service} />
      <ClosingBand question={services[service].closing} source={source} />
    </>
  );
}
