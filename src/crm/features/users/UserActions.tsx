import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../../ui/Confirm.tsx';
import { showSuccess } from '../../ui/toast.ts';
import { useProof } from '../password/use-proof.tsx';
import { EditUser } from './EditUser.tsx';
import { nameOf } from './find-users.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { useRefusal } from './use-refusal.tsx';
import { deleteUser, disableUser, enableUser, type Invitation, inviteAgain, type StaffUser } from './users-api.ts';

export type UserAction = 'edit' | 'password' | 'disable' | 'enable' | 'delete' | 'invite';

interface Question {
  title: string;
  consequence: string;
  action: string;
  done: string;
  /** True if the action neither deletes nor revokes anything. */
  harmless?: true;
  run: (id: string, present?: string) => Promise<unknown>;
}

const questions: Readonly<Record<Exclude<UserAction, 'edit' | 'password'>, Question>> = {
  disable: {
    title: 'Hesap devre dışı bırakılsın mı?',
    consequence:
      'Bütün oturumları kapanır ve yeniden etkinleştirilene kadar giriş yapamaz. Kayıtları olduğu gibi kalır.',
    action: 'Devre dışı bırak',
    done: 'Hesap devre dışı bırakıldı',
    run: disableUser,
  },
  enable: {
    title: 'Hesap etkinleştirilsin mi?',
    consequence: 'Bu kişi şifresiyle yeniden giriş yapabilir.',
    action: 'Etkinleştir',
    done: 'Hesap etkinleştirildi',
    run: enableUser,
  },
  delete: {
    title: 'Hesap kalıcı olarak silinsin mi?',
    consequence:
      'Bu kişi bir daha giriş yapamaz; işlem geri alınamaz. Girdiği kayıtlar silinmez ve üzerlerinde adresi görünmeye devam eder. Geçici bir ara için hesabı devre dışı bırakın.',
    action: 'Sil',
    done: 'Kullanıcı silindi',
    run: deleteUser,
  },
  invite: {
    title: 'Yeniden davet edilsin mi?',
    consequence: 'Yeni bağlantı 72 saat geçerlidir; öncekiler geçersiz olur.',
    action: 'Yeniden davet et',
    done: 'Davet oluşturuldu',
    harmless: true,
    run: inviteAgain,
  },
};

/** Warning for an account whose e-mail address was never confirmed: somebody else may have signed up with it. */
const doubt =
  'Adresin bu kişiye ait olduğu doğrulanmadı; başka biri onun adıyla kaydolmuş olabilir. Etkinleştirirseniz kaydolan kişi ' +
  'kendi şifresiyle giriş yapar. Kim olduğundan emin değilseniz hesabı silin ve kullanıcıyı yeniden ekleyin.';

interface Props {
  name: UserAction;
  user: StaffUser;
  onInvited: (invitation: Invitation) => void;
  onDone: () => void;
}

export function UserActions({ name, user, onInvited, onDone }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const isForm = name === 'edit' || name === 'password';
  // Keep a form open when the server refuses its change, so that the user can try again.
  const { tell, isTelling, alert } = useRefusal('İşlem yapılamadı', isForm ? undefined : onDone);

  const { proven, question } = useProof();

  async function run(work: (present?: string) => Promise<unknown>, done: string) {
    setBusy(true);
    try {
      if (!(await proven(work))) return;
      showSuccess(done);
      void client.invalidateQueries({ queryKey: ['users'] });
      onDone();
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  const over = (
    <>
      {question}
      {alert}
    </>
  );
  if (name === 'edit') return <EditUser user={user} busy={busy} run={run} over={over} onClose={onDone} />;
  if (name === 'password') return <ResetPassword user={user} busy={busy} run={run} over={over} onClose={onDone} />;
  if (isTelling) return alert;
  const { title, consequence, action, done, harmless, run: call } = questions[name];
  const act =
    name === 'invite'
      ? async (present?: string) => onInvited(await inviteAgain(user.id, present))
      : (present?: string) => call(user.id, present);
  return (
    <Confirm
      open
      title={title}
      action={action}
      busy={busy}
      harmless={harmless}
      onAction={() => run(act, done)}
      onDismiss={onDone}
    >
      <strong>{nameOf(user)}</strong> ({user.email}). {name === 'enable' && user.unproven ? doubt : consequence}
      {question}
    </Confirm>
  );
}
