const people = (status: number) => ({ staff: status, admin: status, service: status });

export const dayActs = [
  ...['GET', 'HEAD'].map((method) => ({
    name: `closings by ${method}`,
    method,
    path: () => 'day_closings',
    allowed: people(200),
  })),
  {
    name: 'write a closing',
    method: 'POST',
    path: () => 'day_closings',
    body: { day: '2020-01-01' },
    allowed: people(403),
  },
  {
    name: 'change a closing',
    method: 'PATCH',
    path: () => 'day_closings?id=gt.0',
    body: { note: 'x' },
    allowed: people(403),
  },
  { name: 'replace a closing', method: 'PUT', path: () => 'day_closings?id=eq.1', body: {}, allowed: people(405) },
  { name: 'delete closings', method: 'DELETE', path: () => 'day_closings?id=gt.0', allowed: people(403) },
  { name: 'read counts', method: 'GET', path: () => 'day_counts', allowed: people(200) },
  { name: 'head of counts', method: 'HEAD', path: () => 'day_counts', allowed: people(200) },
  {
    name: 'count',
    method: 'POST',
    path: () => 'day_counts?on_conflict=day,shift',
    body: { day: '2020-01-02', card: 5 },
    headers: { Prefer: 'resolution=merge-duplicates' },
    allowed: { staff: 201, admin: 200, service: 201 },
  },
  {
    name: 'count again',
    method: 'PATCH',
    path: () => 'day_counts?day=eq.2020-01-02',
    body: { card: 6 },
    allowed: people(204),
  },
  {
    name: 'replace a count',
    method: 'PUT',
    path: () => 'day_counts?day=eq.2020-01-02',
    body: {},
    allowed: people(405),
  },
  {
    name: 'delete counts',
    method: 'DELETE',
    path: () => 'day_counts?day=eq.2020-01-02',
    allowed: { staff: 403, admin: 204, service: 403 },
  },
];
