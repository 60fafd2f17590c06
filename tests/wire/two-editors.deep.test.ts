import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeRows } from '../../src/crm/features/records/follow/merge-rows.ts';
import { entryFields } from '../../src/domain/records/record-fields.ts';
import { fromRow, type SalesRecord, type SalesRecordRow } from '../../src/domain/records/sales-record.ts';
import { Editor } from '../support/editor.ts';
import { runTask } from '../support/tasks.ts';
import { testServer } from '../support/test-server.ts';

/** How many random orders of the two people's steps are tried; 300 take minutes. */
const runs = Number(process.env.EDITOR_RUNS ?? 60);

const server = await testServer();

const kinds = [
  'open',
  'save',
  'save',
  'save',
  'save',
  'delete',
  'restore',
  'undo',
  'import',
  'undoImport',
  'follow',
] as const;
const step = fc.record({
  what: fc.constantFrom(...kinds),
  row: fc.nat({ max: 2 }),
  fields: fc.subarray(['card', 'transfer', 'note', 'pnr'] as const, { minLength: 1, maxLength: 3 }),
  loses: fc.boolean(),
  mine: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Changes {
  cursor: string;
  all: boolean;
  changed: number[];
  own: number[];
}

class Follower {
  rows: SalesRecord[] = [];
  readonly #editor: Editor;
  readonly #day: string;
  #cursor: string | null = null;

  constructor(editor: Editor, day: string) {
    this.#editor = editor;
    this.#day = day;
  }

  async #read(ids: readonly number[] | null): Promise<SalesRecord[]> {
    const all = this.#editor.person.client.from('crm_records').select().eq('date', this.#day);
    const { data } = await (ids ? all.in('id', ids) : all).order('id', { ascending: false }).throwOnError();
    return (data as SalesRecordRow[]).map(fromRow);
  }

  async follow(): Promise<void> {
    const { data } = await this.#editor.rpc('records_changed_since', { since: this.#cursor }).throwOnError();
    const { cursor, all, changed, own } = data as Changes;
    const ids = [...changed, ...own];
    this.rows =
      all || this.#cursor === null ? await this.#read(null) : mergeRows(this.rows, ids, await this.#read(ids));
    this.#cursor = cursor;
  }

  readAnew = () => this.#read(null);
}

let made = 0;
const answers = new Map<string, number>();
const count = (name: string) => answers.set(name, (answers.get(name) ?? 0) + 1);

async function take(
  editor: Editor,
  ids: number[],
  day: string,
  { what, row, fields, loses, mine }: Step,
  follower: Follower,
) {
  const id = ids[row % ids.length] ?? 0;
  if (what === 'open') await editor.open(id);
  else if (what === 'save') {
    const changes = Object.fromEntries(
      // Every typed value is unique, so that it can be recognised later.
      fields.map((field) => [field, field === 'note' || field === 'pnr' ? `T${++made}` : ++made]),
    );
    const stored = await editor.save(id, changes, { loses, choose: () => (mine ? 'mine' : 'theirs'), note: count });
    count(stored ? 'saved' : 'gone');
  } else if (what === 'delete') await editor.delete(id);
  else if (what === 'import')
    ids.push(
      ...(await editor.insert(
        [1, 2, 3].map(() => ({ fullname: 'Aktarılan', date: day, card: ++made })),
        loses,
      )),
    );
  else if (what === 'undoImport') await editor.undoImport();
  else if (what === 'follow') await follower.follow();
  else count(`${what} ${(await editor.restore(id, what === 'undo')) ?? 'done'}`);
}

interface Version {
  what: string;
  byuser: string | null;
  record: SalesRecordRow | null;
}

async function pastOf(editor: Editor, id: number): Promise<Version[]> {
  const { data, error } = await editor.rpc('record_past', { record_id: id });
  if (error) return [];
  return data as Version[];
}

async function checkRecord(id: number, editors: Editor[]): Promise<void> {
  const pasts = await Promise.all(editors.map((editor) => pastOf(editor, id)));
  const versions = pasts.find((past) => past.length > 0) ?? [];
  // The person who deleted the sale may read its past.
  expect(versions.length).toBeGreaterThan(0);
  const states = versions.flatMap(({ record }) => (record ? [fromRow(record)] : []));

  // Every state that either user has seen is a version.
  for (const seen of editors.flatMap(({ seen }) => seen.filter((state) => state.id === id))) {
    expect(states).toContainEqual(seen);
  }
  for (const editor of editors) {
    for (const { field, value } of editor.typed.filter((typed) => typed.id === id)) {
      const own = versions.filter(({ byuser, what }) => byuser === editor.person.id && what === 'changed');
      expect(own.map(({ record }) => record && fromRow(record)[field])).toContain(value);
    }
  }
  let before: SalesRecord | null = null;
  for (const { what, byuser, record } of versions) {
    const now: SalesRecord | null = record ? fromRow(record) : null;
    if (before && now && what === 'changed') {
      const author = editors.find(({ person }) => person.id === byuser);
      for (const field of entryFields) {
        if (now[field] === before[field]) continue;
        expect(author?.tried).toContainEqual({ id, field, value: now[field] });
      }
    }
    before = now ?? before;
  }
  // Each version, deletion and restoration has a log entry by the same person.
  const entries = await server.ownerSql<{ actor: string | null }[]>`
    select actor from app.activity where record_id = ${id} or (record_id is null and details -> 'ids' @> ${String(id)}::jsonb)
    order by 1`;
  expect(entries.map(({ actor }) => actor)).toEqual(versions.map(({ byuser }) => byuser).toSorted());
}

it('whatever two people do to the same sales at once, no change is lost, and all are logged', async () => {
  let scenes = 0;
  const interleaving = fc.asyncProperty(
    fc.array(fc.array(step, { minLength: 3, maxLength: 7 }), { minLength: 2, maxLength: 2 }),
    async (plans) => {
      scenes += 1;
      const day = new Date(Date.UTC(2000, 0, scenes)).toISOString().slice(0, 10);
      const editors = await Promise.all(people.map((person) => new Editor(server, person)));
      const [first] = editors;
      if (!first) throw new Error('nobody');
      const ids = await first.insert(
        [1, 2].map((n) => ({ fullname: `Yolcu ${n}`, date: day })),
        false,
      );
      const followers = editors.map((editor) => new Follower(editor, day));
      for (const follower of followers) await follower.follow();
      // Both start with the same versions, so neither may know the other's changes.
      await Promise.all(editors.flatMap((editor) => ids.map((id) => editor.open(id))));
      await Promise.all(
        editors.map(async (editor, at) => {
          const follower = followers[at] ?? new Follower(editor, day);
          for (const each of plans[at] ?? []) await take(editor, ids, day, each, follower);
        }),
      );
      for (const follower of followers) {
        await follower.follow();
        expect(follower.rows).toEqual(await follower.readAnew());
      }
      for (const id of ids) await checkRecord(id, editors);
    },
  );
  const people = (await Promise.all([Editor.begin(server), Editor.begin(server)])).map(({ person }) => person);
  await fc.assert(interleaving, { numRuns: runs, seed: 20_261_122, endOnFailure: true });

  const { code, stdout } = await runTask('audit', [], { DATA_DIR: server.dataDir });
  expect([stdout.trim(), code]).toEqual([expect.stringMatching(/^\d+ entries, chain intact$/), 0]);
  for (const kind of ['saved', 'gone', 'asked', 'lost', 'restore done', 'undo done', 'undo RS003', 'restore 42501']) {
    expect([kind, answers.get(kind) ?? 0]).toEqual([kind, expect.toSatisfy((times: number) => times > runs / 30)]);
  }
});
