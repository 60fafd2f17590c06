import { Link, useLoaderData } from 'react-router';
import { agency } from '../../agency.ts';
import { showSuccessAfterNavigation } from '../../ui/toast.ts';
import { EntryFrame } from './EntryFrame.tsx';
import type { LoginStart } from './guards.ts';
import { SignInForm } from './SignInForm.tsx';

/** Loads a whole new page, so that nothing of an earlier user stays in memory. */
function enter(to = '/crm') {
  showSuccessAfterNavigation('Giriş başarılı');
  window.location.assign(to);
}

export function Component() {
  const { challenge, to } = useLoaderData<LoginStart>();
  return (
    <EntryFrame
      title="Giriş"
      heading={agency.crmName}
      intro="Ekip hesabınızla giriş yapın."
      below={<Link to="/forgot-password">Şifremi unuttum</Link>}
    >
      <SignInForm onSignedIn={() => enter(to)} challenge={challenge} />
    </EntryFrame>
  );
}
