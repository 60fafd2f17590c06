import { useLocation, useNavigate } from 'react-router';
import { type Command, doWaiting, type Offer, waitFor } from '../../ui/commands.ts';
import { showNotice } from '../../ui/toast.ts';
import { hasUnsavedInput } from '../session/unsaved-input.ts';
import type { Step } from './entry.ts';
import type { Place } from './palette-store.ts';
import { beginVisit } from './visit.ts';

const list = '/records';

export function useSteps({ isOverDialog }: Place, offered: ReadonlyMap<Command, Offer>) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();

  function screenOf(step: Step): string | null {
    if ('act' in step || ('command' in step && offered.has(step.command))) return null;
    if ('command' in step) return step.on ?? null;
    return 'record' in step ? list : (step.to.split('?')[0] ?? null);
  }

  function leaves(step: Step): boolean {
    const screen = screenOf(step);
    return screen !== null && (screen !== pathname || isOverDialog);
  }

  function take(step: Step): void {
    const screen = screenOf(step);
    if (screen === null) {
      if ('act' in step) step.act();
      else if ('command' in step) offered.get(step.command)?.run();
      return;
    }
    if (isOverDialog && hasUnsavedInput() && screen !== list)
      showNotice('Yarım kalan kayıt duruyor', 'Kayıtlar ekranına döndüğünüzde açılır.', 'kept-entry');
    // The step stays on this screen: close its dialogs. Another screen would close them by itself.
    if (isOverDialog && screen === pathname) beginVisit();
    if ('to' in step) {
      step.before?.();
      navigate(step.to, { state: step.state });
    } else if ('record' in step) openRecord(step.record);
    else if ('command' in step) command(step, screen);
  }

  function command({ command, after }: Extract<Step, { command: Command }>, screen: string): void {
    waitFor(after ? [after, command] : [command], screen);
    if (screen !== pathname) navigate(screen);
    else if (!isOverDialog) doWaiting();
  }

  function openRecord(id: number): void {
    if (pathname !== list) {
      navigate(`${list}?record=${id}`);
      return;
    }
    const params = new URLSearchParams(search);
    params.set('record', String(id));
    navigate({ search: params.toString() }, { state, replace: true });
  }

  return { leaves, take };
}
