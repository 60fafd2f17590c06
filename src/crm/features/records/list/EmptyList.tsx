import { anyAmount } from '../../../../domain/records/paid-range.ts';
import { readSearch } from '../../../../domain/records/record-search.ts';
import { Button } from '../../../ui/Button.tsx';
import { narrowingsOf, type RecordFilter } from '../requests/record-filter.ts';
import { NotInDays, otherPart } from './NotInDays.tsx';
import { Notice } from './Notice.tsx';
import { useRecordActions } from './record-actions.ts';
import { useRecordFilter } from './use-record-filter.ts';

export function EmptyList() {
  const { begin } = useRecordActions();
  const { filter, today, apply } = useRecordFilter();
  const { start, end, search } = filter;
  const bounded = start !== '' || end !== '';
  const isSearched = readSearch(search).length > 0;

  function filterBy(change: Partial<RecordFilter>) {
    // Move the focus first, because the pressed button disappears together with the notice of the empty list.
    document.querySelector('main')?.focus({ preventScroll: true });
    apply({ ...filter, ...change });
  }

  const narrowings = narrowingsOf(filter);
  const unnarrow = narrowings.length > 0 && (
    <Button icon="close" onClick={() => filterBy({ facets: {}, paid: anyAmount })}>
      Süzgeçleri kaldır
    </Button>
  );
  if (isSearched && bounded) {
    return (
      <NotInDays filtered={filter} onWiden={filterBy}>
        {unnarrow}
      </NotInDays>
    );
  }
  if (unnarrow) {
    return (
      <Notice
        art="unmatched"
        title="Süzgeçlere uyan kayıt yok"
        text={`Yalnız ${narrowings.join(', ')} olan kayıtlar aranıyor.`}
      >
        {unnarrow}
      </Notice>
    );
  }
  if (isSearched) {
    return (
      <Notice art="unmatched" title="Aramanıza uyan kayıt yok" text={otherPart}>
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
      <Button icon="plus" onClick={begin}>
        İlk satışı ekle
      </Button>
    </Notice>
  );
}
