import { Link } from 'react-router';
import css from '../ui/Message.module.css';
import { PageTitle } from '../ui/PageTitle.tsx';

export function Component() {
  return (
    <div className={css.page}>
      <PageTitle>Sayfa Bulunamadı</PageTitle>
      <span className={css.ring} aria-hidden="true">
        404
      </span>
      <h1>Sayfa Bulunamadı</h1>
      <p>Aradığınız sayfa mevcut değil veya taşınmış olabilir.</p>
      <div className={css.actions}>
        <Link className={css.link} to="/">
          Anasayfaya dön
        </Link>
      </div>
    </div>
  );
}
