import { Mark } from '../ui/Mark.tsx';
import css from '../ui/Message.module.css';

/** Shown until the session is known. */
export function Starting() {
  return (
    <div className={css.page} role="status">
      <span className={css.pulse}>
        <Mark size={48} />
      </span>
      <span className="sr-only">Yükleniyor</span>
    </div>
  );
}
