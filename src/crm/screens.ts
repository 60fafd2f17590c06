import type { ComponentType } from 'react';
import type { IconName } from './ui/Icon.tsx';

export interface Screen {
  /** Its address under /crm. */
  path: `/${string}`;
  name: string;
  /** Its sign in the menus; a screen without one stands elsewhere, as in the top bar. */
  icon?: IconName;
  /** Everybody else reads that it is for admins; what they may do is up to the server. */
  adminOnly?: true;
  page: () => Promise<{ Component: ComponentType }>;
}

/** Every screen inside the shell, in the order of the menus, which follow from here as the routes do. */
export const screens: readonly Screen[] = [
  { path: '/', name: 'Anasayfa', icon: 'home', page: () => import('./features/dashboard/DashboardPage.tsx') },
  { path: '/records', name: 'Kayıtlar', icon: 'list', page: () => import('./features/records/RecordsPage.tsx') },
  {
    path: '/users',
    name: 'Kullanıcılar',
    icon: 'users',
    adminOnly: true,
    page: () => import('./features/users/UsersPage.tsx'),
  },
  {
    path: '/change-password',
    name: 'Şifre Değiştir',
    page: () => import('./features/password/ChangePasswordPage.tsx'),
  },
];

/** What the menus lead to. */
export function menuFor(admin: boolean): readonly Screen[] {
  return screens.filter(({ icon, adminOnly }) => icon && (admin || !adminOnly));
}
