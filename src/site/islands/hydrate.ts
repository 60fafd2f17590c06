import { type ComponentType, createElement, Fragment, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

function Listening({ report }: { report: () => void }) {
  useEffect(report, [report]);
  return null;
}

/**
 * Hydrates a prerendered island. Resolves once the island handles events, so that the page can repeat an earlier
 * submit.
 */
export function hydrate<Props extends Record<string, string>>(
  name: string,
  component: ComponentType<Props>,
): Promise<void> {
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!root) return Promise.resolve();
  const properties = JSON.parse(root.dataset.properties ?? '{}') as Props;
  return new Promise((listening) => {
    const report = () => {
      root.dataset.live = '';
      listening();
    };
    const island = createElement(
      Fragment,
      null,
      createElement(component, properties),
      createElement(Listening, { report }),
    );
    hydrateRoot(root, island, { identifierPrefix: name });
  });
}
