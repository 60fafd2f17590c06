import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDate } from '../../domain/days/dates.ts';
import { letter } from '../tools/delay/letter.ts';
import { assess, type Flight, type Outcome } from '../tools/delay/rules.ts';
import { deadlines, headline, kilometres, lines } from '../tools/delay/words.ts';
import { findPlaces, type Place, places, spellPlace } from '../tools/places.ts';
import { carriers } from '../tools/tables/carriers.ts';
import { lawReadOn } from '../tools/tables/law.ts';
import { typeset } from '../typeset.ts';
import { Choices } from './choices.tsx';
import { CopyText } from './copy-text.tsx';
import { useInSight } from './in-sight.ts';

/** The ends of the route, as named in the form. */
type End = 'from' | 'to';

interface Result {
  flight: Flight;
  /** Other airports that the text could mean. */
  others: Readonly<Record<End, readonly Place[]>>;
  outcome: Outcome;
  text: string;
}

interface Mistake {
  /** Name of the field to correct. */
  field: string;
  message: string;
}

/** A word with more matches is too short to be a name. */
const mostOthers = 5;

/**
 * The airports that a field may mean. A name that left a choice keeps it open once the field shows the airport in full.
 */
function meant(typed: string, likeliest: string | undefined, before: readonly Place[] = []): readonly Place[] {
  const found = findPlaces(typed, likeliest);
  const [place] = found;
  return place && found.length === 1 && before.includes(place)
    ? [place, ...before.filter((other) => other !== place)]
    : found;
}

function read(form: HTMLFormElement, before: Result | null): Result | Mistake {
  const data = new FormData(form);
  const said = <T extends string>(name: string) => String(data.get(name) ?? '') as T;
  const carrier = carriers.find(({ id }) => id === said('carrier'));
  const open = (end: End) =>
    meant(said(end), carrier?.airport, before ? [before.flight[end], ...before.others[end]] : []);
  const [from, ...otherFrom] = open('from');
  if (!from) return { field: 'from', message: 'Kalkış yerini listemizden seçin: kentin adı ya da üç harfli kod.' };
  const [to, ...otherTo] = open('to');
  if (!to) return { field: 'to', message: 'Varış yerini listemizden seçin: kentin adı ya da üç harfli kod.' };
  if (from === to) return { field: 'to', message: 'Kalkış ile varış aynı görünüyor; son varış noktasını yazın.' };
  if (!carrier) return { field: 'carrier', message: 'Uçuşu yapan havayolunu seçin.' };
  if (said('event') === 'delay' && !said('late')) return { field: 'late', message: 'Gecikmenin süresini seçin.' };
  const flight: Flight = {
    from,
    to,
    carrier: carrier.home,
    event: said('event'),
    late: said('late'),
    notice: said('notice'),
    offer: said('offer'),
    cause: said('cause'),
    refusal: said('refusal'),
  };
  const outcome = assess(flight);
  const others = { from: otherFrom.slice(0, mostOthers), to: otherTo.slice(0, mostOthers) };
  return { flight, others, outcome, text: letter(flight, outcome, carrier) };
}

/** Says beside a field why it needs correcting. */
function Reason({ mistake, field }: { mistake: Mistake | null; field: string }) {
  if (mistake?.field !== field) return null;
  return (
    <span className="mistake" id="mistake" role="alert">
      {mistake.message}
    </span>
  );
}

function PlaceField({ name, children, mistake }: { name: End; children: string; mistake: Mistake | null }) {
  const wrong = mistake?.field === name;
  return (
    <label>
      {children}
      <input
        name={name}
        list="places"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'mistake' : undefined}
      />
      <Reason mistake={mistake} field={name} />
    </label>
  );
}

/** Says which airport was chosen if several match, and offers the others. */
function Taken({ flight, others, take }: Result & { take: (end: End, place: Place) => void }) {
  return (['from', 'to'] as const).map(
    (end) =>
      others[end].length > 0 && (
        <p key={end} className="taken">
          {end === 'from' ? 'Kalkış' : 'Varış'}: {spellPlace(flight[end])} alındı. Başkası mıydı?{' '}
          {others[end].map((place) => (
            <button key={place.code} type="button" onClick={() => take(end, place)}>
              {spellPlace(place)}
            </button>
          ))}
        </p>
      ),
  );
}

function Answer({ flight, outcome }: Result) {
  const [large, after] = headline(outcome);
  return (
    <>
      <p className="legs">
        {flight.from.code} – {flight.to.code}, yaklaşık {kilometres(outcome.kilometres)}
      </p>
      <p className={outcome.verdict === 'none' ? 'sum nil' : 'sum'}>
        <b>{typeset(large)}</b> {after}
      </p>
      <dl>
        {lines(flight, outcome).map(([about, text]) => (
          <div key={about + text}>
            <dt>{about}</dt>
            <dd>{typeset(text)}</dd>
          </div>
        ))}
      </dl>
      <small>
        Mevzuat özetinden okundu, {formatDate(lawReadOn)}. Hukuki görüş değildir
        {outcome.verdict === 'none' ? '.' : '; havayolu olağanüstü hâli belgelerse tazminat doğmaz.'}
      </small>
    </>
  );
}

