import type { Question } from '../content/types.ts';
import { usePage } from '../context.ts';
import { inline } from '../text.tsx';

export function Questions({ questions }: { questions: readonly Question[] }) {
  const { airline } = usePage();
  return (
    <section className="wrap part prose" aria-labelledby="sorular">
      <h2 id="sorular">{airline ? `${airline.shortName} için sorulanlar` : 'Sorulanlar'}</h2>
      <div className="ask">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{inline(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
