import { type ReactNode, useId } from 'react';
import css from './SystemPage.module.css';

export function Part({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  );
}

export function Facts({ of }: { of: ReadonlyArray<readonly [name: string, value: ReactNode]> }) {
  const known = of.filter(([, value]) => value !== null && value !== undefined);
  return (
    <dl className={css.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
