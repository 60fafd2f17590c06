import { usePage } from '../context.ts';

/** Says in the first screen whose site this is not. */
export function Independence() {
  const { agency, airline } = usePage();
  return (
    <div className="strip">
      <div className="wrap">
        <p>
          <b>Bağımsız hizmet:</b> {agency.name},{' '}
          {airline
            ? `${airline.name} şirketinin sitesi veya çağrı merkezi değildir.`
            : 'hiçbir havayolunun sitesi veya çağrı merkezi değildir.'}
        </p>
      </div>
    </div>
  );
}
