import { expect, it } from 'vitest';
import { addressesOf, Hosts } from './hosts.ts';

it.each([
  ['postgres://u:p@one:5432,two:5433/crm?sslmode=require', ['one:5432', 'two:5433']],
  ['postgresql://one,two', ['one', 'two']],
  ['postgres://u:a%2Cb@one/crm', ['one']],
  ['postgres://u:p@localhost:5432/crm?host=/run/a,b', ['localhost:5432']],
])('%s names its hosts', (address, hosts) => {
  const addresses = addressesOf(address);
  expect(addresses.map((each) => new URL(each).host)).toEqual(hosts);
  expect(addresses.map((each) => each.replace(/(one|two|localhost)(:\d+)?/, ''))).toEqual(
    hosts.map(() => address.replace(/(one|localhost)(:\d+)?(,two(:\d+)?)?/, '')),
  );
});

it('of several hosts that nobody answers at, none takes writes', async () => {
  const hosts = new Hosts('postgres://u:p@127.0.0.1:1,127.0.0.1:2/crm');
  await expect(hosts.find()).rejects.toMatchObject({ code: 'NO_WRITING_HOST' });
  // A single one is simply connected to.
  expect(await new Hosts('postgres://u:p@127.0.0.1:1/crm').find()).toMatchObject({ host: '127.0.0.1', port: 1 });
});
