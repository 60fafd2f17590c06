import { Link } from 'react-router';
import message from '../../shell/Message.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** For staff who open the users screen by its address. */
export function AdminsOnly() {
  return (
    <div className={message.page}>
      <PageTitle>Yetkiniz yok</PageTitle>
      <span className={message.ring}>
        <Icon name="key" size={44} />
      </span>
      <h1>Bu sayfa yöneticiler içindir</h1>
      <p>
        Kullanıcıları yalnızca yöneticiler görür ve düzenler. Bir hesapla ilgili isteğiniz varsa yöneticinize iletin.
      </p>
      <div className={message.actions}>
        <Link className={message.link} to="/">
          Anasayfaya dön
        </Link>
      </div>
    </div>
  );
}
