import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { todayIn } from '../../../domain/days/dates.ts';
import { agency } from '../../agency.ts';
import { Icon } from '../../ui/Icon.tsx';
import { longDay } from '../../ui/long-day.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { useChanges } from '../records/follow/use-changes.ts';
import { CountCard } from './CountCard.tsx';
import { countRecords, countUsers } from './counts.ts';
import css from './DashboardPage.module.css';
import { hourOfDay } from './hour-of-day.ts';
import { Pictures } from './pictures/Pictures.tsx';

export function Component() {
  const today = todayIn(agency.timeZone);
  const total = useQuery({ queryKey: ['records', 'count'], queryFn: () => countRecords() });
  const ofToday = useQuery({ queryKey: ['records', 'count', today], queryFn: () => countRecords(today) });
  const client = useQueryClient();
  useChanges('dashboard', async (_, { isFirst }) => {
    if (!isFirst) await client.invalidateQueries({ queryKey: ['records', 'count'] });
    return true;
  });
  const users = useQuery({ queryKey: ['users', 'count'], queryFn: countUsers });

  return (
    <div className={page.page}>
      <PageTitle>Anasayfa</PageTitle>
      <div className={page.head}>
        <h1>Anasayfa</h1>
        <p>{longDay(today)}</p>
      </div>
      <div className={css.counts}>
        <CountCard title="Toplam Kayıt" query={total} note="bugüne kadar girilen" />
        <CountCard title="Bugün" query={ofToday} note="tarihi bugün olan" />
        <CountCard title="Kullanıcı" query={users} note="hesabı olan ekip üyesi" />
      </div>
      <Pictures today={today} />
      <div className={css.cards}>
        <section className={css.welcome} data-hour={hourOfDay(new Date())}>
          <h2>Hoş geldiniz</h2>
          <p>Bugünün satışlarını kaydedin, geçmiş kayıtları bulun ve düzenleyin.</p>
          <div className={css.links}>
            <Link to="/records">
              Kayıtlar
              <Icon name="arrow" />
            </Link>
            <Link to="/change-password">
              Şifre Değiştir
              <Icon name="arrow" />
            </Link>
          </div>
        </section>
        <section className={css.tips}>
          <h2>İpuçları</h2>
          <ul>
            <li>Kayıt eklerken PNR ve tarih alanlarını doldurun; kayıt sonradan bunlarla bulunur.</li>
            <li>Filtre, seçtiğiniz tarih aralığındaki hareketleri listeler.</li>
            <li>
              Kayıtlar ekranında <kbd>N</kbd> yeni kayıt açar, <kbd>/</kbd> arama alanına götürür.
            </li>
            <li>
              Formda <kbd>Ctrl</kbd> <kbd>Enter</kbd> kaydeder; “Kaydet ve yeni” seçimlerinizi sıradaki kayda taşır.
            </li>
            <li>
              <kbd>?</kbd> bütün kısayolları gösterir.
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}
