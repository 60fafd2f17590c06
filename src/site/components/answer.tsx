import type { ReactNode } from 'react';
import { type Airline, airlineList } from '../../domain/airlines.ts';
import { ownWays } from '../content/own-ways.ts';
import type { AirlineServiceContent, Part } from '../content/types.ts';
import { markOf } from '../facts/certainty.ts';
import { commonFacts } from '../facts/common.ts';
import { airlineFacts, factOf } from '../facts/index.ts';
import { ownCancellation } from '../facts/own-cancellation.ts';
import { sourceLine } from '../facts/sources.ts';
import type { ReadFact } from '../facts/types.ts';
import { type AirlineService, type HubService, hasAirlinePages } from '../services.ts';
import { inline } from '../text.tsx';
import { anchorOf, topicsOf } from '../topics.ts';
import { airlinePath } from '../urls.ts';
import { CertaintyMark } from './certainty-mark.tsx';
import { CheckedOn } from './checked-on.tsx';
import { ownCancellationId } from './own-cancellation.tsx';

const lineOf = (fact: ReadFact) => sourceLine(fact, fact.short ?? fact.text);

/** Whether two answers have the same source line and the same mark of certainty. */
const isAlike = (one: ReadFact, other: ReadFact | undefined) =>
  other !== undefined && lineOf(one) === lineOf(other) && markOf(one) === markOf(other);

/** Makes a source line say whose source it names: `Kaynak: …` becomes `İlk yanıtın kaynağı: …`. */
const ofWhat = (line: string, answers: string) =>
  line
    .replace(/^Kayna(?:ğı|k)/, `${answers} kaynağı`)
    .replace('; kaynak:', `; ${answers.toLocaleLowerCase('tr')} kaynağı:`);

/** Names the last `count` answers. Those without a source are all that stands above, if they begin with the first. */
function ofSeveral(count: number, place: number, { source }: ReadFact): string {
  if (!source && count > place) return 'Yukarıdakilerin';
  return count > 2 ? 'Bu yanıtların' : 'Bu iki yanıtın';
}

/**
 * The source line of the answer at `place`. Consecutive answers with the same source share a line below the last of
 * them, which names them all. The first answer's line names that answer, because other lines stand between the two.
 */
function Source({ answers, place }: { answers: readonly ReadFact[]; place: number }) {
  const [fact, next] = answers.slice(place);
  const line = fact && lineOf(fact);
  if (!line || isAlike(fact, next)) return null;
  const before = answers.slice(0, place);
  const count = place - before.findLastIndex((one) => !isAlike(one, fact));
  const whose = count > 1 ? ofSeveral(count, place, fact) : place === 0 && (next ? 'İlk yanıtın' : 'Yanıtın');
  return (
    <span className="src">
      <CertaintyMark certainty={markOf(fact)} />
      {whose ? ofWhat(line, whose) : line}
    </span>
  );
}

/** A link to the next step for readers who cannot wait: they are at the airport, or were charged twice. */
export interface Jump {
  to: string;
  words: string;
}

function JumpLine({ jump }: { jump: Jump | undefined }) {
  return (
    jump && (
      <p className="self">
        <a href={jump.to}>{jump.words}</a>
      </p>
    )
  );
}

const ownCancelled: ReadFact = { readOn: commonFacts.readOn, ...commonFacts.facts.ownCancellation };

interface OwnCancellationAnswerProps {
  airline: Airline;
  jump: Jump | undefined;
  source: ReactNode;
}

/** Shown first on refund pages: visitors should not cancel a flight that the airline has already cancelled. */
function OwnCancellationAnswer({ airline, jump, source }: OwnCancellationAnswerProps) {
  return (
    <div>
      <p>{ownCancellation(airline)}</p>
      <p className="self">
        <a href={`#${ownCancellationId}`}>İptalde ne yapmalı?</a>
      </p>
      <p className="self">
        Yeni saat uymuyorsa onaylamayın, <a href="/hizmetler/ucus-gecikmesi#saat-degisti">havayoluna yazın</a>
      </p>
      <JumpLine jump={jump} />
      <p className="self">
        {airlineFacts[airline.id].home === 'turkey' ? (
          <>
            AB’den kalktıysanız genellikle AB kuralı uygulanır: <a href="/hizmetler/ucus-gecikmesi#hesap">hesaplayın</a>
          </>
        ) : (
          <>
            Yurt dışından dönüyorsanız Türkiye kuralı uygulanmaz:{' '}
            <a href="/hizmetler/ucus-gecikmesi#donus">ne istenir?</a>
          </>
        )}
      </p>
      {source}
    </div>
  );
}

