import type { IsoDate } from '../../../../domain/dates.ts';
import { chosenOf, facetNames, facetText } from '../../../../domain/facets.ts';
import { Button } from '../../../ui/Button.tsx';
import type { RecordFilter } from '../filter/record-filter.ts';
import { Notice } from './Notice.tsx';

interface Props {
  filtered: RecordFilter;
  today: IsoDate;
  onFilter: (filter: RecordFilter) => void;
  onNew: () => void;
}

/** An empty list, with the most useful next step. */
export function EmptyList({ filtered, today, onFilter, onNew }: Props) {
  const { start, end, search } = filtered;
  const bounded = start !== '' || end !== '';

  function filterBy(change: Partial<RecordFilter>) {
    // The button is removed together with the notice.
    document.querySelector('main')?.focus({ preventScroll: true });
    onFilter({ ...filtered, ...change });
  }

  if (chosenOf(filtered.facets).length > 0) {
    return (
      <Notice
        art="unmatched"
        title="Süzgeçlere uyan kayıt yok"
        text={`Yalnız ${chosenOf(filtered.facets)
          .map(([facet, value]) => `${facetNames[facet]}: ${facetText(facet, value)}`)
          .join(', ')} olan kayıtlar aranıyor.`}
      >
        <Button icon="close" onClick={() => filterBy({ facets: {} })}>
          Süzgeçleri kaldır
        </Button>
      </Notice>
    );
  }
  if (search && bounded) {
    return (
      <Notice
        art="unmatched"
        title="Aramanıza uyan kayıt yok"
        text="Arama yalnız seçili tarihlerde yapılır. Aralığı genişletip yeniden deneyin."
      >
        <Button icon="search" onClick={() => filterBy({ start: '', end: '' })}>
          Bütün günlerde ara
        </Button>
      </Notice>
    );
  }
  if (search) {
    return (
      <Notice art="unmatched" title="Aramanıza uyan kayıt yok" text="Adın veya PNR kodunun başka bir bölümünü deneyin.">
        <Button icon="close" onClick={() => filterBy({ search: '' })}>
          Aramayı temizle
        </Button>
      </Notice>
    );
  }
  if (bounded && (start !== today || end !== today)) {
    return (
      <Notice
        art="blank"
        title="Burada henüz kayıt yok"
        text="Seçili tarihlerde kayıt bulunmuyor. Aralığı değiştirin veya yeni bir satış ekleyin."
      >
        <Button icon="close" onClick={() => filterBy({ start: '', end: '' })}>
          Filtreyi temizle
        </Button>
      </Notice>
    );
  }
  return (
    <Notice
      art="blank"
      title="Burada henüz kayıt yok"
      text={
        bounded ? 'Günün ilk satışını eklediğinizde listesi burada başlar.' : 'Eklediğiniz her satış burada listelenir.'
      }
    >
      <Button icon="plus" onClick={onNew}>
        İlk satışı ekle
      </Button>
    </Notice>
  );
}
