import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { rawHtml } from '../raw-html.ts';
import type { IslandName } from '../services.ts';

/**
 * A part that runs in the browser. Rendered as its own root, so that hydration produces the same ids. Its properties
 * are data attributes, hence only strings.
 */
export function Island<Props extends Record<string, string>>(props: {
  name: IslandName;
  component: ComponentType<Props>;
  properties: Props;
}) {
  const Component = props.component;
  const html = renderToString(<Component {...props.properties} />, { identifierPrefix: props.name });
  return <div data-island={props.name} data-properties={JSON.stringify(props.properties)} {...rawHtml(html)} />;
}
