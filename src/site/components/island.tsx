import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { rawHtml } from '../raw-html.ts';
import type { IslandName } from '../services.ts';

/**
 * A part of the page that the browser hydrates. Rendered as a separate React root, so that hydration generates the same
 * ids. Its properties are stored in data attributes, so they must be strings.
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
