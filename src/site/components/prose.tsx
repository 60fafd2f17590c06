import type { Section } from '../content/types.ts';
import { Blocks } from '../text.tsx';
import { anchorOf } from '../topics.ts';

export function Prose({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="wrap part">
      {sections.map((section) => (
        <section key={section.title} id={anchorOf(section)} className="prose">
          <h2>{section.title}</h2>
          <div>
            <Blocks body={section.body} />
          </div>
        </section>
      ))}
    </div>
  );
}
