import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import '../../../../domain/places/world.ts';
import { listFinder, unlistedValues } from '../../../../domain/import/values.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { lists } from '../../../agency.ts';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useUnsavedInput } from '../../session/unsaved-input.ts';
import { shownColumns } from '../columns/column-layout.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep, type Outcome } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import css from './ImportDialog.module.css';
import { lettersOf } from './letters.ts';
import { bodyOf, columnsOfList, type OpenedList, openList } from './opened-list.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { pastedTable } from './pasted-table.ts';
import { fileLimits } from './table.ts';
import type { Sending } from './use-sending.ts';

interface Props {
  pasted?: string[][] | null;
  onClose: () => void;
}

const steps = { file: 'Dosya', columns: 'Sütunlar', preview: 'Önizleme', done: 'Sonuç' } as const;
type Step = keyof typeof steps;
const order = Object.keys(steps) as Step[];

function openPasted(rows: string[][]): OpenedList {
  const names = shownColumns().map(({ name }) => name);
  const table = pastedTable(rows, names);
  return openList(table.name, [table], null);
}

function firstStep(list: OpenedList | null): Step {
  if (!list) return 'file';
  const columns = columnsOfList(list);
  const cells = bodyOf(list).rows.map((row) => row.cells);
  const isPlain = columns.has('fullName') && cells.length > 0 && cells.length <= fileLimits.rows;
  return isPlain && unlistedValues(cells, columns, listFinder(lists)).length === 0 ? 'preview' : 'columns';
}

export default function ImportDialog({ pasted = null, onClose }: Props) {
  const [list, setList] = useState(() => pasted && openPasted(pasted));
  const [step, setStep] = useState<Step>(() => firstStep(list));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sending, setSending] = useState<Sending>('idle');
  const [leaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const begun = list !== null && step !== 'done';
  useUnsavedInput(begun);
  const find = useMemo(() => listFinder(lists), []);
  const columns = useMemo(() => list && columnsOfList(list), [list]);
  const body = useMemo(() => list && bodyOf(list), [list]);
  const sheet = list?.tables[list.table]?.rows;
  const letters = useMemo(() => lettersOf(sheet ?? []), [sheet]);
  const shown = useRef<Step>(step);
  // The pressed button is gone: focus the heading before the dialog takes the focus itself.
  useLayoutEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  function close() {
    if (sending === 'busy') return;
    if (begun) setLeaving(true);
    else onClose();
  }

  return (
    <Dialog open onClose={close} title="İçe aktar" size="l">
      <div className={css.body}>
        <div className={css.top}>
          <ol className={css.steps} aria-label="Adımlar">
            {order.map((name, at) => (
              <li
                key={name}
                aria-current={name === step ? 'step' : undefined}
                data-past={at < order.indexOf(step) || undefined}
              >
                <span aria-hidden="true">{at + 1}</span>
                {steps[name]}
              </li>
            ))}
          </ol>
          {list && body && step !== 'file' && (
            <p className={css.file}>
              {list.fileName} · {formatCount(body.rows.length)} satır
            </p>
          )}
        </div>
        <h3 className="sr-only" ref={heading} tabIndex={-1}>
          {steps[step]}
        </h3>
        {step === 'file' && (
          <FileStep
            onRead={(name, tables) => {
              setList(openList(name, tables, list));
              setStep('columns');
            }}
            onCancel={close}
          />
        )}
        {step === 'columns' && list && columns && body && (
          <ColumnsStep
            list={list}
            columns={columns}
            rows={body.rows}
            find={find}
            letters={letters}
            onChange={setList}
            onBack={() => setStep('file')}
            onNext={() => setStep('preview')}
          />
        )}
        {step === 'preview' && list && columns && body && (
          <PreviewStep
            list={list}
            columns={columns}
            rows={body.rows}
            totals={body.totals}
            find={find}
            letters={letters}
            onChange={setList}
            onBack={() => setStep('columns')}
            onSending={setSending}
            onDone={(next) => {
              setOutcome(next);
              setStep('done');
            }}
          />
        )}
        {step === 'done' && outcome && <DoneStep outcome={outcome} onClose={onClose} />}
      </div>
      <Confirm
        open={leaving}
        title="İçe aktarma bırakılsın mı?"
        action="Bırak ve kapat"
        dismiss="Devam et"
        onAction={onClose}
        onDismiss={() => setLeaving(false)}
      >
        {sending === 'unsure'
          ? 'Son gönderimin yanıtı gelmedi: satırlar kaydedilmiş olabilir. Kapatmadan önce yeniden deneyin.'
          : 'Hiçbir satır henüz kaydedilmedi; seçimleriniz ve düzeltmeleriniz silinir.'}
      </Confirm>
    </Dialog>
  );
}
