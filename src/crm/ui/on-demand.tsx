import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { fetchMissingStyles } from './missing-styles.ts';
import { showError } from './toast.ts';

interface Part<P> {
  fetch: () => Promise<void>;
  component: () => ComponentType<P> | undefined;
}

interface Props<P> {
  part: Part<P>;
  /** Called when the script could not be fetched. Without `onMissing`, fetching is retried until it works. */
  onMissing?: () => void;
}

const again = 3000;
const fetches: Array<() => Promise<void>> = [];

/**
 * @param when `ahead` fetches the script while the browser is idle; `when shown`, for rarely used parts, waits until
 * the part is shown
 */
export function onDemand<P>(load: () => Promise<ComponentType<P>>, when: 'ahead' | 'when shown' = 'ahead'): Part<P> {
  let component: ComponentType<P> | undefined;
  const part: Part<P> = {
    component: () => component,
    fetch: async () => {
      if (component) return;
      await fetchMissingStyles();
      component = await load();
    },
  };
  if (when === 'ahead') fetches.push(part.fetch);
  return part;
}

/** Unlike React's `lazy`, does not crash the screen when the script cannot be fetched, and tries again. */
export function OnDemand<P extends object>({ part, onMissing, ...props }: P & Props<P>) {
  const [attempt, setAttempt] = useState(0);
  const [, setHere] = useState(false);
  const Component = part.component();
  const missing = useEffectEvent(() => {
    showError('Açılamadı', 'Bağlantınızı kontrol edip yeniden deneyin. Yine olmazsa sayfayı yenileyin.', 'on-demand');
    onMissing?.();
    return onMissing ? undefined : setTimeout(setAttempt, again, attempt + 1);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` fetches again
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    part.fetch().then(
      () => gone || setHere(true),
      () => {
        if (!gone) timer = missing();
      },
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [part, attempt]);

  return Component ? <Component {...(props as unknown as P)} /> : null;
}

/** Fetches the parts made with `ahead` while the browser is idle, so that they open even without a network. */
export function useFetchAhead(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const fetchAll = () => Promise.allSettled(fetches.map((fetch) => fetch()));
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(handle);
  }, [ready]);
}
