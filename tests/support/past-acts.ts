export const pastActs = ['POST', 'GET', 'HEAD'].flatMap((method) => {
  const isPost = method === 'POST';
  const act = (name: string, query: string, body: object, status: number, others: object = {}) => ({
    name: `${name} by ${method}`,
    method,
    path: () => `rpc/${name}${isPost ? '' : query}`,
    ...(isPost ? { body } : {}),
    status,
    others,
  });
  return [
    act('record_past', '?record_id=0', { record_id: 0 }, 404, { anonymous: 401 }),
    act('deleted_records', '', {}, 200),
    act('restore_record', '?record_id=0', { record_id: 0 }, isPost ? 404 : 405, { anonymous: 401 }),
    act('undo_import', '?clientrefs=%7B%7D', { clientrefs: [] }, isPost ? 200 : 405, { anonymous: 401, service: 403 }),
  ];
});
