import { screensFor } from '../session/menu.ts';
import type { Entry, Source } from './entry.ts';

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

export const placeSource: Source = {
  title: 'Ekranlar',
  most: 20,
  entries: ({ user }) =>
    screensFor(user).map(
      (screen): Entry => ({
        id: screen.path,
        icon: screen.icon ?? 'key',
        name: screen.name,
        words: words[screen.path] ?? [],
        step: { to: screen.path },
      }),
    ),
};
