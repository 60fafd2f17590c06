import type { Section } from '../content/types.ts';
import { Blocks } from '../text.tsx';

/** Numbered steps of what happens on the phone. */
export function Steps({ steps }: { steps: readonly Section[] }) {
  return (
    <section className="wrap part" aria-labelledby="adimlar">
      <h2 id="adimlar">Adım adım</h2>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <Blocks body={step.body} />
          </li>
        ))}
      </ol>
    </section>
  );
}