/** Works out in the browser what a passenger may ask for after a delay, a cancellation or a denied boarding. */
export function DelayCalculator() {
  const [result, setResult] = useState<Result | null>(null);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const [listed, setListed] = useState(false);
  const answer = useInSight<HTMLDivElement>(result);
  const form = useRef<HTMLFormElement>(null);
  // Rendered later: hundreds of airports would slow every visit.
  useEffect(() => setListed(true), []);
  // A visitor from another page has chosen the airline there: its id is the address's fragment.
  useEffect(() => {
    const chosen = carriers.find(({ id }) => location.hash === `#${id}`);
    const list = form.current?.querySelector('select');
    if (chosen && list && !list.value) list.value = chosen.id;
  }, []);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = read(event.currentTarget, result);
    setMistake('field' in found ? found : null);
    setResult('field' in found ? null : found);
    if ('field' in found) {
      const wrong = field(found.field);
      wrong?.focus();
      wrong?.closest('label,fieldset')?.scrollIntoView({ block: 'center' });
      return;
    }
    // Show in the fields what was understood.
    for (const name of ['from', 'to'] as const) write(name, found.flight[name]);
  };

  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const write = (end: End, place: Place) => {
    const input = field(end);
    if (input) input.value = spellPlace(place);
  };
  const take = (end: End, place: Place) => {
    write(end, place);
    form.current?.requestSubmit();
  };

  return (
    <>
      <div className="calc">
        <div className="calc-top">
          <b>Tazminat hesabı</b>
          <span>Kurallar {formatDate(lawReadOn)} günündeki hâliyle</span>
        </div>
        <form ref={form} onSubmit={search} noValidate>
          <PlaceField name="from" mistake={mistake}>
            Nereden
          </PlaceField>
          <PlaceField name="to" mistake={mistake}>
            Nereye (son varış)
          </PlaceField>
          {listed && (
            <datalist id="places">
              {places.map((place) => (
                <option key={place.code} value={spellPlace(place)} />
              ))}
            </datalist>
          )}
          <label className="all">
            Uçuşu yapan havayolu
            <select
              name="carrier"
              aria-invalid={mistake?.field === 'carrier' || undefined}
              aria-describedby={mistake?.field === 'carrier' ? 'mistake' : 'flew'}
            >
              <option value="">Seçin</option>
              {carriers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <Reason mistake={mistake} field="carrier" />
            <small id="flew">Biniş kartında “operated by” satırında yazar.</small>
          </label>
          <Choices name="event" legend="Ne oldu?" className="all">
            {{ delay: 'Gecikti', cancel: 'İptal edildi', denied: 'Uçağa alınmadım' }}
          </Choices>
          <Choices
            name="late"
            legend="Son varışta ne kadar geç kaldınız?"
            className="all if-delay"
            open
            wrong={<Reason mistake={mistake} field="late" />}
          >
            {{ under3: '3 saatten az', '3to4': '3–4 saat', '4to5': '4–5 saat', '5plus': '5 saat ve üzeri' }}
          </Choices>
          <Choices name="notice" legend="İptal ne zaman bildirildi?" className="all if-cancel">
            {{ under7: '7 günden az kala', '7to14': '7–14 gün önce', over14: '14 gün ve daha önce' }}
          </Choices>
          <Choices
            name="offer"
            legend="Başka uçuş önerildi mi?"
            className="all if-cancel"
            help="Sınır: en çok 1 saat erken kalkış, 2 saatten az geç varış; 7–14 gün önceyse 2 ve 4 saat."
          >
            {{ none: 'Önerilmedi', within: 'Evet, sınırlar içinde', beyond: 'Evet, sınırı aşıyor' }}
          </Choices>
          <Choices name="refusal" legend="Neden alınmadınız?" className="all if-denied">
            {{ seats: 'Yer yokmuş', own: 'Belge, sağlık, güvenlik ya da geç gelme' }}
          </Choices>
          <label className="all if-cause">
            Havayolunun söylediği neden
            <select name="cause">
              <option value="unknown">Söylenmedi</option>
              <option value="technical">Teknik arıza</option>
              <option value="operations">Personel, uçak ya da planlama</option>
              <option value="weather">Hava koşulları</option>
              <option value="airspace">Hava sahası ya da trafik kısıtlaması</option>
              <option value="security">Güvenlik</option>
              <option value="strike">Grev</option>
            </select>
          </label>
          <button className="btn all" type="submit">
            Hakkımı hesapla
          </button>
          <small className="all">Hesap bu sayfada yapılır; yazdıklarınız hiçbir yere gönderilmez.</small>
        </form>
        <div className="res" role="status" ref={answer}>
          {result ? (
            <>
              <Taken {...result} take={take} />
              <Answer {...result} />
            </>
          ) : (
            <p>Uçuşunuzu yazın; geçerli kuralı, tutarı ya da tazminatın neden doğmadığını burada okuyun.</p>
          )}
        </div>
      </div>
      <div className={result ? 'then' : 'then alone'}>
        <section aria-labelledby="sirayla">
          <h2 id="sirayla">Sırayla ne yapılır?</h2>
          <ol className="line">
            {deadlines(result?.outcome ?? null).map(([title, text]) => (
              <li key={title}>
                <b>{typeset(title)}</b>
                <p>{typeset(text)}</p>
              </li>
            ))}
          </ol>
        </section>
        {result && <CopyText text={result.text} />}
      </div>
    </>
  );
}
