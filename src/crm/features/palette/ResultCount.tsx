import { useEffect, useState } from 'react';

interface Props {
  count: number;
  of: string;
  isSearching: boolean;
}

const quiet = 700;

export function ResultCount({ count, of, isSearching }: Props) {
  const [told, setTold] = useState('');
  const text = count === 0 ? 'Sonuç yok' : `${count} sonuç`;
  useEffect(() => {
    setTold('');
    if (of === '' || isSearching) return;
    const timer = setTimeout(setTold, quiet, text);
    return () => clearTimeout(timer);
  }, [of, text, isSearching]);
  return (
    <p className="sr-only" role="status">
      {told}
    </p>
  );
}
