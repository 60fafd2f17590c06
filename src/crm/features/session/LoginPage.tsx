import { Link, useLoaderData } from 'react-router';
import { agency } from '../../agency.ts';
import { showSuccessAfterNavigation } from '../../ui/toast.ts';
import { EntryFrame } from './EntryFrame.tsx';
import type { LoginStart } from './guards.ts';
import { SignInForm } from './SignInForm.tsx';
import { salesLeft } from './sales-left.ts';

const intro = 'Ekip hesabınızla giriş yapın.';
const waiting = 'Bu tarayıcıda gönderilmeyi bekleyen kayıtlar var; kaydeden kişi girince gönderilir.';

/** Loads a new page, so that no data of an earlier user stays in memory. */
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
      intro={salesLeft().length > 0 ? `${intro} ${waiting}` : intro}
      below={<Link to="/forgot-password">Şifremi unuttum</Link>}
    >
      <SignInForm onSignedIn={() => enter(to)} challenge={challenge} />
    </EntryFrame>
  );
}
