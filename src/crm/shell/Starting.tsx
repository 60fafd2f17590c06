import { Mark } from '../ui/Mark.tsx';
import css from '../ui/Message.module.css';

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
