import { useReachable } from '../api/network-status.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './NetworkBanner.module.css';

export function NetworkBanner() {
  const reachable = useReachable();
  return (
    // A live region, so that it is announced even while a dialog is open.
    <div role="status" aria-live="polite">
      {!reachable && (
        <p className={css.banner}>
          <Icon name="offline" />
          Bağlantı yok. Yazdıklarınız duruyor; bağlantı gelince liste kendiliğinden yenilenir.
        </p>
      )}
    </div>
  );
}
