import { type ReactNode, useState } from 'react';
import { resumable } from '../session/resume.ts';
import { useUser } from '../session/session-store.ts';
import { isWrongPresent, wantsPresent } from './change-password.ts';
import { PresentPassword } from './PresentPassword.tsx';

/** A change that may need the present password of whoever makes it. */
type Work = (present?: string) => Promise<unknown>;

interface Question {
  work: Work;
  resolve: (isDone: boolean) => void;
  reject: (error: unknown) => void;
}

interface Proof {
  /** Makes the change, asking for the present password where the server wants it; false when that was given up. */
  proven: (work: Work) => Promise<boolean>;
  /** Where the question appears. */
  question: ReactNode;
}

/**
 * Asks for the present password while the form that needs it stays as it is.
 * @param action the name of the button that sends it
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
    try {
      await resumable(() => work(present));
      resolve(true);
    } catch (error) {
      if (isWrongPresent(error)) throw error;
      reject(error);
    }
    setAsked(null);
  }

  const question = asked && (
    <PresentPassword
      action={action}
      toastsOf="user-proof"
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
