import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDate } from '../../domain/dates.ts';
import { letter } from '../tools/delay/letter.ts';
import { assess, type Flight, type Outcome } from '../tools/delay/rules.ts';
import { deadlines, headline, kilometres, lines } from '../tools/delay/words.ts';
import { findPlace, places, spellPlace } from '../tools/places.ts';
import { carriers } from '../tools/tables/carriers.ts';
import { lawReadOn } from '../tools/tables/law.ts';
import { Choices } from './choices.tsx';
import { CopyText } from './copy-text.tsx';

interface Result {
  flight: Flight;
  outcome: Outcome;
  text: string;
}

interface Mistake {
  /** Name of the field that has to be mended. */
  field: string;
  message: string;
}

function read(form: HTMLFormElement): Result | Mistake {
  const data = new FormData(form);
  const said = <T extends string>(name: string) => String(data.get(name) ?? '') as T;
  const from = findPlace(said('from'));
  if (!from) return { field: 'from', message: 'Kalkış yerini listemizden seçin: kentin adı ya da üç harfli kod.' };
  const to = findPlace(said('to'));
  if (!to) return { field: 'to', message: 'Varış yerini listemizden seçin: kentin adı ya da üç harfli kod.' };
  if (from === to) return { field: 'to', message: 'Kalkış ile varış aynı görünüyor; son varış noktasını yazın.' };
  const carrier = carriers.find(({ id }) => id === said('carrier'));
  if (!carrier) return { field: 'carrier', message: 'Uçuşu yapan havayolunu seçin.' };
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
  return { flight, outcome, text: letter(flight, outcome, carrier) };
}

function PlaceField({ name, children, wrong }: { name: string; children: string; wrong: boolean }) {
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
    </label>
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
        <b>{large}</b> {after}
      </p>
      <dl>
        {lines(flight, outcome).map(([about, text]) => (
          <div key={about + text}>
            <dt>{about}</dt>
            <dd>{text}</dd>
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

/** What may be asked for after a delay, a cancellation or a refusal; reckoned in the browser. */
export function DelayCalculator() {
  const [result, setResult] = useState<Result | null>(null);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const [listed, setListed] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  // Hundreds of airports would weigh on every visit.
  useEffect(() => setListed(true), []);
  useEffect(() => {
    if (result) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = read(form);
    setMistake('field' in found ? found : null);
    setResult('field' in found ? null : found);
    const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
    if ('field' in found) return field(found.field)?.focus();
    // What was understood stands where it was typed.
    for (const name of ['from', 'to'] as const) {
      const input = field(name);
      if (input) input.value = spellPlace(found.flight[name]);
    }
  };

  return (
    <>
      <div className="calc">
        <div className="calc-top">
          <b>Tazminat hesabı</b>
          <span>Kurallar {formatDate(lawReadOn)} günündeki hâliyle</span>
        </div>
        <form onSubmit={search} noValidate>
          <PlaceField name="from" wrong={mistake?.field === 'from'}>
            Nereden
          </PlaceField>
          <PlaceField name="to" wrong={mistake?.field === 'to'}>
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
            <small id="flew">Biniş kartında “operated by” satırında yazar.</small>
          </label>
          <Choices name="event" legend="Ne oldu?" className="all">
            {{ delay: 'Gecikti', cancel: 'İptal edildi', denied: 'Uçağa alınmadım' }}
          </Choices>
          <Choices name="late" legend="Son varışta ne kadar geç kaldınız?" className="all if-delay">
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
          <p className="all mistake" id="mistake" role="alert">
            {mistake?.message}
          </p>
          <small className="all">Hesap bu sayfada yapılır; yazdıklarınız hiçbir yere gönderilmez.</small>
        </form>
        <div className="res" role="status" ref={answer}>
          {result ? (
            <Answer {...result} />
          ) : (
            <p>Uçuşunuzu yazın; geçerli kuralı, tutarı ya da tazminatın neden doğmadığını burada okuyun.</p>
          )}
        </div>
      </div>
      <div className="then">
        <section aria-labelledby="sirayla">
          <h2 id="sirayla">Sırayla ne yapılır?</h2>
          <ol className="line">
            {deadlines(result?.outcome ?? null).map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        {result && <CopyText text={result.text} />}
      </div>
    </>
  );
}
