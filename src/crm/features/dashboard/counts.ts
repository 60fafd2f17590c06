import type { IsoDate } from '../../../domain/days/dates.ts';
import { AppError } from '../../api/errors.ts';
import { callEndpoint } from '../../api/product-endpoint.ts';
import { recordsTable } from '../../api/rest.ts';

export async function countRecords(date?: IsoDate): Promise<number> {
  const all = (await recordsTable()).select('*', { count: 'exact', head: true });
  const { count } = await (date ? all.eq('date', date) : all).throwOnError();
  return count ?? 0;
}

export async function countUsers(): Promise<number> {
  const answer = await callEndpoint('users-count');
  const { count } = (answer ?? {}) as Record<string, unknown>;
  if (typeof count !== 'number') throw new AppError('not_json');
  return count;
}
