import type { User } from '@supabase/auth-js';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import css from './SignInAgain.module.css';
import { SignInForm } from './SignInForm.tsx';
import { currentUser } from './session-store.ts';

interface Props {
  lastUser: User;
  onSignedIn: () => void;
  onLeave: () => void;
}

export default function SignInAgain({ lastUser, onSignedIn, onLeave }: Props) {
  function signedIn() {
    if (currentUser()?.id === lastUser.id) onSignedIn();
    else window.location.assign('/crm');
  }
  return (
    <Dialog open onClose={onLeave} title="Oturumunuz sona erdi" size="s">
      <div className={css.body}>
        <p>Yazdıklarınız duruyor. Kaldığınız yerden devam etmek için yeniden giriş yapın.</p>
        <SignInForm email={lastUser.email} onSignedIn={signedIn} />
        <Button look="quiet" onClick={onLeave}>
          Vazgeç ve giriş sayfasına dön
        </Button>
      </div>
    </Dialog>
  );
}
