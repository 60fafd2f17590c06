import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { normalizeEmail } from '../../../domain/text/turkish.ts';
import { plainCode } from '../../../domain/text/typed-code.ts';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { focusFirstFault } from '../../ui/placed-focus.ts';
import { ToastPlace } from '../../ui/Toaster.tsx';
import { showError } from '../../ui/toast.ts';
import { AddressField } from './AddressField.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { faultOfEmail } from './email-fault.ts';
import { passwordPage, redeemMailedCode } from './recovery-link.ts';
import css from './SignInForm.module.css';

const action = 'mailed-code';

type Faults = { email?: string | undefined; code?: string | undefined };

/** The page where users type the code of a mail that they read on another device. */
export function Component() {
  const { state } = useLocation();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = normalizeEmail(String(data.get('email')));
    const code = plainCode(String(data.get('code')));
    const found = { email: faultOfEmail(email), code: /^\d{6}$/.test(code) ? undefined : 'Altı haneli kodu girin.' };
    setFaults(found);
    if (found.email || found.code) return focusFirstFault(form);
    setBusy(true);
    try {
      await redeemMailedCode(email, code);
      // Load a new page, so that no data of an earlier user stays in memory.
      window.location.assign(passwordPage());
    } catch (error) {
      setBusy(false);
      showError('Kod kabul edilmedi', messageOf(error), action);
    }
  }

  return (
    <EntryFrame
      title="Kodla gir"
      heading="Kodla gir"
      intro="E-postayla gelen altı haneli kodu yazın; sonra yeni şifrenizi belirleyin."
      below={<Link to="/forgot-password">Yeni kod iste</Link>}
    >
      <form className={css.form} method="post" noValidate onSubmit={submit} aria-busy={busy}>
        <AddressField known={typeof state?.email === 'string' ? state.email : ''} fault={faults.email} />
        <TextField
          label="Kod"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={faults.code}
        />
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Kontrol ediliyor...' : 'Devam et'}
        </Button>
        <ToastPlace action={action} />
      </form>
    </EntryFrame>
  );
}
