import type { CardGroup } from '../content/types.ts';
import { inline } from '../text.tsx';
import { anchorOf } from '../topics.ts';

export function CardGroups({ groups }: { groups: readonly CardGroup[] }) {
  return groups.map((group) => (
    <section key={group.title} className="wrap part">
      <h2>{group.title}</h2>
      <ul className="slips">
        {group.cards.map((card) => (
          <li key={card.title} id={anchorOf(card)}>
            <h3>{card.title}</h3>
            <p>{inline(card.text)}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
