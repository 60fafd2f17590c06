import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/text/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { countedRows, countSome } from '../requests/list-range.ts';
import { filterKey, type RecordFilter } from '../requests/record-filter.ts';
import { Notice } from './Notice.tsx';

export const otherPart =
  'Ad, PNR, not, telefon, TC kimlik no, tutar ve kayıt numarası aranır; başka bir bölümünü deneyin.';

interface Props {
  filtered: RecordFilter;
  onWiden: (change: Partial<RecordFilter>) => void;
  children: ReactNode;
}

export function NotInDays({ filtered, onWiden, children }: Props) {
  const days = { start: '', end: '' } as const;
  const anywhere = { ...filtered, ...days };
  const { data: found } = useQuery({
    queryKey: ['records', 'anywhere', ...filterKey(anywhere)],
    queryFn: ({ signal }) => countSome(anywhere, signal),
    staleTime: 0,
    gcTime: 5000,
    retry: false,
  });
  const count = found === undefined ? '' : `${formatCount(found)}${found < countedRows ? '' : '+'}`;
  const text =
    found === undefined ? 'Arama yalnız seçili tarihlerde yapılır.' : `Başka tarihlerde ${count} kayıt bulundu.`;
  return (
    <Notice
      art="unmatched"
      title="Aramanıza uyan kayıt yok"
      text={found === 0 ? `Başka tarihlerde de yok. ${otherPart}` : text}
    >
      {found === 0 ? (
        <Button icon="close" onClick={() => onWiden({ search: '' })}>
          Aramayı temizle
        </Button>
      ) : (
        <Button look="primary" icon="search" data-widens={found} onClick={() => onWiden(days)}>
          {`Tüm tarihlerde ara${count && ` (${count})`}`}
        </Button>
      )}
      {children}
    </Notice>
  );
}
