import type { Airline } from '../../domain/airlines.ts';
import { airlineFacts, genitiveOf } from '../facts/index.ts';
import { aviationAuthority } from '../tools/tables/law.ts';
import { Authority } from './addresses.tsx';

/** Anchor of the section below. */
export const ownCancellationId = 'havayolu-iptal-ettiyse';

/** Says which flights of a foreign airline the Turkish rule covers, and what to claim for the others. */
function Covered({ airline }: { airline: Airline }) {
  if (airlineFacts[airline.id].home === 'turkey') return null;
  return (
    <p className="note">
      Bu haklar {genitiveOf(airline.id)} Türkiye’den kalkan uçuşlarındadır; dönüşte{' '}
      <a href="/hizmetler/ucus-gecikmesi#donus">havayolunun koşulları geçer, yazılı isteyin</a>.
    </p>
  );
}

/** Steps to take after the airline cancelled the flight; for one airline, or for all if none is given. */
export function OwnCancellation({ airline }: { airline?: Airline }) {
  return (
    <section className="wrap part" aria-labelledby={ownCancellationId}>
      <h2 id={ownCancellationId}>Uçuşunuzu {airline?.shortName ?? 'havayolu'} iptal ettiyse</h2>
      <ol className="todo">
        <li>Siz iptal etmeyin; gelen mesajı saklayın.</li>
        <li>
          İade mi, yeni uçuş mu? Genellikle siz seçersiniz; <a href="/hizmetler/iptal-iade#kopyala">hazır mesajla</a>{' '}
          yazılı bildirin.
        </li>
        <li>Beklerken ikram, gerekirse otel isteyin.</li>
        <li>
          14&nbsp;günden az kala bildirilen iptalde tazminat da isteyebilirsiniz, AB’den kalkışta AB kuralıyla:{' '}
          <a href="/hizmetler/ucus-gecikmesi#hesap">tutarı hesaplayın</a>.
        </li>
        <li>
          Genellikle 10&nbsp;gün içinde yanıt gelmezse SHGM’ye başvurun: <Authority>{aviationAuthority}</Authority>
        </li>
      </ol>
      {airline && <Covered airline={airline} />}
    </section>
  );
}
