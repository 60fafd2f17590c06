import { useEffect } from 'react';
import { Link, useLoaderData } from 'react-router';
import { agency } from '../../agency.ts';
import { showSuccessAfterNavigation } from '../../ui/toast.ts';
import { isAnythingQueued } from '../records/queue/kept-sales.ts';
import { EntryFrame } from './EntryFrame.tsx';
import type { LoginStart } from './guards.ts';
import { SignInForm } from './SignInForm.tsx';
import { currentUser } from './session-store.ts';

const intro = 'Ekip hesabınızla giriş yapın.';
const waiting = 'Bu sekmede bekleyen kayıtlar var: aynı kişi girince gönderilir, başkası girerse silinir.';

/** Loads a whole new page, so that nothing of an earlier user stays in memory. */
function enter(to = '/crm') {
  showSuccessAfterNavigation('Giriş başarılı');
  window.location.assign(to);
}

export function Component() {
  const { challenge, to } = useLoaderData<LoginStart>();
  useEffect(() => {
    const listening = new AbortController();
    // Whoever has just signed in goes on to the page that sends them.
    const warn = (event: Event) => currentUser() === null && isAnythingQueued() && event.preventDefault();
    window.addEventListener('beforeunload', warn, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <EntryFrame
      title="Giriş"
      heading={agency.crmName}
      intro={isAnythingQueued() ? `${intro} ${waiting}` : intro}
      below={<Link to="/forgot-password">Şifremi unuttum</Link>}
    >
      <SignInForm onSignedIn={() => enter(to)} challenge={challenge} />
    </EntryFrame>
  );
}
