import { useMemo, useState } from 'react';
import { type IsoDate, todayIn } from '../../../../domain/days/dates.ts';
import type { ImportField } from '../../../../domain/import/columns.ts';
import { findRepeated } from '../../../../domain/import/duplicates.ts';
import { readListedRow } from '../../../../domain/import/rows.ts';
import type { Finder } from '../../../../domain/import/values.ts';
import { netAmounts } from '../../../../domain/records/sums.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { agency } from '../../../agency.ts';
import { Button } from '../../../ui/Button.tsx';
import { SumList } from '../list/SumList.tsx';
import { DayOrderChoice } from './DayOrderChoice.tsx';
import type { Outcome } from './DoneStep.tsx';
import shared from './ImportDialog.module.css';
import { columnName, inLira } from './import-texts.ts';
import { foundOrder, headingsOf, type ListedRow, leftOutOf, type OpenedList, readingOrder } from './opened-list.ts';
import css from './PreviewStep.module.css';
import { PreviewTable } from './PreviewTable.tsx';
import { RefusedButton } from './RefusedButton.tsx';
import { type Compared, useComparison } from './use-comparison.ts';
import { type Sending, useSending } from './use-sending.ts';

interface Props {
  list: OpenedList;
  columns: ReadonlyMap<ImportField, readonly number[]>;
  rows: readonly ListedRow[];
  /** Rows that add others up, which are skipped. */
  totals: number;
  find: Finder;
  onChange: (list: OpenedList) => void;
  onBack: () => void;
  onSending: (state: Sending) => void;
  onDone: (outcome: Outcome) => void;
}

const nothing: Compared = { stored: new Map(), closedDays: new Set() };
const views = { all: 'Tümü', faulty: 'Hatalı', repeated: 'Tekrar', doubtful: 'Uyarılı' } as const;
type View = keyof typeof views;

