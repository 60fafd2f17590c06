import { formatDate } from '../../../domain/days/dates.ts';
import { Facts, Part } from './Facts.tsx';
import type { OwnSystem } from './system-api.ts';
import { sizeText } from './system-texts.ts';

export function DatabasePart({
  database: { bytes, version, migrations, migration, earlier },
}: Pick<OwnSystem, 'database'>) {
  const growth = earlier && bytes - earlier.bytes;
  return (
    <Part name="Veritabanı">
      <Facts
        of={[
          ['Boyut', sizeText(bytes)],
          [
            'Büyüme',
            growth === null
              ? null
              : `${formatDate(earlier?.night ?? '')} gününden beri ${growth < 0 ? '−' : '+'}${sizeText(Math.abs(growth))}`,
          ],
          ['PostgreSQL', version],
          ['Şema', `${migrations} adım, sonuncusu ${migration.replace(/\.sql$/, '')}`],
        ]}
      />
    </Part>
  );
}
