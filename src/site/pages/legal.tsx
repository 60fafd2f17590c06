import { formatDate } from '../../domain/days/dates.ts';
import { fillAgency, fillList } from '../agency-text.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Table } from '../components/data-table.tsx';
import { Independence } from '../components/independence.tsx';
import { legal } from '../content/legal/index.ts';
import type { Block, LegalPageId } from '../content/types.ts';
import { usePage } from '../context.ts';
import { Blocks, inline } from '../text.tsx';

export function LegalPage({ id }: { id: LegalPageId }) {
  const { agency, art } = usePage();
  const content = legal[id];
  const fill = (block: Block): Block =>
    typeof block === 'string' ? fillAgency(block, agency) : fillList(block, agency);
  const scene = id === 'hakkimizda' ? 'hero-about' : 'hero-legal';
  return (
    <>
      <Independence />
      <div className="hero own low">
        <img className="scene" src={art(scene)} alt="" width="1440" height="360" fetchPriority="high" />
        <div className="wrap">
          <Crumbs />
          <h1>{content.title}</h1>
        </div>
      </div>
      <div className="wrap legal">
        <nav aria-label="Bu sayfada">
          <div>
            <details>
              <summary>Bu sayfadaki başlıklar</summary>
              <ol>
                {content.sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            </details>
          </div>
          <p>
            Son güncelleme: <time dateTime={content.updatedOn}>{formatDate(content.updatedOn)}</time>
          </p>
        </nav>
        <article>
          <p className="lede">{inline(fillAgency(content.lead, agency))}</p>
          {content.sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              <Blocks body={section.body.map(fill)} />
              {section.table && <Table table={section.table} />}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
