import { type ReactNode, useState } from 'react';
import { hasCode, messageOf } from '../../api/errors.ts';
import { dismissToast, showError } from '../../ui/toast.ts';
import { resumable } from '../session/resume.ts';
import { useUser } from '../session/session-store.ts';
import { isWrongPresent, wantsPresent } from './change-password.ts';
import { inDialog, PresentPassword } from './PresentPassword.tsx';

/** Refusals after which the same present password may be sent again. */
const mayWorkLater = ['network', 'unavailable', 'over_request_rate_limit', 'too_many_requests'];

/** A change that may need the user's present password. */
type Work = (present?: string) => Promise<unknown>;

interface Question {
  work: Work;
  resolve: (isDone: boolean) => void;
  reject: (error: unknown) => void;
}

interface Proof {
  /** Makes the change, and asks for the present password if the server wants it; false if the user cancelled. */
  proven: (work: Work) => Promise<boolean>;
  /** The dialog that asks for the password; the caller renders it. */
  question: ReactNode;
}

/**
 * Asks for the present password in a dialog, if a change needs it; the form behind the dialog keeps its input.
 * @param action label of the submit button
 */
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
