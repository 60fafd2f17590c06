import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { todayIn } from '../../../../domain/days/dates.ts';
import type { PastedBooking } from '../../../../domain/pasted-booking/read-booking.ts';
import type { EntryField } from '../../../../domain/records/record-fields.ts';
import { groupDigits } from '../../../../domain/text/money.ts';
import { foldText } from '../../../../domain/text/turkish.ts';
import { agency, lists } from '../../../agency.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldFrame } from '../../../ui/Field.tsx';
import { showError } from '../../../ui/toast.ts';
import { fieldsText, type PastedFill, stillPasted, valuesOf } from '../entries/pasted-fill.ts';
import { MarkedText } from './MarkedText.tsx';
import { PaidChoice } from './PaidChoice.tsx';
import css from './PastePanel.module.css';
import type { Passengers } from './passengers.ts';
import { type EntryForm, fillForm } from './use-entry-form.ts';

const readDelay = 500;
const nothing = 'Bu metinden bilgi çıkarılamadı. Tek bir uçuş rezervasyonunun metnini bütünüyle yapıştırın.';

interface Props {
  form: EntryForm;
  passengers: Passengers;
  onClose: () => void;
}

interface Outcome {
  booking: PastedBooking;
  left: PastedFill['left'];
}

/** Fills the form from a pasted text, which is kept only while this panel is open. */
export function PastePanel({ form, passengers, onClose }: Props) {
  const { draft, pasted, paid } = form.read().entry;
  const unconfirmed = stillPasted(pasted, draft);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isTyping, setTyping] = useState(true);
  /** The latest text to read: results of earlier texts are ignored. */
  const wanted = useRef<{ text: string } | null>(null);
  const isFound = outcome !== null && hasFound(outcome.booking);
  const here = [draft.fullName, ...passengers.list.map(({ fullName }) => fullName)].map(foldText);
  const named = outcome?.booking.passengers.map(({ value }) => value) ?? [];
  const others = named.length > 1 ? named.filter((name) => !here.includes(foldText(name))) : [];

  useEffect(() => {
    wanted.current = { text: '' };
    // Load the reader before a text is pasted.
    loadReader().catch(() => {});
    return () => {
      wanted.current = null;
    };
  }, []);

  async function read(pasted: string, isWhole: boolean) {
    const own = { text: pasted };
    wanted.current = own;
    try {
      const { readBooking } = await loadReader();
      if (wanted.current !== own) return;
      const booking = readBooking(pasted, lists, todayIn(agency.timeZone));
      setOutcome(
        pasted.trim() === '' ? null : { booking, left: fillForm(form, valuesOf(booking), booking.paid?.value).left },
      );
      if (isWhole && hasFound(booking)) setTyping(false);
    } catch {
      showError('Okunamadı', 'Bağlantınızı kontrol edip “Oku” ile yeniden deneyin. Yine olmazsa sayfayı yenileyin.');
    }
  }

  const readTyped = useEffectEvent((typed: string) => wanted.current?.text === typed || void read(typed, false));
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => readTyped(text), readDelay);
    return () => clearTimeout(timer);
  }, [text, isTyping]);

  function change({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    setText(target.value);
    if (/^insertFrom(Paste|Drop)/.test((nativeEvent as InputEvent).inputType ?? '')) void read(target.value, true);
  }

  function takeBack() {
    fillForm(form, {});
    setOutcome(null);
    setTyping(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <section className={css.panel} aria-label="Yapıştır ve doldur" onKeyDown={onKeyDown}>
      {isTyping ? (
        <FieldFrame label="Yapıştırın: onay e-postası, seyahat planı, GDS metni">
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} ${css.text}`}
              ref={begin}
              rows={4}
              autoComplete="off"
              // Some browsers send texts to an online spell checker: this text has data of customers.
              spellCheck={false}
              value={text}
              onChange={change}
            />
          )}
        </FieldFrame>
      ) : (
        outcome && <MarkedText booking={outcome.booking} />
      )}
      <div role="status" className={css.told}>
        {outcome && !isFound && <p>{nothing}</p>}
        {outcome && isFound && <Summary outcome={outcome} unconfirmed={unconfirmed} />}
      </div>
      {paid && <PaidChoice paid={paid.value} draft={draft} set={(changes) => form.change({ do: 'type', changes })} />}
      <div className={css.buttons}>
        {unconfirmed.length > 0 && (
          <Button
            look="primary"
            icon="check"
            onClick={() => {
              form.change({ do: 'confirmPasted' });
              onClose();
            }}
          >
            Hepsini onayla
          </Button>
        )}
        {unconfirmed.length > 0 && <Button onClick={takeBack}>Geri al</Button>}
        {others.length > 0 && passengers.add && (
          <Button icon="users" onClick={() => passengers.add?.(others)}>
            {others.length === 1 ? 'Diğer yolcuyu ekle' : `Diğer ${others.length} yolcuyu ekle`}
          </Button>
        )}
        {isTyping ? (
          <Button onClick={() => void read(text, true)}>Oku</Button>
        ) : (
          <Button onClick={() => setTyping(true)}>Metni değiştir</Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Kapat
        </Button>
      </div>
    </section>
  );
}

const loadReader = () => import('../../../../domain/pasted-booking/read-booking.ts');

function roundedText({ text, paid }: PastedBooking): string | null {
  const [exact] = /\d[\d., ]*[.,](?!00)\d\d(?!\d)/.exec(paid ? text.slice(paid.start, paid.end) : '') ?? [];
  return paid && exact
    ? `Metindeki tutar ${exact} TL; kuruşsuz ${groupDigits(paid.value)} TL alındı, kontrol edin.`
    : null;
}

const hasFound = ({ fields, passengers, paid }: PastedBooking) =>
  Object.keys(fields).length > 0 || passengers.length > 0 || paid !== null;

function begin(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}

function Summary({ outcome, unconfirmed }: { outcome: Outcome; unconfirmed: readonly EntryField[] }) {
  const { booking, left } = outcome;
  const names = booking.passengers.map(({ value }) => value);
  const kept = Object.keys(left) as EntryField[];
  const isNamed = unconfirmed.includes('fullName');
  const rounded = roundedText(booking);
  return (
    <>
      <p>
        {unconfirmed.length > 0 ? (
          <>
            <b>Metinden {unconfirmed.length} alan önerildi:</b> {fieldsText(unconfirmed)}. Kesik çizgili alanlara bakıp
            onaylayın.
          </>
        ) : (
          'Metinden alınan, onaylanmamış bir değer yok.'
        )}
      </p>
      {rounded && <p>{rounded}</p>}
      {kept.length > 0 && <p>Alan dolu olduğu için yazılmadı: {fieldsText(kept, left)}.</p>}
      {names.length > 1 && (
        <p>
          {names.length} yolcu: {names.join(', ')}; {isNamed ? 'forma ilki yazıldı' : 'forma hiçbiri yazılmadı'}.
        </p>
      )}
    </>
  );
}
