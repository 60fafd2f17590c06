import type { AirlineId } from '../../domain/airlines.ts';
import { formatDate } from '../../domain/days/dates.ts';
import { Island } from '../components/island.tsx';
import { BagCheck } from '../islands/fit.tsx';
import { limitsReadOn } from '../tools/tables/bag-limits.ts';

export function FitTool({ airline }: { airline?: AirlineId }) {
  return (
    <section className="wrap part" aria-labelledby="sigar-mi">
      <h2 id="sigar-mi">Bavulunuz sığar mı?</h2>
      <Island name="fit" component={BagCheck} properties={airline ? { airline } : {}} />
      <p className="note">
        {airline
          ? 'Economy; bilette yazan esastır.'
          : `Economy için, tek parça. Okundu ${formatDate(limitsReadOn)}; biletinizde yazan esastır.`}
      </p>
    </section>
  );
}