interface AnswerProps {
  airline: Airline;
  service: AirlineService;
  content: AirlineServiceContent;
  /** A link shown beside the first answer. */
  jump: Jump | undefined;
}

/** Links to the page's parts, for readers whose question the answers leave open. */
function Topics({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="topics" aria-label="Bu sayfada">
      {parts.map((part) => (
        <li key={part.topic}>
          <a href={`#${anchorOf(part)}`}>{part.topic}</a>
        </li>
      ))}
    </ul>
  );
}

/**
 * An airline page's answer to the most common question, directly followed by how to do it without calling us; then the
 * sources, the second answer and the page's other topics.
 */
export function Answer({ airline, service, content, jump }: AnswerProps) {
  const { site } = airlineFacts[airline.id];
  const { words, whole = words, wholeByAirline, by, byAirline, also, alsoAirline } = ownWays[service];
  const how = byAirline?.[airline.id] ?? by;
  const besides = alsoAirline?.[airline.id] ?? also;
  const facts = content.answers.map((key) => [key, factOf(airline.id, key)] as const);
  const isRefund = service === 'iptal-iade';
  const first = isRefund ? [ownCancelled] : [];
  const answers = [...first, ...facts.map(([, fact]) => fact)];
  return (
    <div className="ans">
      {isRefund && (
        <OwnCancellationAnswer airline={airline} jump={jump} source={<Source answers={answers} place={0} />} />
      )}
      {facts.map(([key, fact], place) => (
        <div key={key}>
          <p>{inline(fact.short ?? fact.text)}</p>
          {place === 0 && (
            <>
              <p className="self">
                {wholeByAirline?.[airline.id] ?? whole}: <a href={`https://${site}`}>{site}</a>
                {how && `, ${how}`}
              </p>
              {besides && <p className="self">{inline(besides)}</p>}
              {!isRefund && <JumpLine jump={jump} />}
            </>
          )}
          <Source answers={answers} place={first.length + place} />
        </div>
      ))}
      <Topics parts={topicsOf(content)} />
    </div>
  );
}

const unsourced = 'Kaynağı yok; yaygın bilgi, doğrulamadık';
const onPages =
  'Sayıların kaynağı bu sitedeki havayolu sayfalarında yazar; kaynağı yazmayan yaygın bilgidir, doğrulamadık. Biletinizde yazan esastır';

/** The note below a hub’s answer: what it is based on, and which text is binding. */
const rests: Readonly<Partial<Record<HubService, string>>> = {
  'ucus-gecikmesi':
    'Tutarlar, kapsam ve saat değişikliği mevzuat özetinden, kalanı doğrulamadığımız yaygın bilgi; yürürlükteki mevzuat esastır',
  'ozel-yardim': 'Mevzuat özeti ve doğrulamadığımız yaygın bilgi; yürürlükteki mevzuat esastır',
  'kayip-esya': 'Mevzuat özeti ve doğrulamadığımız yaygın bilgi; yürürlükteki mevzuat esastır',
  'bilet-sorgulama': unsourced,
  'rezervasyon-yonetimi': unsourced,
  'sik-sorulan-sorular': 'Mevzuat özeti ve yaygın bilgi; yaygın bilgiyi doğrulamadık',
};

interface HubAnswerProps {
  service: HubService;
  /** The first line is the answer; the others add to it. */
  lines: readonly string[];
  checkedOn: string;
  /** Links to sections of the page: the comparison, the tool, how to do it oneself. */
  jumps: readonly Jump[];
  topics: readonly Part[];
}

/** Links from the hub's answer to each airline's page. */
function ByAirline({ service }: { service: AirlineService }) {
  return (
    <ul className="by" aria-label="Havayolunuzun yanıtı">
      {airlineList.map(({ id, shortName }) => (
        <li key={id}>
          <a href={airlinePath(id, service)}>{shortName}</a>
        </li>
      ))}
    </ul>
  );
}

export function HubAnswer({ service, lines: [first, ...more], checkedOn, jumps, topics }: HubAnswerProps) {
  const base = rests[service] ?? onPages;
  return (
    <div className="ans">
      <p>{first}</p>
      {jumps.map(({ to, words }) => (
        <a key={to} className="jump" href={to}>
          {words}
        </a>
      ))}
      {more.map((line) => (
        <p key={line}>{inline(line)}</p>
      ))}
      {hasAirlinePages(service) && <ByAirline service={service} />}
      <span className="src">
        {base}. {base === unsourced ? 'Gözden geçirdiğimiz' : 'Kaynakları okuduğumuz'} gün:{' '}
        <CheckedOn day={checkedOn} />
      </span>
      <Topics parts={topics} />
    </div>
  );
}
