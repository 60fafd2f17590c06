import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Palette } from '../features/palette/Palette.tsx';
import { useVisit } from '../features/palette/visit.ts';
import { SaleQueue } from '../features/records/queue/SaleQueue.tsx';
import { lockOf } from '../features/session/lock.ts';
import { SessionWatch } from '../features/session/SessionWatch.tsx';
import { useUser } from '../features/session/session-store.ts';
import { BottomBar } from './BottomBar.tsx';
import { describeUser } from './describe-user.ts';
import { NetworkBanner } from './NetworkBanner.tsx';
import { createQueryClient } from './query-client.ts';
import { ScreenName } from './ScreenName.tsx';
import css from './Shell.module.css';
import { Shortcuts } from './Shortcuts.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SystemBanner } from './SystemBanner.tsx';
import { TopBar } from './TopBar.tsx';
import { useCollapsed } from './use-collapsed.ts';

const passwordPath = '/change-password';

/** Unmounting discards the query cache with the user's data. */
export function Component() {
  const [queryClient] = useState(createQueryClient);
  const [collapsed, toggle] = useCollapsed();
  const user = useUser();
  const { pathname } = useLocation();
  const visit = useVisit();
  const isLocked = lockOf(user) !== null;
  return (
    <QueryClientProvider client={queryClient}>
      <a className={css.skip} href="#icerik">
        İçeriğe geç
      </a>
      <div className={css.shell} data-collapsed={collapsed || undefined}>
        <Sidebar user={user} collapsed={collapsed} />
        <div className={css.body}>
          <NetworkBanner />
          <SystemBanner admin={describeUser(user).admin && !isLocked} />
          <TopBar user={user} collapsed={collapsed} onToggle={toggle} />
          <main className={css.main} id="icerik" tabIndex={-1}>
            <div className={css.content}>
              {isLocked && pathname !== passwordPath ? <Navigate to={passwordPath} replace /> : <Outlet key={visit} />}
            </div>
          </main>
          <BottomBar user={user} />
        </div>
      </div>
      <ScreenName />
      <Shortcuts />
      <Palette />
      <SaleQueue />
      <SessionWatch />
    </QueryClientProvider>
  );
}
