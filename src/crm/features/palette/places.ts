import { namedRanges } from '../../../domain/days/date-ranges.ts';
import { listLink } from '../records/requests/record-filter.ts';
import { screensFor } from '../session/menu.ts';
import type { Asked, Entry, Source } from './entry.ts';
import { goKeysOf } from './go-keys.ts';

/** Other words that find a screen. */
const words: Readonly<Record<string, readonly string[]>> = {
  '/': ['kontrol paneli', 'grafik', 'özet'],
  '/records': ['satışlar', 'liste'],
  '/day-close': ['iade satırları', 'kasa', 'sayım', 'kapanış', 'rapor', 'tahsilat'],
  '/users': ['ekip', 'hesaplar', 'personel'],
  '/activity': ['günlük', 'kim ne yaptı', 'denetim'],
  '/trash': ['silinenler', 'geri al'],
  '/system': ['yedekler', 'veritabanı', 'e-posta', 'sürüm'],
  '/change-password': ['iki adımlı doğrulama', 'kurtarma kodları', 'oturumlarım', 'parola', 'güvenlik'],
};

/** Lists every screen, and the list of sales for common days. */
export const placeSource: Source = {
  title: 'Ekranlar',
  most: 20,
  entries: (asked) => {
    const screens = screensFor(asked.user);
    const entries = screens.map(
      (screen): Entry => ({
        id: screen.path,
        icon: screen.icon ?? 'key',
        name: screen.name,
        keys: goKeysOf(screen),
        words: words[screen.path] ?? [],
        step: { to: screen.path },
      }),
    );
    return screens.some(({ path }) => path === '/records') && asked.text !== ''
      ? [...entries, ...lists(asked)]
      : entries;
  },
};

const lists = ({ today }: Asked) =>
  namedRanges(today).map(([name, range]): Entry => {
    const { to, state } = listLink(range, {}, today);
    return {
      id: name,
      icon: 'calendar',
      name,
      detail: 'Kayıtlar',
      words: ['kayıtları', 'günün'],
      step: { to: `${to.pathname}?${to.search}`, state },
    };
  });
