import { createStore, useStore } from '../create-store.ts';

const key = 'crm.theme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

export function applyTheme(): void {
  const chosen = localStorage.getItem(key);
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  dark.set(isDark());
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : systemDark.matches;
}

const dark = createStore(isDark());
systemDark.addEventListener('change', () => dark.set(isDark()));

/** Choosing the system's own theme goes back to following the system. */
export function toggleTheme(): void {
  const wanted = isDark() ? 'light' : 'dark';
  if ((wanted === 'dark') === systemDark.matches) localStorage.removeItem(key);
  else localStorage.setItem(key, wanted);
  applyTheme();
}

export const themeToggleName = (dark: boolean) => (dark ? 'Açık görünüme geç' : 'Koyu görünüme geç');

export const useDark = () => useStore(dark);
