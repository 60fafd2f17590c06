import { type ReactNode, useState } from 'react';
import { hasCode, messageOf } from '../../api/errors.ts';
import { dismissToast, showError } from '../../ui/toast.ts';
import { resumable } from '../session/resume.ts';
import { useUser } from '../session/session-store.ts';
import { isWrongPresent, wantsPresent } from './change-password.ts';
import { inDialog, PresentPassword } from './PresentPassword.tsx';

/** Refusals after which the user may try again with the same current password. */
const mayWorkLater = ['network', 'unavailable', 'over_request_rate_limit', 'too_many_requests'];

type Work = (present?: string) => Promise<unknown>;

interface Question {
  work: Work;
  resolve: (isDone: boolean) => void;
  reject: (error: unknown) => void;
}

interface Proof {
  /**
   * Does `work`; if the server demands the current password, asks for it and does `work` again. Resolves to false if
   * the user cancels.
   */
  proven: (work: Work) => Promise<boolean>;
  question: ReactNode;
}

export function useProof(action = 'Doğrula ve kaydet'): Proof {
  const [asked, setAsked] = useState<Question | null>(null);
  const user = useUser();

  async function proven(work: Work) {
    try {
      await resumable(work);
      return true;
    } catch (error) {
      if (!wantsPresent(error)) throw error;
      return await new Promise<boolean>((resolve, reject) => setAsked({ work, resolve, reject }));
    }
  }

  async function again({ work, resolve, reject }: Question, present: string) {
    dismissToast(inDialog);
    try {
      await resumable(() => work(present));
      resolve(true);
    } catch (error) {
      if (isWrongPresent(error)) throw error;
      if (mayWorkLater.some((code) => hasCode(error, code))) return showError('Hata', messageOf(error), inDialog);
      reject(error);
    }
    setAsked(null);
  }

  const question = asked && (
    <PresentPassword
      action={action}
      email={user?.email ?? ''}
      onGiven={(present) => again(asked, present)}
      onClose={() => {
        asked.resolve(false);
        setAsked(null);
      }}
    />
  );
  return { proven, question };
}
