import { useEffect, useEffectEvent } from 'react';
import { isFocusFree } from '../../../ui/use-opener.ts';

/**
 * Listens on the document: if no text is selected, browsers do not send copy and paste events to the focused element.
 */
export function useClipboard(kind: 'copy' | 'paste', onEvent: (data: DataTransfer) => boolean): void {
  const act = useEffectEvent((event: ClipboardEvent) => {
    const focused = document.activeElement;
    const isTyping = focused instanceof HTMLElement && focused.matches('input, textarea, [contenteditable]');
    const isInGrid = focused?.matches('[role="grid"] *, section:has([role="grid"])');
    const isText = kind === 'copy' && document.getSelection()?.isCollapsed === false;
    if (event.defaultPrevented || !event.clipboardData || isTyping || !(isInGrid || isFocusFree()) || isText) return;
    if (onEvent(event.clipboardData)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => act(event);
    document.addEventListener(kind, listen);
    return () => document.removeEventListener(kind, listen);
  }, [kind]);
}
