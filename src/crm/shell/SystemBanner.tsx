import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readAlerts } from '../features/system/system-api.ts';
import { alertText } from '../features/system/system-texts.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './NetworkBanner.module.css';

const tenMinutes = 600_000;

export function SystemBanner({ admin }: { admin: boolean }) {
  const { data: alerts = [] } = useQuery({
    queryKey: ['system', 'alerts'],
    queryFn: readAlerts,
    enabled: admin,
    staleTime: tenMinutes,
    refetchInterval: tenMinutes,
    retry: false,
  });
  const [worst] = alerts;
  return (
    <div role="status" aria-live="polite">
      {worst && (
        <p className={css.banner}>
          <Icon name="warning" />
          <span>
            {alertText(worst)} {alerts.length > 1 && `(${alerts.length - 1} konu daha) `}
            <Link className={css.link} to="/system">
              Sistem sayfasını açın
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}
