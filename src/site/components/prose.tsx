import type { Section } from '../content/types.ts';
import { Blocks } from '../text.tsx';

export function Prose({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="wrap part">
      {sections.map((section) => (
        <section key={section.title} id={section.id} className="prose">
          <h2>{section.title}</h2>
          <div>
            <Blocks body={section.body} />
          </div>
        </section>
      ))}
    </div>
  );
}
