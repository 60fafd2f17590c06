import type { Question } from '../content/types.ts';
import { usePage } from '../context.ts';
import { inline } from '../text.tsx';
import { anchorOf } from '../topics.ts';

export function Questions({ questions }: { questions: readonly Question[] }) {
  const { airline } = usePage();
  return (
    <section className="wrap part prose" aria-labelledby="sorular">
      <h2 id="sorular">{airline ? `${airline.shortName} için sorulanlar` : 'Sorulanlar'}</h2>
      <div className="ask">
        {questions.map((one) => (
          <details key={one.question} id={anchorOf(one)}>
            <summary>{one.question}</summary>
            <p>{inline(one.answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
