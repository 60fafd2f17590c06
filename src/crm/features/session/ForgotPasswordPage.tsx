import { type FormEvent, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { normalizeEmail } from '../../../domain/text/turkish.ts';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { ToastPlace } from '../../ui/Toaster.tsx';
import { dismissToast, showError } from '../../ui/toast.ts';
import { AddressField } from './AddressField.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { faultOfEmail } from './email-fault.ts';
import type { ForgotStart } from './guards.ts';
import { expiredLink, requestRecovery } from './recovery-link.ts';
import css from './SignInForm.module.css';

const action = 'forgot-password';

/** Never reveals whether the typed address has an account. */
export function Component() {
  const { expired } = useLoaderData<ForgotStart>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const input = event.currentTarget.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement)) return;
    const email = normalizeEmail(input.value);
    const found = faultOfEmail(email);
    setFault(found);
    if (found) return input.focus();
    setBusy(true);
    setSent(undefined);
    try {
      await requestRecovery(email);
      dismissToast(action);
      setSent(email);
    } catch (error) {
      showError('Bağlantı istenemedi', messageOf(error), action);
    } finally {
      setBusy(false);
    }
  }

  return (
    <EntryFrame
      title="Şifremi unuttum"
      heading="Şifremi unuttum"
      intro="E-posta adresinizi yazın; yeni şifrenizi belirleyeceğiniz bağlantıyı gönderelim."
      below={
        <>
          <Link to="/mailed-code" state={{ email: sent }}>
            Kodla gir
          </Link>
          <Link to="/login">Giriş sayfasına dön</Link>
        </>
      }
    >
      <form className={css.form} method="post" noValidate onSubmit={submit} aria-busy={busy}>
        {expired && !sent && (
          <div className={css.note} data-kind="warning" role="alert">
            <strong>Bağlantı açılamadı</strong>
            <p>{expiredLink}</p>
          </div>
        )}
        <AddressField fault={fault} />
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Gönderiliyor...' : 'Bağlantı gönder'}
        </Button>
        <div role="status">
          {sent && (
            <div className={css.note}>
              <p>
                Bu adres kayıtlıysa birkaç dakika içinde bir bağlantı ve bir kod gelir. İkisi de bir saat geçerlidir;
                yalnızca biri, bir kez kullanılır.
              </p>
              <p>
                Gelmezse istenmeyen e-posta klasörüne bakın. Art arda ancak birkaç kez istenebilir; olmazsa
                yöneticinizden yeni bir şifre isteyin.
              </p>
            </div>
          )}
        </div>
        <ToastPlace action={action} />
      </form>
    </EntryFrame>
  );
}
