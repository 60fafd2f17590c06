import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces each screen after the first: screen readers read the first title by themselves. */
export function ScreenName() {
  const { pathname } = useLocation();
  const known = useRef<string | null>(pathname);
  const [name, setName] = useState('');
  useEffect(() => {
    if (pathname === known.current) return;
    known.current = null;
    setName(document.title.split(' | ')[0] ?? '');
  }, [pathname]);
  return (
    <p className="sr-only" role="status">
      {name}
    </p>
  );
}
