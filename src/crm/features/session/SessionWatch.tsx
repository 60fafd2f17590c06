import type { User } from '@supabase/auth-js';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { OnDemand, onDemand } from '../../ui/on-demand.tsx';
import { dismissAllToasts, showError } from '../../ui/toast.ts';
import { settleWaiting } from './resume.ts';
import { useSignedIn } from './session-store.ts';
import { isLeaving } from './sign-out.ts';
import { hasUnsavedInput, useHasUnsavedInput } from './unsaved-input.ts';

const signInAgain = onDemand(async () => (await import('./SignInAgain.tsx')).default);

/** When the session ends, opens the login. With unsaved input, asks to sign in again over the screen, which stays. */
export function SessionWatch() {
  const user = useSignedIn();
  const lastUser = useRef<User | null>(user);
  const [asking, setAsking] = useState<User | null>(null);
  const unsaved = useHasUnsavedInput();
  const navigate = useNavigate();

  useEffect(() => {
    if (user) {
      const same = !lastUser.current || lastUser.current.id === user.id;
      if (!same) window.location.assign('/crm');
      lastUser.current = user;
      setAsking(null);
      settleWaiting(same);
    } else if (lastUser.current && hasUnsavedInput() && !isLeaving()) setAsking(lastUser.current);
    else {
      dismissAllToasts();
      if (lastUser.current && !isLeaving()) showError('Oturumunuz sona erdi', 'Yeniden giriş yapın.', 'session');
      navigate('/login', { replace: true });
    }
  }, [user, navigate]);

  useEffect(() => {
    // Another tab may discard the waiting sales by signing out. If nothing unsaved is left, open the login.
    if (!asking || unsaved) return;
    settleWaiting(false);
    navigate('/login', { replace: true });
  }, [asking, unsaved, navigate]);

  if (!asking) return null;
  return (
    <OnDemand
      part={signInAgain}
      lastUser={asking}
      onSignedIn={() => setAsking(null)}
      onLeave={() => {
        settleWaiting(false);
        navigate('/login', { replace: true });
      }}
    />
  );
}
