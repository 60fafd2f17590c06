import type { ComponentType } from 'react';
import type { IconName } from './ui/Icon.tsx';

export interface Screen {
  /** The screen's address under /crm. */
  path: `/${string}`;
  name: string;
  /** A screen without an icon is not in the menus. */
  icon?: IconName;
  /** Users who are not admins see a message instead of the screen. The server enforces this, not the CRM. */
  adminOnly?: true;
  /** Only admins see the screen in the menus; others reach it by another link. */
  adminLink?: true;
  page: () => Promise<{ Component: ComponentType }>;
}

/** In menu order. Menus and routes are made from this list. */
export const screens: readonly Screen[] = [
  { path: '/', name: 'Anasayfa', icon: 'home', page: () => import('./features/dashboard/DashboardPage.tsx') },
  { path: '/records', name: 'Kayıtlar', icon: 'list', page: () => import('./features/records/RecordsPage.tsx') },
  { path: '/day-close', name: 'Gün Sonu', icon: 'sunset', page: () => import('./features/day-close/DayClosePage.tsx') },
  {
    path: '/users',
    name: 'Kullanıcılar',
    icon: 'users',
    adminOnly: true,
    page: () => import('./features/users/UsersPage.tsx'),
  },
  {
    path: '/activity',
    name: 'Hareketler',
    icon: 'clock',
    adminOnly: true,
    page: () => import('./features/activity/ActivityPage.tsx'),
  },
  {
    path: '/trash',
    name: 'Çöp Kutusu',
    icon: 'trash',
    adminLink: true,
    page: () => import('./features/trash/TrashPage.tsx'),
  },
  {
    path: '/system',
    name: 'Sistem',
    icon: 'gauge',
    adminOnly: true,
    page: () => import('./features/system/SystemPage.tsx'),
  },
  {
    path: '/change-password',
    name: 'Şifre Değiştir',
    page: () => import('./features/password/ChangePasswordPage.tsx'),
  },
];
