import type { Factor } from '@supabase/auth-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { focusWithin } from '../../ui/placed-focus.ts';
import { ToastPlace } from '../../ui/Toaster.tsx';
import { showError, showSuccess } from '../../ui/toast.ts';
import { CodeForm } from '../session/CodeForm.tsx';
import { type Challenge, challengeOf } from '../session/second-factor.ts';
import { useUser } from '../session/session-store.ts';
import { signInAnew } from './change-password.ts';
import { EnrolApp } from './EnrolApp.tsx';
import {
  enrolApp,
  factorsKey,
  listFactors,
  type NewApp,
  removeFactor,
  removeWithCode,
  removeWithRecoveryCode,
} from './factors.ts';
import css from './SecondFactor.module.css';
import { useProof } from './use-proof.tsx';

const action = 'second-factor';
const kinds: Readonly<Record<string, string>> = { totp: 'Doğrulama uygulaması', phone: 'SMS ile kod' };

export function SecondFactor({ onEnrolled }: { onEnrolled: () => void }) {
  const client = useQueryClient();
  const query = useQuery({ queryKey: factorsKey, queryFn: listFactors });
  const [adding, setAdding] = useState<NewApp | null>(null);
  const [removing, setRemoving] = useState<Challenge | null>(null);
  const [busy, setBusy] = useState(false);
  const user = useUser();
  const { proven, question } = useProof('Doğrula');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const verified = query.data?.filter(({ status }) => status === 'verified') ?? [];

  function finish(done?: string) {
    setAdding(null);
    setRemoving(null);
    focusWithin(heading.current?.parentElement, heading.current);
    if (done) showSuccess(done, action);
    void client.invalidateQueries({ queryKey: factorsKey });
  }

  async function begin(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showError('Hata', messageOf(error), action);
    } finally {
      setBusy(false);
    }
  }

  const add = () =>
    begin(async () => {
      await proven(async (present) => {
        if (present !== undefined) await signInAnew(user?.email, present);
        setAdding(await enrolApp());
      });
    });
  const remove = (factor: Factor) => begin(async () => setRemoving(await challengeOf(factor)));
  const giveUpAdding = ({ factorId }: NewApp) =>
    begin(async () => {
      finish();
      await removeFactor(factorId);
    });

  return (
    <section className={css.panel} aria-labelledby={id} aria-busy={query.isPending || busy}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        İki adımlı doğrulama
      </h2>
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => query.refetch()} />
      ) : query.isPending ? (
        <p className={css.ghost} />
      ) : adding ? (
        <EnrolApp
          app={adding}
          toastsOf={action}
          onEnrolled={() => {
            finish('İki adımlı doğrulama açıldı');
            onEnrolled();
          }}
          onBack={() => giveUpAdding(adding)}
        />
      ) : removing ? (
        <CodeForm
          hint={
            removing.sent
              ? 'Kaldırmak için telefonunuza gönderilen kodu girin.'
              : 'Kaldırmak için uygulamanın gösterdiği yeni bir kodu girin. Bir kod yalnız bir kez geçer.'
          }
          action="Kodu doğrula ve kaldır"
          working="Kaldırılıyor..."
          failure="Kaldırılamadı"
          toastsOf={action}
          answer={(code) => removeWithCode(removing, code)}
          recover={(code) => removeWithRecoveryCode(removing, code)}
          onAnswered={() => finish('İki adımlı doğrulama kapatıldı')}
          onBack={() => finish()}
        />
      ) : verified.length === 0 ? (
        <>
          <p>
            <strong>Kapalı.</strong> Açarsanız girişte şifrenizin ardından telefonunuzdaki doğrulama uygulamasının kodu
            da istenir; şifrenizi öğrenen biri hesabınıza giremez.
          </p>
          <Button onClick={add} aria-disabled={busy}>
            Doğrulama uygulaması ekle
          </Button>
        </>
      ) : (
        <>
          <p>
            <strong>Açık.</strong> Girişte şifrenizin ardından bir kod istenir. Cihazınızı kaybederseniz yöneticiniz bu
            adımı kaldırabilir.
          </p>
          <ul className={css.factors}>
            {verified.map((factor) => (
              <li key={factor.id}>
                {kinds[factor.factor_type] ?? factor.friendly_name}
                <Button onClick={() => remove(factor)} aria-disabled={busy}>
                  Kaldır
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ToastPlace action={action} />
      {question}
    </section>
  );
}
