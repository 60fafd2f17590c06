import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import './entry.css';

interface Props {
  title: string;
  heading: string;
  intro: ReactNode;
  below: ReactNode;
  children: ReactNode;
}

export function EntryFrame({ title, heading, intro, below, children }: Props) {
  return (
    <div className="entry">
      <PageTitle>{title}</PageTitle>
      <div className="entry-sky" />
      <main className="entry-main">
        <div className="entry-box">
          <Mark size={44} />
          <h1>{heading}</h1>
          <p>{intro}</p>
          {children}
          <p className="entry-below">{below}</p>
        </div>
      </main>
    </div>
  );
}
