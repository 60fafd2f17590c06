import type { AirlineId } from '../../domain/airlines.ts';
import { usePage } from '../context.ts';

/** Airlines whose company bears another name. */
const owners: Readonly<Partial<Record<AirlineId, string>>> = { thy: 'Türk Hava Yollarının (THY)' };

/** Says in the first screen whose site this is not. */
export function Independence() {
  const { agency, airline } = usePage();
  return (
    <div className="strip">
      <div className="wrap">
        <p>
          <b>Bağımsız hizmet:</b> {agency.name},{' '}
          {airline
            ? `${owners[airline.id] ?? `${airline.name} şirketinin`} sitesi veya çağrı merkezi değildir.`
            : 'hiçbir havayolunun sitesi veya çağrı merkezi değildir.'}
        </p>
      </div>
    </div>
  );
}
