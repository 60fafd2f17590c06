import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { focusWithin } from '../../ui/placed-focus.ts';
import { stampOf } from '../../ui/stamp.ts';
import { ToastPlace } from '../../ui/Toaster.tsx';
import { showError, showSuccess } from '../../ui/toast.ts';
import { deviceName } from './device-name.ts';
import panel from './SecondFactor.module.css';
import css from './Sessions.module.css';
import { endSessions, listSessions, type OwnSession, sessionsKey } from './sessions-api.ts';
import { useProof } from './use-proof.tsx';

const action = 'own-sessions';

export function Sessions() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: sessionsKey, queryFn: listSessions });
  const [busy, setBusy] = useState(false);
  const { proven, question } = useProof('Doğrula ve kapat');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const sessions = query.data;

  async function end(which: string | undefined, done: string) {
    if (busy) return;
    setBusy(true);
    try {
      if (!(await proven((present) => endSessions(which, present)))) return;
      // Move the focus: the pressed button disappears with its session.
      focusWithin(heading.current?.parentElement, heading.current);
      showSuccess(done, action);
      await client.invalidateQueries({ queryKey: sessionsKey });
    } catch (error) {
      showError('Oturum kapatılamadı', messageOf(error), action);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={panel.panel} aria-labelledby={id} aria-busy={query.isPending}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Oturumlarım
      </h2>
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => query.refetch()} />
      ) : sessions === undefined ? (
        <p className={panel.ghost} />
      ) : sessions === null ? (
        <p>
          Oturumlar bir Supabase projesinde tutulur; burada gösterilemez. Şüpheniz varsa şifrenizi değiştirin ve
          yöneticinize haber verin.
        </p>
      ) : (
        <>
          <p>Tanımadığınız bir oturum görürseniz kapatın ve şifrenizi değiştirin.</p>
          <ul className={css.sessions}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={busy}
                onEnd={() => end(session.id, 'Oturum kapatıldı')}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button onClick={() => end(undefined, 'Diğer oturumlar kapatıldı')} aria-disabled={busy}>
              Diğer tüm oturumları kapat
            </Button>
          )}
        </>
      )}
      <ToastPlace action={action} />
      {question}
    </section>
  );
}

function SessionRow({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const device = deviceName(session.user_agent);
  return (
    <li>
      <div>
        <p className={css.device}>
          {device}
          {session.is_current && <span className={css.current}>bu oturum</span>}
        </p>
        <p className={css.facts}>
          {session.address && <span>Ağ adresi {session.address}</span>}
          <span>İlk giriş {stampOf(session.created_at)}</span>
          <span>Son görülme {session.is_current ? 'şimdi' : stampOf(session.used_at)}</span>
        </p>
      </div>
      {!session.is_current && (
        <Button onClick={onEnd} aria-disabled={busy} aria-label={`Kapat: ${device}`}>
          Kapat
        </Button>
      )}
    </li>
  );
}
