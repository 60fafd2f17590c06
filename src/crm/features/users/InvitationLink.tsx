import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import css from '../../ui/form-dialog.module.css';
import { ToastPlace } from '../../ui/Toaster.tsx';

const action = 'invitation-link';

/** An admin hands the link over if no mail is set up. It is shown only once. */
export function InvitationLink({ email, link, onClose }: { email: string; link: string; onClose: () => void }) {
  const copy = () => copyText(link, 'Bağlantı kopyalandı', 'Bağlantıyı seçip kendiniz kopyalayın.', action);

  return (
    <Dialog open onClose={onClose} title="Davet bağlantısı" size="s">
      <div className={css.form}>
        <p>
          Bu sunucuda e-posta ayarlı değil. Bağlantıyı <strong>{email}</strong> adresinin sahibine kendiniz iletin. 72
          saat geçerlidir, bir kez kullanılır ve yalnız şimdi gösterilir; siz açmayın.
        </p>
        <TextField label="Bağlantı" readOnly value={link} onFocus={(event) => event.target.select()} />
        <ToastPlace action={action} />
        <div className={css.buttons}>
          <Button onClick={onClose}>Kapat</Button>
          <Button look="primary" onClick={copy}>
            Kopyala
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
