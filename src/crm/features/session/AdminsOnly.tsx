import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { isAdmin } from '../../../domain/permissions.ts';
import { Icon } from '../../ui/Icon.tsx';
import message from '../../ui/Message.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useUser } from './session-store.ts';

export function forAdmins(Screen: ComponentType): ComponentType {
  return function ForAdmins() {
    return isAdmin(useUser()) ? <Screen /> : <AdminsOnly />;
  };
}

export function AdminsOnly() {
  return (
    <div className={message.page}>
      <PageTitle>Yetkiniz yok</PageTitle>
      <span className={message.ring}>
        <Icon name="key" size={44} />
      </span>
      <h1>Bu sayfa yöneticiler içindir</h1>
      <p>Buradakileri yalnızca yöneticiler görür ve düzenler. Bir isteğiniz varsa yöneticinize iletin.</p>
      <div className={message.actions}>
        <Link className={message.link} to="/">
          Anasayfaya dön
        </Link>
      </div>
    </div>
  );
}
