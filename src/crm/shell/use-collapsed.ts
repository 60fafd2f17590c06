import { useEffect, useState } from 'react';

const key = 'crm.sidebar';
const narrow = window.matchMedia('(max-width: 1100px)');

export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => narrow.matches || localStorage.getItem(key) === 'collapsed');

  useEffect(() => {
    const follow = () => setCollapsed(narrow.matches || localStorage.getItem(key) === 'collapsed');
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);

  function toggle() {
    setCollapsed(!collapsed);
    if (!narrow.matches) localStorage.setItem(key, collapsed ? 'expanded' : 'collapsed');
  }
  return [collapsed, toggle];
}
