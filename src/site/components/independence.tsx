import { usePage } from '../context.ts';
import { airlineFacts } from '../facts/index.ts';

/** Says above the hero that this is not the airline's site; short, because it comes before the answer. */
export function Independence() {
  const { airline } = usePage();
  const owner = airline ? airlineFacts[airline.id].genitive : 'hiçbir havayolunun';
  return (
    <div className="strip">
      <div className="wrap">
        <p>
          <b>Bağımsız hizmet:</b> {`burası ${owner} sitesi veya çağrı merkezi değildir.`}
        </p>
      </div>
    </div>
  );
}
