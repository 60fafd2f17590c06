import { CallLink } from './call-link.tsx';

/** Ends a page with a question and the call button. */
export function ClosingBand({ question, source }: { question: string; source: string }) {
  return (
    <section className="band">
      <div className="wrap">
        <h2>{question}</h2>
        <CallLink source={source}>Hemen Bizi Arayın</CallLink>
      </div>
    </section>
  );
}
