import type { Airline } from '../../domain/airlines.ts';
import { Answer, type Jump } from '../components/answer.tsx';
import { AtAirport, atAirportId } from '../components/at-airport.tsx';
import { Board } from '../components/board.tsx';
import { BoardingPass } from '../components/boarding-pass.tsx';
import { CardGroups } from '../components/card-groups.tsx';
import { Hero } from '../components/hero.tsx';
import { Independence } from '../components/independence.tsx';
import { OwnCancellation } from '../components/own-cancellation.tsx';
import { OwnSite } from '../components/own-site.tsx';
import { Prose } from '../components/prose.tsx';
import { Questions } from '../components/questions.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { Ways } from '../components/ways.tsx';
import { airlineContents } from '../content/airlines/index.ts';
import { atAirport } from '../content/at-airport.ts';
import type { AirlineServiceContent, BoardLine } from '../content/types.ts';
import { cellOf, genitiveOf } from '../facts/index.ts';
import { hasEscort, takesPetsAboard } from '../facts/spans.ts';
import { relatedTo } from '../related.ts';
import {
  type AirlineService,
  airlineHeading,
  clickSource,
  type HubService,
  hasAirlinePages,
  hasHub,
  hubServices,
  services,
} from '../services.ts';
import { inline } from '../text.tsx';
import { airlinePath, hubPath } from '../urls.ts';
import { FitTool } from './fit-tool.tsx';
import { MessageTool } from './message-tool.tsx';

/** The line about the loyalty programme. If we know its name, `fact` adds the mark for how certain it is. */
function loyaltyLine(airline: Airline, programme: AirlineServiceContent['programme']): BoardLine {
  const known = cellOf(airline.id, 'programme');
  const line = { label: 'Sadakat programı', note: 'Üye numaranız yanınızda olsun' };
  if (programme) return { label: line.label, ...programme };
  return known ? { ...line, value: known.value, fact: known.key } : { ...line, value: 'Havayolunun kendi programı' };
}

/** The contact page's only line about us: last, and named as ours, so that nobody reads our hours as the airline's. */
const ourLine = ({ id }: Airline): BoardLine => ({
  label: `Bizim hattımız (${genitiveOf(id)} değil)`,
  value: '7/24, ortalama 5 dakikada yanıt',
  note: 'E-postaya 24 saat içinde',
});

/** What is binding, for services where the text on the ticket is not. The sentence appears under the key facts. */
const holds: Readonly<Partial<Record<AirlineService, string>>> = {
  'isim-degisikligi': 'Kimliğinizde yazan esastır',
  'evcil-hayvan': 'Havayolunun yazılı onayı esastır',
  'refakatsiz-cocuk': 'Havayolunun yazılı yanıtı esastır',
};

/** Path of the airline’s page for a service, or of the hub if the service has no airline pages. */
const pathOf = (airline: Airline, service: HubService): string =>
  hasAirlinePages(service) ? airlinePath(airline.id, service) : hubPath(service);

/** Words of the link to the comparison, for readers who want a service that this airline does not offer. */
const notOffered: Readonly<Partial<Record<AirlineService, string>>> = {
  'refakatsiz-cocuk': 'Hizmeti veren havayollarına bakın',
  'evcil-hayvan': 'Kabine alan havayollarına bakın',
};

/** Whether the airline offers the service; if not, there is nothing to do about it at the airport. */
function isOffered({ id }: Airline, service: AirlineService): boolean {
  if (service === 'refakatsiz-cocuk') return hasEscort(id);
  return service !== 'evcil-hayvan' || takesPetsAboard(id);
}

/**
 * The link for readers whom the answer does not help: charged without a ticket, not offered this service, or already at
 * the airport.
 */
function jumpOf(airline: Airline, service: AirlineService): Jump | undefined {
  if (!hasHub(service) || service === 'bilet-satin-alma')
    return {
      to: `${hubPath('bilet-sorgulama')}#para-cekildi`,
      words:
        'Para çekildiği hâlde bilet gelmediyse ya da iki kez çekildiyse yeniden ödemeyin; ekstrede adı yazan şirkete yazın',
    };
  const elsewhere = !isOffered(airline, service) && notOffered[service];
  if (elsewhere) return { to: `${hubPath(service)}#karsilastirma`, words: elsewhere };
  const words = atAirport[service]?.jump;
  return words ? { to: `#${atAirportId}`, words } : undefined;
}

function Related({ airline, service }: { airline: Airline; service: AirlineService }) {
  const others = hasHub(service) ? relatedTo(service) : hubServices.filter(hasAirlinePages);
  return (
    <section className="wrap part" aria-labelledby="ilgili">
      <h2 id="ilgili">Diğer {airline.shortName} işlemleri</h2>
      <div className={service === 'iletisim' ? 'small five' : 'small'}>
        {others.map((other) => (
          <ServiceCard key={other} service={other} path={pathOf(airline, other)} />
        ))}
      </div>
    </section>
  );
}

export function AirlineServicePage({ airline, service }: { airline: Airline; service: AirlineService }) {
  const { checkedOn, services: contents } = airlineContents[airline.id];
  const content = contents[service];
  const source = clickSource(service, airline);
  const facts = [
    ...content.facts,
    ...(services[service].airlinePage.loyalty ? [loyaltyLine(airline, content.programme)] : []),
    ...(service === 'iletisim' ? [ourLine(airline)] : []),
  ];
  return (
    <>
      <Independence />
      <Hero className="hero sky fit" scene={`hero-${service}`} title={airlineHeading(airline, service)} source={source}>
        <Answer airline={airline} service={service} content={content} jump={jumpOf(airline, service)} />
      </Hero>
      {service === 'iptal-iade' && <OwnCancellation airline={airline} />}
      <Ways service={service} source={source} own={content.own} call={content.call} shared={content.ways}>
        <OwnSite airline={airline} logo={services[service].airlinePage.logo} />
      </Ways>
      <Board facts={facts} checkedOn={checkedOn} holds={holds[service]} />
      <div className="wrap first">
        <p className="lede">{inline(content.lead)}</p>
        <p className="warn">
          <b>Dikkat:</b> {inline(content.warning)}
        </p>
      </div>
      {hasHub(service) && isOffered(airline, service) && <AtAirport service={service} airline={airline.id} />}
      {services[service].airlinePage.island === 'message' && <MessageTool />}
      {service === 'bagaj-ekleme' && <FitTool airline={airline.id} />}
      {content.cardGroups && <CardGroups groups={content.cardGroups} />}
      {content.haveReady && <BoardingPass items={content.haveReady} />}
      <Prose sections={content.sections} />
      <Questions questions={content.questions} />
      <Related airline={airline} service={service} />
    </>
  );
}
