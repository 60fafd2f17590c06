import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDate } from '../../domain/days/dates.ts';
import { choices } from '../tools/delay/choices.ts';
import { deadlines } from '../tools/delay/steps.ts';
import { carriers } from '../tools/tables/carriers.ts';
import { lawReadOn } from '../tools/tables/law-sources.ts';
import { typeset } from '../typeset.ts';
import { Choices } from './choices.tsx';
import type { End, Mistake, Result } from './delay-answer.tsx';
import { useInSight } from './in-sight.ts';

/** Loads the airports, the rules and the letter; needed only once the user starts typing. */
const fetchAnswer = () => import('./delay-answer.tsx');

function Reason({ mistake, field }: { mistake: Mistake | null; field: string }) {
  if (mistake?.field !== field) return null;
  return (
    <span className="mistake" id="mistake" role="alert">
      {mistake.message}
    </span>
  );
}

function PlaceField(props: { name: End; children: string; mistake: Mistake | null; begun: () => void }) {
  const { name, children, mistake, begun } = props;
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
        onInput={begun}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'mistake' : undefined}
      />
      <Reason mistake={mistake} field={name} />
    </label>
  );
}

export function DelayCalculator() {
  const [known, setKnown] = useState<Awaited<ReturnType<typeof fetchAnswer>> | null>(null);
  const [cutOff, setCutOff] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const answer = useInSight<HTMLDivElement>(result ?? cutOff);
  const form = useRef<HTMLFormElement>(null);
  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const write = (end: End, name: string) => {
    const input = field(end);
    if (input) input.value = name;
  };

  const prepare = () => {
    if (!known) fetchAnswer().then(setKnown, () => {});
  };
  useEffect(() => {
    // The previous page passes the airline chosen there in the URL fragment.
    const chosen = carriers.find(({ id }) => location.hash === `#${id}`);
    const list = form.current?.querySelector('select');
    if (chosen && list && !list.value) list.value = chosen.id;
    // The user may have started typing before hydration.
    const places = form.current?.querySelectorAll<HTMLInputElement>('[list]') ?? [];
    if ([...places].some(({ value }) => value)) fetchAnswer().then(setKnown, () => {});
  }, []);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = event.currentTarget;
    const fetched = known ?? (await fetchAnswer().catch(() => null));
    setKnown(fetched);
    setCutOff(!fetched);
    if (!fetched) return;
    const found = fetched.reckon(asked, result);
    setMistake('field' in found ? found : null);
    setResult('field' in found ? null : found);
    if ('field' in found) {
      const wrong = field(found.field);
      wrong?.focus();
      wrong?.closest('label,fieldset')?.scrollIntoView({ block: 'center' });
      return;
    }
    for (const name of ['from', 'to'] as const) write(name, fetched.spellPlace(found.flight[name]));
  };
  const take = (end: End, name: string) => {
    write(end, name);
    form.current?.requestSubmit();
  };

  return (
    <>
      <div className="calc">
        <div className="calc-top">
          <b>Tazminat hesabı</b>
          <span>Kuralların özetini {formatDate(lawReadOn)} günü okuduk; AB kuralının değişmesi gündemde</span>
        </div>
        <form ref={form} onSubmit={search} noValidate>
          <PlaceField name="from" mistake={mistake} begun={prepare}>
            Nereden
          </PlaceField>
          <PlaceField name="to" mistake={mistake} begun={prepare}>
            Nereye (son varış)
          </PlaceField>
          <datalist id="places">{known && <known.PlaceNames />}</datalist>
          <small className="all">Tek biletle aktarmalıysa ilk kalkışla son varışı yazın.</small>
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
            {choices.event}
          </Choices>
          <Choices
            name="late"
            legend="Son varışta uçağın kapısı açıldığında ne kadar geç kalmıştınız?"
            className="all if-delay"
            help="AB kuralında kapının açılışı sayılır; SHGM’ninkini bulamadık."
            open
            wrong={<Reason mistake={mistake} field="late" />}
          >
            {choices.late}
          </Choices>
          <Choices name="notice" legend="Ne zaman bildirildi?" className="all if-told">
            {choices.notice}
          </Choices>
          <Choices name="advance" legend="Kalkış ne kadar öne alındı?" className="all if-earlier">
            {choices.advance}
          </Choices>
          <Choices
            name="offer"
            legend="Başka uçuş önerildi mi?"
            className="all if-cancel"
            help="Sınır: en çok 1 saat erken kalkış, 2 saatten az geç varış; 7–13 gün önceyse 2 ve 4 saat."
          >
            {choices.offer}
          </Choices>
          <Choices name="refusal" legend="Neden alınmadınız?" className="all if-denied">
            {choices.refusal}
          </Choices>
          <Choices
            name="arrival"
            legend="Önerilen uçuş son varışa ne kadar geç ulaşıyordu?"
            className="all if-offered"
            open
            wrong={<Reason mistake={mistake} field="arrival" />}
          >
            {choices.arrival}
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
          {known && result ? (
            <>
              <known.Taken {...result} take={take} />
              <known.Answer {...result} />
            </>
          ) : (
            <p>
              {cutOff
                ? 'Hesap inemedi. Bağlantınıza bakıp yeniden deneyin; yazdıklarınız yerinde duruyor.'
                : 'Sonuç burada çıkar.'}
            </p>
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
        {known && result && <known.CopyText text={result.text} />}
      </div>
    </>
  );
}
