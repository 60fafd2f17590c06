import { anyAmount, isAnyAmount, type PaidRange, paidName, paidText } from '../../../../domain/records/paid-range.ts';
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx';
import { FilterChip } from './FilterChip.tsx';

const rangeForm = onDemand(async () => (await import('./PaidRangeForm.tsx')).default);

interface Props {
  paid: PaidRange;
  onChoose: (paid: PaidRange) => void;
}

export function PaidChip({ paid, onChoose }: Props) {
  return (
    <FilterChip
      name={paidName}
      chosen={isAnyAmount(paid) ? undefined : paidText(paid)}
      opens="dialog"
      onClear={() => onChoose(anyAmount)}
    >
      {(close) => (
        <OnDemand
          part={rangeForm}
          paid={paid}
          onMissing={close}
          onChoose={(range: PaidRange) => {
            close();
            if (range.least !== paid.least || range.most !== paid.most) onChoose(range);
          }}
        />
      )}
    </FilterChip>
  );
}
