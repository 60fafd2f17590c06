import type { Airline } from '../../domain/airlines.ts';
import { airlineFacts, genitiveOf } from '../facts/index.ts';
import { aviationAuthority } from '../tools/tables/law-sources.ts';
import { Authority } from './addresses.tsx';

export const ownCancellationId = 'havayolu-iptal-ettiyse';

/** Whether the airline flies from the EU; Aeroflot has not since 2022. */
const leavesEurope = (airline: Airline) => airline.id !== 'aeroflot';

/** Says which flights of a foreign airline the Turkish rule covers, and links to what applies to its other flights. */
function Covered({ airline }: { airline: Airline }) {
  if (airlineFacts[airline.id].home === 'turkey') return null;
  return (
    <p className="note">
      Bu adımlar {genitiveOf(airline.id)} yalnızca Türkiye’den kalkan uçuşları içindir
      {leavesEurope(airline) && '; AB’den kalkışta genellikle AB kuralı uygulanır'}.{' '}
      <a href="/hizmetler/ucus-gecikmesi#donus">
        {leavesEurope(airline) ? 'Diğer dönüşlerde' : 'Dönüşte'} ne isteneceğini okuyun
      </a>
    </p>
  );
}

export function OwnCancellation({ airline }: { airline?: Airline }) {
  return (
    <section className="wrap part" aria-labelledby={ownCancellationId}>
      <h2 id={ownCancellationId}>Uçuşunuzu {airline?.shortName ?? 'havayolu'} iptal ettiyse</h2>
      <ol className="todo">
        <li>Mesajı saklayın.</li>
        <li>
          İade mi, yeni uçuş mu? Genellikle siz seçersiniz, yer varsa günü de
          {airline && '; paranın 7\u00a0günde ödenmesi genellikle istenebilir (doğrulamadık)'}.{' '}
          <a href="/hizmetler/iptal-iade#kopyala">Hazır mesajı</a> havayoluna, iadede bileti satana da gönderin.
        </li>
        <li>Beklerken ikram, gerekirse otel isteyin.</li>
        <li>
          14&nbsp;günden az kala bildirildiyse, iptal havayolundan kaynaklanıyorsa genellikle tazminat da istenebilir;
          önerilen uçuş bunu azaltabilir, kaldırabilir: <a href="/hizmetler/ucus-gecikmesi#hesap">hesaplayın</a>.
        </li>
        <li>
          Yanıt genellikle 10&nbsp;gün beklenir; gelmezse Sivil Havacılık Genel Müdürlüğüne (SHGM) başvurun:{' '}
          <Authority>{aviationAuthority}</Authority>
        </li>
      </ol>
      {airline && <Covered airline={airline} />}
    </section>
  );
}
