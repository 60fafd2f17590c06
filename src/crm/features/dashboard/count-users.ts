import { AppError } from '../../api/errors.ts';
import { callEndpoint } from '../../api/product-endpoint.ts';

export async function countUsers(): Promise<number> {
  const answer = await callEndpoint('users-count');
  const { count } = (answer ?? {}) as Record<string, unknown>;
  if (typeof count !== 'number') throw new AppError('not_json');
  return count;
}
