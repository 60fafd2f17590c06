import type { ReactNode } from 'react';
import tail from '../../art/login-tail.svg';
import { Mark } from '../../ui/Mark.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import css from './EntryFrame.module.css';

interface Props {
  /** What the tab is called. */
  title: string;
  heading: string;
  intro: ReactNode;
  /** What stands below the form. */
  below: ReactNode;
  children: ReactNode;
}

/** What the pages before the sign-in look like: the sky beside one form. */
export function EntryFrame({ title, heading, intro, below, children }: Props) {
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <div className={css.sky}>
        <img src={tail} alt="" />
      </div>
      <main className={css.main}>
        <div className={css.box}>
          <Mark size={44} />
          <h1>{heading}</h1>
          <p>{intro}</p>
          {children}
          <p className={css.below}>{below}</p>
        </div>
      </main>
    </div>
  );
}
