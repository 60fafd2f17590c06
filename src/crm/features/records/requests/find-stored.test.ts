import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, it, vi } from 'vitest';

const rows = [
  { id: 8, pnr: 'ABC123', fullname: 'ALİ IŞIK', date: '2025-01-05', saletype: 'IPTAL/IADE', card: 5 },
  { id: 7, pnr: 'ABC123', fullname: 'Ali Işık', date: '2025-01-05', saletype: null, card: 5 },
];
async function answer(address: string | URL | Request) {
  const asked = new URL(String(address)).searchParams.get('select')?.split(',') ?? [];
  const found = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => asked.includes(name))));
  return Response.json(found, { headers: { 'Content-Range': '0-1/2' } });
}
vi.mock('../../../api/rest.ts', () => ({
  recordsTable: async () => new PostgrestClient('http://localhost', { fetch: answer }).from('crm_records'),
}));
const { findStored } = await import('./find-stored.ts');

it('distinguishes a sale of any type from its refund', async () => {
  const sale = { pnr: 'ABC123', fullName: 'Ali Işık', date: '2025-01-05' };
  const types = ['YENI BILET', 'IPTAL/IADE'];
  const found = await findStored(
    types.map((saleType) => ({ ...sale, saleType })),
    AbortSignal.any([]),
  );
  expect([...found.values()].sort()).toEqual([7, 8]);
});
