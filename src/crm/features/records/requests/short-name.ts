import type { SalesRecord } from '../../../../domain/records/sales-record.ts';

/** A sale as it is named in a line that tells of it. */
export const shortName = ({ id, fullName }: Pick<SalesRecord, 'id' | 'fullName'>) => `#${id} ${fullName}`;
