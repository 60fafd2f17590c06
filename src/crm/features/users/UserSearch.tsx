import { TextField } from '../../ui/Field.tsx';
import css from './UserSearch.module.css';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  shown: number;
  all: number | undefined;
}

export function UserSearch({ search, onSearch, shown, all }: Props) {
  const isNarrowed = all !== undefined && shown !== all;
  return (
    <div className={css.bar}>
      <TextField
        fieldClassName={css.field}
        label="Kullanıcı ara"
        type="search"
        placeholder="Ad veya e-posta ara"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <p role="status">{all !== undefined && `${isNarrowed ? `${shown} / ${all}` : all} kullanıcı`}</p>
    </div>
  );
}
