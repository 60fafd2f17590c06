import css from './News.module.css';
import type { NewsKind } from './use-news.ts';

const words: Readonly<Record<NewsKind, string>> = { new: 'yeni', changed: 'değişti' };

/** Colour alone would not tell everybody. */
export function NewsTag({ kind }: { kind: NewsKind | undefined }) {
  return kind ? <span className={css.tag}>{words[kind]}</span> : null;
}
