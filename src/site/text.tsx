import type { ReactNode } from 'react';
import type { Block } from './content/types.ts';
import { typeset } from './typeset.ts';

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Renders running text; `[words](/address)` becomes a link. */
export function inline(written: string): ReactNode {
  const text = typeset(written);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words, address] = match;
    parts.push(
      text.slice(end, match.index),
      <a key={match.index} href={address}>
        {words}
      </a>,
    );
    end = match.index + whole.length;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}

export function Blocks({ body }: { body: readonly Block[] }) {
  return body.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{inline(block)}</p>
    ) : (
      <ul key={block[0]} className="list">
        {block.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    ),
  );
}
