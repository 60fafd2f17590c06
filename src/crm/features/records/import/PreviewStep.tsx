import { useMemo, useState } from 'react';
import type { ImportField } from '../../../../domain/import/columns.ts';
import { findRepeated, type Repeated } from '../../../../domain/import/duplicates.ts';
import { type ImportedRow, isDoubtful, type ListedRow } from '../../../../domain/import/imported-row.ts';
import { linksLeftOut } from '../../../../domain/import/left-out.ts';
import type { Finder } from '../../../../domain/import/values.ts';
import type { EntryField } from '../../../../domain/records/record-fields.ts';
import { netAmounts } from '../../../../domain/records/sums.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { agency } from '../../../agency.ts';
import { Button } from '../../../ui/Button.tsx';
import { SumList } from '../list/SumList.tsx';
import { isRefund } from '../requests/refund.ts';
import { DayOrderChoice } from './DayOrderChoice.tsx';
import type { Outcome } from './DoneStep.tsx';
import shared from './ImportDialog.module.css';
import { columnName, inLira, linkTexts } from './import-texts.ts';
import { LettersNotice } from './LettersNotice.tsx';
import type { Letters } from './letters.ts';
import { leftOutOf, mendList, type OpenedList } from './opened-list.ts';
import css from './PreviewStep.module.css';
import { PreviewTable } from './PreviewTable.tsx';
import { RefusedButton } from './RefusedButton.tsx';
import { useCheckedRows } from './use-checked-rows.ts';
import { type Sending, useSending } from './use-sending.ts';

interface Props {
  list: OpenedList;
  columns: ReadonlyMap<ImportField, readonly number[]>;
  rows: readonly ListedRow[];
  totals: number;
  find: Finder;
  letters: Letters;
  onChange: (list: OpenedList) => void;
  onBack: () => void;
  onSending: (state: Sending) => void;
  onDone: (outcome: Outcome) => void;
}

const noneRepeated: ReadonlyMap<number, Repeated> = new Map();
const views = { all: 'Tümü', faulty: 'Hatalı', repeated: 'Tekrar', doubtful: 'Uyarılı' } as const;
type View = keyof typeof views;

function groupsOf(sales: readonly ImportedRow[], repeated: ReadonlyMap<number, Repeated>): Record<View, ImportedRow[]> {
  return {
    all: [...sales],
    faulty: sales.filter(({ input }) => input === null),
    repeated: sales.filter(({ line }) => repeated.has(line)),
    doubtful: sales.filter(isDoubtful),
  };
}

export function PreviewStep({
  list,
  columns,
  rows,
  totals,
  find,
  letters,
  onChange,
  onBack,
  onSending,
  onDone,
}: Props) {
  const [chosen, setChosen] = useState<View | null>(null);
  const [withoutFaulty, setWithoutFaulty] = useState(false);
  const [withRepeated, setWithRepeated] = useState(false);
  const { state, send } = useSending(onSending);

  const checked = useCheckedRows({ list, columns, rows, find, letters });
  const { headings, found, plain, sales, stored, isCompared, error, again } = checked;
  const repeated = useMemo(() => findRepeated(sales, stored, isRefund), [sales, stored]);

  const groups = useMemo(() => groupsOf(sales, repeated), [sales, repeated]);
  const shown = useMemo(() => {
    const were = groupsOf(plain, noneRepeated);
    const stays = (view: View) => {
      const lines = new Set(
        [...groups[view], ...were[view].filter(({ line }) => list.edits.has(line))].map(({ line }) => line),
      );
      return sales.filter(({ line }) => lines.has(line));
    };
    return { all: sales, faulty: stays('faulty'), repeated: groups.repeated, doubtful: stays('doubtful') };
  }, [groups, plain, sales, list.edits]);
  const taken = useMemo(
    () => sales.filter(({ input, line }) => input !== null && (withRepeated || !repeated.has(line))),
    [sales, repeated, withRepeated],
  );
  const sums = useMemo(() => {
    const inputs = taken.flatMap(({ input }) => (input ? [input] : []));
    return netAmounts(inputs, agency.refundSaleTypes);
  }, [taken]);
  const leftOut = useMemo(() => {
    const found = leftOutOf(list, rows);
    return found.map(({ column, total }) => `${columnName(headings, column)} ${inLira(total)} TL`).join(', ');
  }, [rows, list, headings]);
  const links = useMemo(() => {
    const hasRefunds = taken.some(({ input }) => input && isRefund(input));
    return linksLeftOut(
      rows.map(({ cells }) => cells),
      headings,
      hasRefunds,
    );
  }, [rows, headings, taken]);
  const refused = useMemo(() => {
    const lines = new Set(taken.map(({ line }) => line));
    return sales.filter(({ line }) => !lines.has(line)).map((row) => ({ row, repeated: repeated.get(row.line) }));
  }, [sales, taken, repeated]);

  const hasFaulty = groups.faulty.length > 0;
  const view = chosen !== null && shown[chosen].length > 0 ? chosen : shown.faulty.length > 0 ? 'faulty' : 'all';
  const fixed = state !== 'idle';
  const ready = isCompared && state !== 'busy' && taken.length > 0 && (!hasFaulty || withoutFaulty);

  function edit(line: number, field: EntryField, text: string) {
    onChange({ ...list, edits: new Map(list.edits).set(line, { ...list.edits.get(line), [field]: text }) });
  }

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
    if (!isCompared) return 'Kayıtlarla karşılaştırılıyor…';
    if (taken.length === 0) return 'Aktarılacak satır yok.';
    if (hasFaulty && !withoutFaulty) return 'Hatalı hücreleri burada düzeltin veya hatalı satırlar olmadan aktarın.';
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
              aria-disabled={shown[name].length === 0}
              data-kind={name}
              onClick={() => shown[name].length > 0 && setChosen(name)}
            >
              {views[name]} <span>{formatCount(groups[name].length)}</span>
            </button>
          ))}
        </fieldset>
        {refused.length > 0 && isCompared && <RefusedButton list={list} refused={refused} />}
      </div>
      {found !== null && found !== 'dayFirst' && (
        <DayOrderChoice
          found={found}
          chosen={list.dayOrder}
          disabled={fixed}
          onChoose={(dayOrder) => onChange({ ...list, dayOrder })}
        />
      )}
      <div className={css.letters}>
        <LettersNotice
          letters={{ ...letters, lost: null }}
          disabled={fixed}
          onMend={(mend) => onChange(mendList(list, mend))}
        />
      </div>
      <PreviewTable
        rows={shown[view]}
        repeated={repeated}
        edits={list.edits}
        headings={headings}
        faultsFirst={view !== 'all'}
        fixed={fixed}
        onEdit={edit}
      />
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
        {links.map((link) => (
          <p key={link} className={css.leftOut}>
            {linkTexts[link]}
          </p>
        ))}
      </section>
      <div className={shared.actions}>
        <Button onClick={() => !fixed && onBack()} aria-disabled={fixed}>
          Geri
        </Button>
        <div className={css.status} role="status" data-error={error !== null || state === 'unsure' || undefined}>
          {status()}
          {(state === 'busy' || (!isCompared && !error)) && <progress aria-label="Sürüyor" />}
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
