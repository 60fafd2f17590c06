import type { ReactNode } from 'react';
import css from './Notice.module.css';
import { NoticeArt, type NoticeKind } from './NoticeArt.tsx';

interface Props {
  art: NoticeKind;
  title: string;
  text: string;
  children: ReactNode;
}

export function Notice({ art, title, text, children }: Props) {
  return (
    <div className={css.notice}>
      <NoticeArt kind={art} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
