import type { SalesRecord } from '../../../../domain/records/sales-record.ts';

export const shortName = ({ id, fullName }: Pick<SalesRecord, 'id' | 'fullName'>) => `#${id} ${fullName}`;
