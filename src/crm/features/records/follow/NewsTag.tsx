import css from './News.module.css';
import type { NewsKind } from './use-news.ts';

const words: Readonly<Record<NewsKind, string>> = { new: 'yeni', changed: 'değişti' };

/** Says in a word what has changed, for people who cannot tell the colours apart. */
export function NewsTag({ kind }: { kind: NewsKind | undefined }) {
  return kind ? <span className={css.tag}>{words[kind]}</span> : null;
}
