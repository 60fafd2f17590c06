import type { ReactNode } from 'react';
import css from './drawing.module.css';

interface Props {
  label: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** A named group: the role `img` would hide the links from screen readers. */
export function Drawing({ label, width, height, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg className={css.drawing} width={width} height={height} role="group" aria-label={label}>
      {children}
    </svg>
  );
}

/** Hides shapes from screen readers, because the labels of the drawing and of its links already say the same. */
export function Unread({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
    <g className={css.unread} aria-hidden="true">
      {children}
    </g>
  );
}
