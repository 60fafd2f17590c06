import { useEffect, useRef, useState } from 'react';
import { foldText } from '../../domain/text/turkish.ts';
import { CategoryIcon } from '../components/category-icon.tsx';
import { faq } from '../content/faq.ts';
import type { FaqCategory } from '../content/types.ts';
import { inline } from '../text.tsx';
import { typeset } from '../typeset.ts';
import { useInSight } from './in-sight.ts';

/** Loads the names of all pages; needed only once the user starts typing. */
const fetchPages = () => import('../page-search.ts');

/** Categories with the questions that contain every word of `wanted`; case and Turkish letters do not matter. */
function filterQuestions(categories: readonly FaqCategory[], wanted: string): readonly FaqCategory[] {
  const words = foldText(wanted).split(' ').filter(Boolean);
  if (words.length === 0) return categories;
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => {
        const text = foldText(`${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((category) => category.questions.length > 0);
}

function foundText(questions: number, pages: number): string {
  const found = questions > 0 ? `${questions} soru bulundu` : 'Bu sözcüklerle soru bulunamadı';
  return pages > 0 ? `${found}, ${pages} sayfa bulundu` : found;
}

export function FaqSearch() {
  const [wanted, setWanted] = useState('');
  const search = useRef<HTMLInputElement>(null);
  // Takes over text typed before hydration.
  useEffect(() => setWanted(search.current?.value ?? ''), []);
  const [names, setNames] = useState<Awaited<ReturnType<typeof fetchPages>> | null>(null);
  const typed = wanted !== '';
  useEffect(() => {
    // Without a network, the search covers only the questions.
    if (typed) fetchPages().then(setNames, () => {});
  }, [typed]);
  const found = filterQuestions(faq, wanted);
  const pages = names?.findPages(wanted) ?? [];
  // Include the number of pages: page names may load after the user has typed, which changes the result again.
  const find = useInSight<HTMLElement>(wanted && `${wanted} ${pages.length}`);
  const count = found.reduce((sum, category) => sum + category.questions.length, 0);
  return (
    <>
      <search className="find" ref={find}>
        <label>
          Sorularda ara
          <input
            ref={search}
            type="search"
            name="q"
            autoComplete="off"
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </label>
        <p role="status">{wanted.trim() && foundText(count, pages.length)}</p>
        {pages.length > 0 && (
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        )}
      </search>
      {found.map((category) => (
        <section key={category.id} className="prose" id={category.id}>
          <h2>
            <CategoryIcon name={category.icon} />
            {category.title}
          </h2>
          <div className="ask">
            {category.questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{typeset(question)}</summary>
                <p>{inline(answer)}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
