import { Icon } from '../../../ui/Icon.tsx';
import css from './cells.module.css';

/** From where to where; one of them may be unknown. */
export function Route({ depart, arrive }: { depart: string | null; arrive: string | null }) {
  return (
    <span className={css.route}>
      {depart ?? '···'}
      <Icon name="arrow" size={14} />
      <span className="sr-only">–</span>
      {arrive ?? '···'}
    </span>
  );
}
