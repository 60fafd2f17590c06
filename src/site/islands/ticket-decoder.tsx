import { useEffect, useRef, useState } from 'react';
import { airlineNames } from '../../domain/airline-names.ts';
import { CertaintyMark } from '../components/certainty-mark.tsx';
import { markOf } from '../facts/certainty.ts';
import { sourceLine } from '../facts/sources.ts';
import { decodeTicket } from '../tools/ticket/decode.ts';
import { ticketLines, undecodedText } from '../tools/ticket/words.ts';
import { typeset } from '../typeset.ts';
import { useInSight } from './in-sight.ts';

export function TicketDecoder() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The visitor may have typed before hydration: take that text over.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const decoded = decodeTicket(typed);
  const issuer = decoded.kind === 'issued' ? decoded.issuer : null;
  const result = useInSight<HTMLDivElement>(issuer);
  return (
    <section className="box" aria-labelledby="coz">
      <h2 id="coz">Bileti kim kesmiş?</h2>
      <p>{typeset('13 rakamlı numaranın ilk üçü bunu söyler; yazmanız yeter.')}</p>
      <label className="digits">
        İlk üç rakam ya da tamamı
        <input
          ref={field}
          name="prefix"
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <div aria-live="polite" ref={result}>
        {issuer && (
          <>
            <p className={`who t-${issuer.airline}`}>
              <b className="pre">{issuer.prefix}</b>
              <b>{airlineNames[issuer.airline].name}</b>{' '}
              <span>
                {markOf(issuer.fact) === 'ok'
                  ? 'bu bileti kesen havayolu.'
                  : 'genellikle bu numarayla bilet kesen havayolu.'}
              </span>
            </p>
            <dl className="say">
              <div>
                <dt>Kaynak</dt>
                <dd>
                  <CertaintyMark certainty={markOf(issuer.fact)} />
                  {sourceLine(issuer.fact)}
                </dd>
              </div>
              <div>
                <dt>Nerede görülür?</dt>
                <dd>
                  <a href={`https://${issuer.site}`}>{issuer.site}</a> adresinde, PNR ya da bilet numarası ve soyadıyla
                </dd>
              </div>
              {ticketLines(decoded).map(([about, text]) => (
                <div key={about}>
                  <dt>{about}</dt>
                  <dd>{typeset(text)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {undecodedText(decoded) && <p className="say">{undecodedText(decoded)}</p>}
      </div>
    </section>
  );
}
