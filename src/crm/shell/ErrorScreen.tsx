import { useRouteError } from 'react-router';
import { messageOf, toAppError } from '../api/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import css from '../ui/Message.module.css';

export function ErrorScreen() {
  const error = useRouteError();
  const { code } = toAppError(error);
  const known = code !== 'unknown';
  return (
    <div className={css.page} role="alert">
      <title>Bir sorun oluştu | CRM</title>
      <span className={css.ring}>
        <Icon name={code === 'network' ? 'offline' : 'warning'} size={44} />
      </span>
      <h1>Bir sorun oluştu</h1>
      <p>
        {known
          ? messageOf(error)
          : 'Bu ekran açılamadı. Kaydedilmiş verileriniz yerinde duruyor; sayfayı yenileyip yeniden deneyin.'}
      </p>
      <div className={css.actions}>
        <Button look="primary" icon="reload" onClick={() => window.location.reload()}>
          Sayfayı yenile
        </Button>
        <a className={css.link} href={import.meta.env.BASE_URL}>
          Anasayfaya dön
        </a>
      </div>
    </div>
  );
}

/** Shown when the frame around all screens (`Shell`) itself failed. */
export function ErrorPage() {
  return (
    <main className={css.whole}>
      <ErrorScreen />
    </main>
  );
}
