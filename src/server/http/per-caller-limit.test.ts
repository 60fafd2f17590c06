import { expect, it } from 'vitest';
import { PerCallerLimit } from './per-caller-limit.ts';

it('runs two requests of a caller at once, queues one, refuses more, and delays no other caller', async () => {
  const limit = new PerCallerLimit(2, 1);
  const started: string[] = [];
  const ends = new Map<string, (fails?: boolean) => void>();
  const call = (caller: string, name: string) =>
    limit.run(caller, () => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (fails) => (fails ? reject(new Error(name)) : resolve(name)));
      });
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const [first, second, third] = [call('a', '1'), call('a', '2'), call('a', '3')];
  await expect(call('a', '4')).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
  void call('b', 'other');
  await settled();
  expect(started).toEqual(['1', '2', 'other']);
  ends.get('1')?.(true);
  await expect(first).rejects.toThrow('1');
  await settled();
  expect(started).toEqual(['1', '2', 'other', '3']);
  ends.get('2')?.();
  ends.get('3')?.();
  expect(await Promise.all([second, third])).toEqual(['2', '3']);
  void call('a', '5');
  await settled();
  expect(started).toEqual(['1', '2', 'other', '3', '5']);
});
