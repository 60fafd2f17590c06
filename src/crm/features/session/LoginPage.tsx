import { useLoaderData } from 'react-router';
import { agency } from '../../agency.ts';
import tail from '../../art/login-tail.svg';
import { Mark } from '../../ui/Mark.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { showSuccessAfterNavigation } from '../../ui/toast.ts';
import type { LoginStart } from './guards.ts';
import css from './LoginPage.module.css';
import { SignInForm } from './SignInForm.tsx';

/** Loads a whole new page, so that nothing of an earlier user stays in memory. */
function enter(to = '/crm') {
  showSuccessAfterNavigation('Giriş başarılı');
  window.location.assign(to);
}

export function Component() {
  const { challenge, to } = useLoaderData<LoginStart>();
  return (
    <div className={css.page}>
      <PageTitle>Giriş</PageTitle>
      <div className={css.sky}>
        <img src={tail} alt="" />
      </div>
      <main className={css.main}>
        <div className={css.box}>
          <Mark size={44} />
          <h1>{agency.crmName}</h1>
          <p>Ekip hesabınızla giriş yapın.</p>
          <SignInForm onSignedIn={() => enter(to)} challenge={challenge} />
        </div>
      </main>
    </div>
  );
}
