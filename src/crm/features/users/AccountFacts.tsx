import { agency } from '../../agency.ts';
import { stampOf } from '../../ui/stamp.ts';
import css from './AccountFacts.module.css';
import { isPending, type StaffUser } from './users-api.ts';

const invitationWords = {
  sent: 'davet edildi',
  opened: 'bağlantı açıldı, şifre belirlenmedi',
  expired: 'davetin süresi doldu',
  accepted: 'daveti kabul etti',
};

export function AccountFacts({ user, isOwn }: { user: StaffUser; isOwn: boolean }) {
  const { last_sign_in_at: lastSignIn, has_second_factor: hasFactor } = user;
  const lacksFactor = agency.adminsNeedSecondFactor && user.is_admin && hasFactor === false;
  const local = user.email.split('@')[0] ?? '';
  return (
    <>
      <div className={css.address}>
        <span className={css.email}>
          {local}
          <wbr />
          {user.email.slice(local.length)}
        </span>
        {isOwn && <span className={css.tag}>siz</span>}
        {user.disabled && <span className={css.tag}>devre dışı</span>}
        {user.invitation && <span className={css.tag}>{invitationWords[user.invitation]}</span>}
        {user.unproven && !isPending(user) && <span className={css.tag}>adresi doğrulanmadı</span>}
      </div>
      <div className={css.facts}>
        {lastSignIn !== undefined && (
          <span>{lastSignIn ? `Son giriş ${stampOf(lastSignIn)}` : 'Hiç giriş yapmadı'}</span>
        )}
        {typeof hasFactor === 'boolean' && (
          <span data-missing={lacksFactor || undefined}>
            İki adımlı doğrulama {hasFactor ? 'açık' : 'kapalı'}
            {lacksFactor && ', oysa yöneticiler için zorunlu'}
          </span>
        )}
      </div>
    </>
  );
}