/** Shows every row as it would be stored. Nothing is stored before its button is pressed. */
export function PreviewStep({ list, columns, rows, totals, find, onChange, onBack, onSending, onDone }: Props) {
  const [chosen, setChosen] = useState<View | null>(null);
  const [withoutFaulty, setWithoutFaulty] = useState(false);
  const [withRepeated, setWithRepeated] = useState(false);
  const { state, send } = useSending(onSending);

  const found = useMemo(() => foundOrder(columns, rows), [columns, rows]);
  const read = useMemo(() => {
    const today = todayIn(agency.timeZone);
    const { refundSaleTypes, largeAmount } = agency;
    const { choices } = list;
    const dayOrder = readingOrder(list.dayOrder, found);
    const rules = { columns, find, choices, dayOrder, refundSaleTypes, largeAmount, today };
    return (closedDays: ReadonlySet<IsoDate>) =>
      rows.map(({ cells, line }) => readListedRow(cells, line, { ...rules, closedDays }));
  }, [rows, columns, find, list, found]);
  const plain = useMemo(() => read(nothing.closedDays), [read]);
  const { compared, error, again } = useComparison(plain);
  const { stored, closedDays } = compared ?? nothing;
  const sales = useMemo(() => (closedDays.size === 0 ? plain : read(closedDays)), [read, plain, closedDays]);
  const repeated = useMemo(() => findRepeated(sales, stored), [sales, stored]);

  const groups = useMemo(() => {
    const faulty = sales.filter(({ input }) => input === null);
    const doubtful = sales.filter(({ input, doubts }) => input !== null && Object.keys(doubts).length > 0);
    return { all: sales, faulty, repeated: sales.filter(({ line }) => repeated.has(line)), doubtful };
  }, [sales, repeated]);
  const taken = useMemo(
    () => sales.filter(({ input, line }) => input !== null && (withRepeated || !repeated.has(line))),
    [sales, repeated, withRepeated],
  );
  const sums = useMemo(() => {
    const inputs = taken.flatMap(({ input }) => (input ? [input] : []));
    return netAmounts(inputs, agency.refundSaleTypes);
  }, [taken]);
  const leftOut = useMemo(() => {
    const headings = headingsOf(list);
    return leftOutOf(list, rows)
      .map(({ column, total }) => `${columnName(headings, column)} ${inLira(total)} TL`)
      .join(', ');
  }, [rows, list]);
  const refused = useMemo(() => {
    const lines = new Set(taken.map(({ line }) => line));
    return sales.filter(({ line }) => !lines.has(line)).map((row) => ({ row, repeated: repeated.get(row.line) }));
  }, [sales, taken, repeated]);

  const hasFaulty = groups.faulty.length > 0;
  const view = chosen !== null && groups[chosen].length > 0 ? chosen : hasFaulty ? 'faulty' : 'all';
  const fixed = state !== 'idle';
  const ready = compared !== null && state !== 'busy' && taken.length > 0 && (!hasFaulty || withoutFaulty);

  async function store() {
    const inputs = taken.flatMap(({ input }) => (input ? [input] : []));
    const clientRefs = await send(inputs, again);
    if (clientRefs === null) return;
    const days = inputs.flatMap(({ date }) => (date === null ? [] : [date])).sort();
    const [start, end] = [days[0], days.at(-1)];
    onDone({ list, clientRefs, totals: sums, days: start && end ? { start, end } : null, refused });
  }

  function status(): string {
    if (state === 'busy') return `${formatCount(taken.length)} satır kaydediliyor; ya hepsi kaydedilir ya hiçbiri.`;
    if (state === 'unsure') return 'Sunucudan yanıt gelmedi. Aynı satırları yeniden gönderin; iki kez kaydedilmezler.';
    if (error) return `Kayıtlarla karşılaştırılamadı. ${error}`;
    if (!compared) return 'Kayıtlarla karşılaştırılıyor…';
    if (taken.length === 0) return 'Aktarılacak satır yok.';
    if (hasFaulty && !withoutFaulty) return 'Dosyayı düzeltip yeniden seçin veya hatalı satırlar olmadan aktarın.';
    return totals > 0 ? `${formatCount(totals)} toplam satırı atlandı.` : '';
  }

  return (
    <>
      <div className={css.bar}>
        <fieldset className={css.views}>
          <legend className="sr-only">Gösterilen satırlar</legend>
          {(Object.keys(views) as View[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              aria-disabled={groups[name].length === 0}
              data-kind={name}
              onClick={() => groups[name].length > 0 && setChosen(name)}
            >
              {views[name]} <span>{formatCount(groups[name].length)}</span>
            </button>
          ))}
        </fieldset>
        {refused.length > 0 && compared && <RefusedButton list={list} refused={refused} />}
      </div>
      {found !== null && found !== 'dayFirst' && (
        <DayOrderChoice
          found={found}
          chosen={list.dayOrder}
          disabled={fixed}
          onChoose={(dayOrder) => onChange({ ...list, dayOrder })}
        />
      )}
      <PreviewTable rows={groups[view]} repeated={repeated} faultsFirst={view !== 'all'} />
      <div className={css.choices}>
        {hasFaulty && (
          <label>
            <input
              type="checkbox"
              checked={withoutFaulty}
              disabled={fixed}
              onChange={({ target }) => setWithoutFaulty(target.checked)}
            />
            Yalnız sorunsuz satırları aktar ({formatCount(groups.faulty.length)} hatalı satır alınmaz)
          </label>
        )}
        {groups.repeated.length > 0 && (
          <label>
            <input
              type="checkbox"
              checked={withRepeated}
              disabled={fixed}
              onChange={({ target }) => setWithRepeated(target.checked)}
            />
            Tekrarları da aktar ({formatCount(groups.repeated.length)} satır: PNR, ad ve gün aynı)
          </label>
        )}
      </div>
      <section className={css.sums} aria-label="Aktarılacak kayıtların toplamı">
        <SumList totals={sums} look="paper" explained={false} />
        {leftOut !== '' && (
          <p className={css.leftOut}>Aktarılmayan tutar sütunları: {leftOut}. Almak için “Geri” ile alanını seçin.</p>
        )}
      </section>
      <div className={shared.actions}>
        <Button onClick={() => !fixed && onBack()} aria-disabled={fixed}>
          Geri
        </Button>
        <div className={css.status} role="status" data-error={error !== null || state === 'unsure' || undefined}>
          {status()}
          {(state === 'busy' || (!compared && !error)) && <progress aria-label="Sürüyor" />}
        </div>
        {error ? (
          <Button look="primary" icon="reload" onClick={again}>
            Yeniden karşılaştır
          </Button>
        ) : (
          <Button look="primary" icon="check" aria-disabled={!ready} onClick={() => ready && store()}>
            {state === 'unsure' ? 'Yeniden dene' : `${formatCount(taken.length)} kaydı aktar`}
          </Button>
        )}
      </div>
    </>
  );
}
