import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { foldText } from '../../domain/text/turkish.ts';
import { goKey } from '../features/palette/go-keys.ts';
import { screensFor } from '../features/session/menu.ts';
import { useUser } from '../features/session/session-store.ts';
import { isBusy } from '../ui/use-key.ts';

const soon = 1500;

/** Opens a screen with G and then the screen's key, outside fields and dialogs. */
export function useGoKeys(): void {
  const user = useUser();
  const navigate = useNavigate();
  const go = useEffectEvent((pressed: string) => {
    const screen = screensFor(user).find(({ key }) => foldText(key) === pressed);
    if (screen) navigate(screen.path);
    return screen !== undefined;
  });
  useEffect(() => {
    let begun = Number.NEGATIVE_INFINITY;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const pressed = foldText(event.key);
      const isSecond = event.timeStamp - begun < soon;
      begun = Number.NEGATIVE_INFINITY;
      if (isBusy(event.target, false)) return;
      if (isSecond && go(pressed)) event.preventDefault();
      else if (pressed === foldText(goKey)) begun = event.timeStamp;
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
