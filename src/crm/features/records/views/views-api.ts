import { dataApi } from '../../../api/rest.ts';
import { currentUser } from '../../session/session-store.ts';
import { readDefinition, type View } from './view.ts';

interface Row {
  id: number;
  userid: string;
  name: string;
  shared: boolean;
  definition: unknown;
}

const table = async () => (await dataApi()).from('list_views');
const byName = new Intl.Collator('tr');

async function readViews({ signal }: { signal: AbortSignal }): Promise<View[]> {
  const user = currentUser()?.id;
  const { data } = await (await table()).select('id,userid,name,shared,definition').abortSignal(signal).throwOnError();
  const views = (data as Row[]).map(({ id, userid, name, shared, definition }) => ({
    id,
    name,
    isShared: shared,
    isOwn: userid === user,
    definition: readDefinition(definition),
  }));
  return views.sort((one, other) => byName.compare(one.name, other.name) || one.id - other.id);
}

export const viewsQuery = { queryKey: ['views'], queryFn: readViews, staleTime: 60_000 };

export async function addView(view: Pick<View, 'name' | 'definition'> & { shared: boolean }): Promise<void> {
  await (await table()).insert(view).throwOnError();
}

export async function deleteView(id: number): Promise<void> {
  await (await table()).delete().eq('id', id).throwOnError();
}
