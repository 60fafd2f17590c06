import { usePage } from '../context.ts';
import { genitiveOf } from '../facts/index.ts';

/** Says above the hero that this is not the airline's site; short, because it comes before the answer. */
export function Independence() {
  const { airline } = usePage();
  const owner = airline ? genitiveOf(airline.id) : 'hiçbir havayolunun';
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
