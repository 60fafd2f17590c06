import { isAdmin } from '../../../domain/permissions.ts';
import type { Command } from '../../ui/commands.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { type Shortcut, shortcuts } from '../../ui/shortcuts.ts';
import { openShortcuts } from '../../ui/shortcuts-store.ts';
import { themeToggleName, toggleTheme } from '../../ui/theme-mode.ts';
import { canUndo, undoLast } from '../../ui/undo.ts';
import { screensFor } from '../session/menu.ts';
import type { Asked, Entry, Source } from './entry.ts';

interface Action {
  command: Command;
  name: string;
  icon: IconName;
  /** Path of the action's screen. Without a path, the action is listed only while a component offers its command. */
  on?: string;
  /** Command to run first if the action's own command is not offered yet. */
  after?: Command;
  about?: string;
  shortcut?: Shortcut;
  words?: readonly string[];
  adminOnly?: true;
  isWide?: true;
  /** Also listed over an open dialog; the action then closes the dialog. */
  isOverDialog?: true;
}

/** In the order of the list: actions on the current record come first. */
const actions: readonly Action[] = [
  { command: 'save', name: 'Kaydet', icon: 'check', shortcut: 'save', words: ['güncelle', 'ekle'] },
  { command: 'saveAndNext', name: 'Kaydet ve yeni', icon: 'plus', shortcut: 'saveAndNext' },
  { command: 'lastChoices', name: 'Son seçimleri kullan', icon: 'reload', shortcut: 'lastChoices' },
  { command: 'addPassenger', name: 'Yolcu ekle', icon: 'users', shortcut: 'addPassenger', words: ['grup', 'kişi'] },
  { command: 'roundTrip', name: 'Gidiş-dönüş', icon: 'bothWays', shortcut: 'roundTrip', words: ['dönüş bileti'] },
  { command: 'edit', name: 'Düzenle', icon: 'edit', words: ['değiştir', 'güncelle'] },
  { command: 'refund', name: 'İade oluştur', icon: 'giveBack', shortcut: 'refund', words: ['iptal'] },
  { command: 'past', name: 'Geçmiş', icon: 'past', words: ['sürüm', 'kim değiştirdi'] },
  { command: 'delete', name: 'Sil', icon: 'trash' },
  {
    command: 'newRecord',
    name: 'Yeni Kayıt',
    icon: 'plus',
    on: '/records',
    shortcut: 'newRecord',
    words: ['satış', 'bilet', 'ekle'],
    isOverDialog: true,
  },
  {
    command: 'paste',
    name: 'Yapıştır ve doldur',
    icon: 'paste',
    on: '/records',
    after: 'newRecord',
    shortcut: 'paste',
    words: ['metin', 'e-posta', 'gds', 'amadeus', 'galileo', 'sabre'],
    isOverDialog: true,
  },
  {
    command: 'search',
    name: 'Ara',
    icon: 'search',
    on: '/records',
    about: 'Kayıtlar',
    shortcut: 'search',
    words: ['bul'],
  },
  {
    command: 'closeDay',
    name: 'Günü kapat',
    icon: 'sunset',
    on: '/day-close',
    adminOnly: true,
    words: ['kasa', 'kapanış'],
  },
  { command: 'reopenDay', name: 'Günü yeniden aç', icon: 'sunset', adminOnly: true },
  {
    command: 'export',
    name: 'Dışa aktar',
    icon: 'download',
    on: '/records',
    about: 'Kayıtlar',
    words: ['excel', 'csv', 'indir'],
  },
  {
    command: 'exportDay',
    name: 'Dışa aktar',
    icon: 'download',
    on: '/day-close',
    about: 'Gün Sonu',
    words: ['excel', 'csv', 'indir'],
  },
  {
    command: 'exportActivity',
    name: 'Dışa aktar',
    icon: 'download',
    on: '/activity',
    about: 'Hareketler',
    words: ['excel', 'csv', 'indir'],
  },
  { command: 'import', name: 'İçe aktar', icon: 'upload', on: '/records', words: ['excel', 'csv', 'yükle', 'dosya'] },
  {
    command: 'print',
    name: 'Yazdır',
    icon: 'print',
    on: '/records',
    about: 'Kayıtlar',
    words: ['yazıcı', 'pdf'],
    isWide: true,
  },
  { command: 'printDay', name: 'Yazdır', icon: 'print', on: '/day-close', about: 'Gün Sonu', words: ['yazıcı', 'pdf'] },
  { command: 'columns', name: 'Kontrol Paneli', icon: 'columns', on: '/records', words: ['tablo sütunları'] },
  { command: 'views', name: 'Görünümler', icon: 'views', on: '/records', words: ['kayıtlı listeler'] },
  { command: 'saveView', name: 'Bu listeyi görünüm olarak kaydet', icon: 'views', words: ['görünüm ekle'] },
  { command: 'newUser', name: 'Yeni Kullanıcı Ekle', icon: 'users', on: '/users', words: ['davet', 'hesap aç'] },
];

export const actionSource: Source = {
  title: 'İşlemler',
  most: 40,
  entries: (asked) => {
    const { offered } = asked;
    const all = actions.filter((action) => isPossible(action, asked));
    const isAtHand = ({ command, after }: Action) =>
      offered.has(command) || (after !== undefined && offered.has(after));
    const ordered = [...all.filter(isAtHand), ...all.filter((action) => !isAtHand(action))];
    return [...(canUndo() ? [undo] : []), ...ordered.map((action) => entryOf(action, asked)), ...general(asked)];
  },
};

function isPossible({ command, on, after, adminOnly, isWide, isOverDialog }: Action, asked: Asked): boolean {
  if ((adminOnly && !isAdmin(asked.user)) || (isWide && asked.phone)) return false;
  if (asked.offered.has(command) || (after && asked.offered.has(after))) return true;
  // Hide an action whose screen is open but does not offer its command.
  if (!on || (on === asked.here && !asked.isOverDialog) || (asked.isOverDialog && !isOverDialog)) return false;
  return screensFor(asked.user).some(({ path }) => path === on);
}

function entryOf({ command, name, icon, on, after, about, shortcut, words }: Action, { offered }: Asked): Entry {
  const offer = offered.get(command);
  return {
    id: command,
    icon,
    name,
    detail: offer?.about ?? about,
    keys: shortcut && shortcuts[shortcut],
    ...(words && { words }),
    step: { command, ...(on && { on }), ...(after && { after }) },
  };
}

const undo: Entry = {
  id: 'undo',
  icon: 'giveBack',
  name: 'Geri al',
  detail: 'son silme, düzenleme veya içe aktarma',
  keys: shortcuts.undo,
  step: { act: undoLast },
};

function general({ dark, offered }: Asked): Entry[] {
  const all: Entry[] = [
    {
      id: 'menu',
      icon: 'menu',
      name: offered.get('menu')?.about ?? '',
      words: ['kenar çubuğu'],
      step: { command: 'menu' },
    },
    {
      id: 'theme',
      icon: dark ? 'sun' : 'moon',
      name: themeToggleName(dark),
      words: ['tema', 'gece', 'gündüz'],
      step: { act: toggleTheme },
    },
    {
      id: 'shortcuts',
      icon: 'help',
      name: 'Klavye kısayolları',
      keys: shortcuts.shortcuts,
      words: ['yardım', 'tuşlar'],
      step: { act: openShortcuts },
    },
    { id: 'signOut', icon: 'leave', name: 'Çıkış', words: ['oturumu kapat'], step: { command: 'signOut' } },
  ];
  return all.filter(({ step }) => !('command' in step) || offered.has(step.command));
}
