import { Addresses } from '../components/addresses.tsx';
import { HubAnswer } from '../components/answer.tsx';
import { AtAirport, atAirportId } from '../components/at-airport.tsx';
import { Board } from '../components/board.tsx';
import { BoardingPass } from '../components/boarding-pass.tsx';
import { CardGroups } from '../components/card-groups.tsx';
import { Comparison } from '../components/comparison.tsx';
import { Table } from '../components/data-table.tsx';
import { Hero } from '../components/hero.tsx';
import { Independence } from '../components/independence.tsx';
import { OwnCancellation, ownCancellationId } from '../components/own-cancellation.tsx';
import { OwnSites } from '../components/own-sites.tsx';
import { Prose } from '../components/prose.tsx';
import { Questions } from '../components/questions.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { Ticket } from '../components/ticket.tsx';
import { Ways } from '../components/ways.tsx';
import { atAirport } from '../content/at-airport.ts';
import { hubs } from '../content/hubs/index.ts';
import { ownWays } from '../content/own-ways.ts';
import { readySentence } from '../content/ready.ts';
import { hubWays } from '../content/ways.ts';
import { commonFacts } from '../facts/common.ts';
import { spanSentence } from '../facts/spans.ts';
import { relatedTo } from '../related.ts';
import { clickSource, type HubService, hasAirlinePages, type IslandName, services } from '../services.ts';
import { inline } from '../text.tsx';
import { topicsOf } from '../topics.ts';
import { hubPath } from '../urls.ts';
import { FaqList, tools } from './tools.tsx';

const toolJumps: Readonly<Partial<Record<IslandName, { to: string; words: string }>>> = {
  delay: { to: '#hesap', words: 'Hakkınızı hesaplayın' },
  ticket: { to: '#coz', words: 'Numarayı çözün' },
};

function jumpsOf(service: HubService) {
  const { island, sites } = services[service].hub;
  const toTool = hasAirlinePages(service)
    ? { to: '#karsilastirma', words: 'Tabloda karşılaştırın' }
    : island && toolJumps[island];
  // If the page lists the airlines' own sites, lead to that list.
  const to = sites ? '#siteler' : '#kendiniz';
  const toBlock = isAboutCancelling(service) && {
    to: `#${ownCancellationId}`,
    words: 'Havayolu iptal ettiyse',
  };
  // A visitor who looks up a ticket may have paid without receiving one: lead to what to do then.
  const toCharged = service === 'bilet-sorgulama' && {
    to: '#para-cekildi',
    words:
      'Para çekildiği hâlde bilet gelmediyse ya da iki kez çekildiyse yeniden ödemeyin, kart ekstrenizde adı yazan şirkete yazın',
  };
  const jump = atAirport[service]?.jump;
  const toAirport = jump && { to: `#${atAirportId}`, words: jump };
  const toOwnWay = service !== 'sik-sorulan-sorular' && { to, words: ownWays[service].words };
  if (service === 'iptal-iade') {
    // The answer above says not to cancel what the airline has cancelled, so doing it oneself comes after that case.
    const toCancelling = { to, words: 'Vazgeçtiyseniz kendiniz iptal edin' };
    return [toBlock, toAirport, toCancelling, toTool].filter((jump) => !!jump);
  }
  return [toOwnWay, toTool, toBlock, toAirport, toCharged].filter((jump) => !!jump);
}

/** Hubs whose answer starts with the tagline; the others start with a summary of the airlines’ figures. */
const saysItself: ReadonlySet<HubService> = new Set<HubService>(['isim-degisikligi']);

/** Whether a hub's answer gives the typical question's answer, which other hubs give above the comparison. */
const startsReady = (service: HubService) => service === 'refakatsiz-cocuk' || service === 'check-in';

/** Hubs whose visitors may have had their flight cancelled by the airline: their rights then come first. */
const isAboutCancelling = (service: HubService) => service === 'iptal-iade' || service === 'ucus-gecikmesi';

function linesOf(service: HubService): readonly string[] {
  const { first, tagline, more = [] } = hubs[service];
  const own = [tagline, ...more];
  if (isAboutCancelling(service)) return [...(first ? [first] : []), commonFacts.facts.ownCancellation.text, ...own];
  const span = hasAirlinePages(service) ? spanSentence(service) : undefined;
  if (service === 'check-in') return [...(span ? [span] : []), tagline, readySentence(service), ...more];
  if (hasAirlinePages(service) && startsReady(service)) {
    const [child = '', ...others] = readySentence(service).split(/(?<=\.) /);
    return [`${tagline} ${span}`, child, ...more, others.join(' ')];
  }
  if (!span) return own;
  return saysItself.has(service) ? [...own, span] : [span, ...own];
}

function HubWays({ service, source }: { service: HubService; source: string }) {
  if (service === 'sik-sorulan-sorular') return null;
  return (
    <Ways service={service} source={source} {...hubWays[service]}>
      {hasAirlinePages(service) ? (
        <a className="out" href="#karsilastirma">
          Havayolunuzu seçin
        </a>
      ) : (
        !services[service].hub.sites && <Addresses withAuthority={service === 'ucus-gecikmesi'} />
      )}
    </Ways>
  );
}

function Related({ service }: { service: HubService }) {
  return (
    <section className="wrap part" aria-labelledby="ilgili">
      <h2 id="ilgili">Diğer işlemler</h2>
      <div className="small">
        {relatedTo(service).map((other) => (
          <ServiceCard key={other} service={other} path={hubPath(other)} />
        ))}
      </div>
    </section>
  );
}

export function HubPage({ service }: { service: HubService }) {
  const content = hubs[service];
  const source = clickSource(service, null);
  const { island, sites } = services[service].hub;
  const Tool = island && tools[island];
  const isCompared = hasAirlinePages(service);
  return (
    <>
      <Independence />
      <Hero className="hero sky fit" scene={`hero-${service}`} title={content.title} source={source}>
        <HubAnswer
          service={service}
          lines={linesOf(service)}
          checkedOn={content.checkedOn}
          jumps={jumpsOf(service)}
          topics={topicsOf(content)}
        />
      </Hero>
      {isAboutCancelling(service) && <OwnCancellation />}
      {isCompared && (
        <>
          {!startsReady(service) && (
            <div className="wrap first">
              <p className="lede">{inline(readySentence(service))}</p>
            </div>
          )}
          <Comparison service={service} notes={content.airlineNotes} />
        </>
      )}
      <AtAirport service={service} />
      {Tool && <Tool />}
      {sites && <OwnSites title={sites} prefixes={island === 'ticket'} />}
      <HubWays service={service} source={source} />
      {island === 'faq' ? (
        <div className="wrap open">
          <div>
            <p className="lede">{inline(content.lead)}</p>
            <FaqList />
          </div>
          <Ticket checkedOn={content.checkedOn} source={source} />
        </div>
      ) : (
        <div className="wrap first">
          <p className="lede">{inline(content.lead)}</p>
          {content.warning && (
            <p className="warn">
              <b>Dikkat:</b> {inline(content.warning)}
            </p>
          )}
        </div>
      )}
      {content.facts && <Board facts={content.facts} />}
      {content.tables && (
        <div className="wrap part">
          {content.tables.map((table) => (
            <Table key={table.title} table={table} />
          ))}
        </div>
      )}
      {content.cardGroups && <CardGroups groups={content.cardGroups} />}
      {content.sections && <Prose sections={content.sections} />}
      {content.haveReady && <BoardingPass items={content.haveReady} />}
      {content.questions.length > 0 && <Questions questions={content.questions} />}
      <Related service={service} />
    </>
  );
}
