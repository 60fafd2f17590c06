import { useSyncExternalStore } from 'react';

const key = 'crm.theme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** Applies the chosen theme; without a choice the system's. */
export function applyTheme(): void {
  const chosen = localStorage.getItem(key);
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : systemDark.matches;
}

/** Switches between light and dark. Choosing what the system uses anyway goes back to following the system. */
export function toggleTheme(): void {
  const wanted = isDark() ? 'light' : 'dark';
  if ((wanted === 'dark') === systemDark.matches) localStorage.removeItem(key);
  else localStorage.setItem(key, wanted);
  applyTheme();
  for (const notify of listeners) notify();
}

export const themeToggleName = (dark: boolean) => (dark ? 'Açık görünüme geç' : 'Koyu görünüme geç');

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  systemDark.addEventListener('change', notify);
  return () => {
    listeners.delete(notify);
    systemDark.removeEventListener('change', notify);
  };
}

export function useDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}
