import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { AdminsOnly } from '../session/AdminsOnly.tsx';
import { BackupPart } from './BackupPart.tsx';
import { DatabasePart } from './DatabasePart.tsx';
import { Part } from './Facts.tsx';
import { MailPart } from './MailPart.tsx';
import { OwnerLines } from './OwnerLines.tsx';
import { isBackingUp } from './owner-lines.ts';
import { ProgramPart } from './ProgramPart.tsx';
import css from './SystemPage.module.css';
import { readSystem } from './system-api.ts';

const betweenLooks = 2000;

export function Component() {
  const query = useQuery({
    queryKey: ['system', 'status'],
    queryFn: readSystem,
    refetchInterval: ({ state }) => isBackingUp(state.data) && betweenLooks,
  });
  // The user lost the admin role while the screen was open.
  if (hasCode(query.error, 'forbidden')) return <AdminsOnly />;
  const system = query.data;
  return (
    <div className={page.page} aria-busy={query.isPending}>
      <PageTitle>Sistem</PageTitle>
      <div className={css.head}>
        <div className={page.head}>
          <h1>Sistem</h1>
          <p>Yedekler, veritabanı, e-posta ve sunucunun durumu.</p>
        </div>
        <Button icon="reload" onClick={() => query.refetch()}>
          Yenile
        </Button>
      </div>
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {system && (
        <>
          <OwnerLines system={system} />
          <details className={css.more}>
            <summary>Ayrıntılar</summary>
            <div className={css.parts}>
              {system.hosted ? (
                <>
                  <Part name="Yedekler">
                    <p>
                      Veritabanını barındıran proje yedekler; bu sunucu kendi yedeğini almaz. Yedekleri projenin kendi
                      panelinde görürsünüz.
                    </p>
                  </Part>
                  <Part name="Veritabanı">
                    <p>Veritabanı bir Supabase projesinde. Boyutunu ve sürümünü projenin kendi panelinde görürsünüz.</p>
                  </Part>
                  <Part name="E-posta">
                    <p>Giriş e-postalarını proje gönderir; bu sunucu e-posta göndermez.</p>
                  </Part>
                </>
              ) : (
                <>
                  <BackupPart backups={system.backups} />
                  <DatabasePart database={system.database} />
                  <MailPart mail={system.mail} />
                </>
              )}
              <ProgramPart system={system} />
            </div>
          </details>
        </>
      )}
    </div>
  );
}
