import { type FormEvent, useEffect, useRef, useState } from 'react';
import { plainCode } from '../../../domain/text/typed-code.ts';
import { hasCode, messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showError } from '../../ui/toast.ts';
import { offersRecoveryCodes } from './recovery-codes.ts';
import css from './SignInForm.module.css';

interface Props {
  hint: string;
  action: string;
  working: string;
  failure: string;
  toastsOf: string;
  answer: (code: string) => Promise<void>;
  /** If unset, the form does not offer recovery codes. */
  recover?: (code: string) => Promise<void>;
  onAnswered: () => void;
  /** Called when the user cancels, and after a refusal that no other code can mend. */
  onBack: () => void;
}

const kinds = {
  factor: {
    label: 'Doğrulama kodu',
    pattern: /^\d{6}$/,
    incomplete: 'Altı haneli kodu girin.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: 'Kurtarma kodu kullan',
  },
  recovery: {
    label: 'Kurtarma kodu',
    pattern: /^[\da-z]{16}$/i,
    incomplete: 'On altı karakterli kodu girin.',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    other: 'Doğrulama kodu kullan',
  },
} as const;
/** After these refusals the user may try another code; after all others the form calls `onBack`. */
const mayAnswerAgain = ['mfa_verification_failed', 'mfa_code_used', 'mfa_clock_wrong', 'network', 'unavailable'];
const recoveryHint = 'Sakladığınız kurtarma kodlarından birini girin. Her kod bir kez geçer.';
const wrongRecovery = 'Kurtarma kodu yanlış veya daha önce kullanılmış.';

export function CodeForm({ hint, action, working, failure, toastsOf, answer, recover, onAnswered, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isRecovery, setRecovery] = useState(false);
  const [isOffered, setOffered] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { label, pattern, incomplete, input, other } = kinds[isRecovery ? 'recovery' : 'factor'];
  const mayRecover = recover !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has its own field
  useEffect(() => form.current?.querySelector('input')?.focus(), [isRecovery]);
  useEffect(() => {
    if (mayRecover) void offersRecoveryCodes().then(setOffered);
  }, [mayRecover]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !form.current) return;
    const code = plainCode(String(new FormData(form.current).get('code')));
    const complete = pattern.test(code);
    setFault(complete ? undefined : incomplete);
    if (!complete) return;
    setBusy(true);
    try {
      await (isRecovery ? recover : answer)?.(code);
      onAnswered();
    } catch (error) {
      setBusy(false);
      const isWrong = hasCode(error, 'mfa_verification_failed');
      showError(failure, isRecovery && isWrong ? wrongRecovery : messageOf(error), toastsOf);
      if (!mayAnswerAgain.some((code) => hasCode(error, code))) onBack();
    }
  }

  return (
    <form className={css.form} ref={form} method="post" noValidate onSubmit={submit} aria-busy={busy}>
      <p>{isRecovery ? recoveryHint : hint}</p>
      <TextField key={label} label={label} name="code" {...input} required error={fault} />
      <Button type="submit" look="primary" aria-disabled={busy}>
        {busy ? working : action}
      </Button>
      {isOffered && (
        <Button
          look="quiet"
          onClick={() => {
            setFault(undefined);
            setRecovery(!isRecovery);
          }}
        >
          {other}
        </Button>
      )}
      <Button look="quiet" onClick={onBack}>
        Vazgeç
      </Button>
    </form>
  );
}
