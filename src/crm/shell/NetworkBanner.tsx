import { useReachable } from '../api/network-status.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './NetworkBanner.module.css';

/** Says that the server cannot be reached, as long as it cannot. */
export function NetworkBanner() {
  const reachable = useReachable();
  return (
    // Named live, so that it is read out over an open dialog too.
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
