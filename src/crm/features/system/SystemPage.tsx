import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { AdminsOnly } from '../session/AdminsOnly.tsx';
import { BackupPart } from './BackupPart.tsx';
import { DatabasePart } from './DatabasePart.tsx';
import { Part } from './Facts.tsx';
import { MailPart } from './MailPart.tsx';
import { ProgramPart } from './ProgramPart.tsx';
import css from './SystemPage.module.css';
import { readSystem } from './system-api.ts';
import { alertText, gapTexts } from './system-texts.ts';

export function Component() {
  const query = useQuery({ queryKey: ['system', 'status'], queryFn: readSystem });
  // The user lost the admin role while the screen was open.
  if (hasCode(query.error, 'forbidden')) return <AdminsOnly />;
  const system = query.data;
  const gaps = system ? gapTexts(system) : [];
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
          {system.alerts.length === 0 ? (
            gaps.length === 0 && (
              <p className={css.fine}>
                <Icon name="check" />
                Her şey yolunda.
              </p>
            )
          ) : (
            <ul className={css.alerts} aria-label="Bakılması gerekenler">
              {system.alerts.map((alert) => (
                <li key={alert.code + alert.folder}>
                  <Icon name="warning" />
                  {alertText(alert)}
                </li>
              ))}
            </ul>
          )}
          {gaps.length > 0 && (
            <ul className={css.gaps} aria-label="Eksikler">
              {gaps.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
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
        </>
      )}
    </div>
  );
}
