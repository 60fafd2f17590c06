const definition = { days: 'today', facets: {}, paid: { least: null, most: null }, sort: null, layout: null };
const staff = (status: number) => ({ staff: status, admin: status, service: status === 405 ? status : 403 });
const path = () => 'list_views?id=gt.0';

export const viewActs = [
  ...['GET', 'HEAD'].map((method) => ({ name: `views by ${method}`, method, path, allowed: staff(200) })),
  {
    name: 'a new view',
    method: 'POST',
    path: () => 'list_views',
    body: { name: 'Sabahın satışları', definition },
    allowed: staff(201),
  },
  {
    name: 'a view for everybody',
    method: 'POST',
    path: () => 'list_views',
    body: { name: 'Herkesin satışları', definition, shared: true },
    allowed: { ...staff(201), staff: 403 },
  },
  {
    name: 'a view of somebody else',
    method: 'POST',
    path: () => 'list_views',
    body: { userid: null },
    allowed: staff(403),
  },
  { name: 'another definition', method: 'PATCH', path, body: { definition }, allowed: staff(403) },
  { name: 'replace a view', method: 'PUT', path, body: {}, allowed: staff(405) },
  { name: 'no views', method: 'DELETE', path, allowed: staff(204) },
];
