import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { rawHtml } from '../raw-html.ts';
import type { IslandName } from '../services.ts';

/**
 * Renders a part of the page as a separate React root: the browser hydrates it as one and must generate the same ids.
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
