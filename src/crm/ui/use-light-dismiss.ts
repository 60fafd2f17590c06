import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useLightDismiss(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const left = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', left);
    document.addEventListener('focusin', left);
    return () => {
      document.removeEventListener('pointerdown', left);
      document.removeEventListener('focusin', left);
    };
  }, [open]);
}
