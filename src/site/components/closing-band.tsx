import { CallLink } from './call-link.tsx';

/** The last word of a page: a question and the call. */
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
