import type { IconName } from '../ui/Icon.tsx';

export interface ShellLink {
  to: string;
  name: string;
  icon: IconName;
  adminOnly?: true;
}

const links: readonly ShellLink[] = [
  { to: '/', name: 'Anasayfa', icon: 'home' },
  { to: '/records', name: 'Kayıtlar', icon: 'list' },
  { to: '/users', name: 'Kullanıcılar', icon: 'users', adminOnly: true },
];

export function linksFor(admin: boolean): readonly ShellLink[] {
  return links.filter((link) => admin || !link.adminOnly);
}
