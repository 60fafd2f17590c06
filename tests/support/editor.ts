import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { saveMerged } from '../../src/crm/features/records/requests/save-merged.ts';
import type { EntryField } from '../../src/domain/records/record-fields.ts';
import { withValues } from '../../src/domain/records/record-merge.ts';
import {
  fromRow,
  type SalesRecord,
  type SalesRecordInput,
  type SalesRecordRow,
  toRow,
} from '../../src/domain/records/sales-record.ts';
import { newPerson, type Person } from './people.ts';
import type { TestServer } from './server.ts';

export interface Typed {
  id: number;
  field: EntryField;
  value: string | number;
}

class AnswerLost extends Error {
  override name = 'AnswerLost';
}

export class Editor {
  readonly person: Person;
  readonly typed: Typed[] = [];
  /** All that the user ever sent, also changes they gave up because of a conflict or a deleted sale. */
  readonly tried: Typed[] = [];
  readonly seen: SalesRecord[] = [];
  readonly imports: string[][] = [];
  readonly #forms = new Map<number, SalesRecord>();
  readonly #client: SupabaseClient;
  #losesNext = false;

  constructor(server: TestServer, person: Person) {
    this.person = person;
    this.#client = createClient(server.url, server.anonKey, {
      accessToken: async () => person.accessToken,
      global: {
        fetch: async (input, init) => {
          const response = await fetch(input, init);
          if (!this.#losesNext || !/crm_records/.test(String(input)) || init?.method === 'GET') return response;
          this.#losesNext = false;
          await response.text();
          throw new AnswerLost();
        },
      },
    });
  }

  static async begin(server: TestServer): Promise<Editor> {
    return new Editor(server, await newPerson(server));
  }

  get rpc() {
    return this.#client.rpc.bind(this.#client);
  }

  async open(id: number): Promise<SalesRecord | null> {
    const { data } = await this.#client.from('crm_records').select().eq('id', id).throwOnError();
    const found = this.#note(data as SalesRecordRow[]);
    if (found) this.#forms.set(id, found);
    return found;
  }

  async save(
    id: number,
    changes: Partial<SalesRecordInput>,
    options: {
      loses: boolean;
      choose: (field: EntryField) => 'mine' | 'theirs';
      /** `asked`: a conflict made the form ask the user. `lost`: an answer was lost. */
      note: (what: 'asked' | 'lost') => void;
    },
  ): Promise<SalesRecord | null> {
    let read = this.#forms.get(id) ?? (await this.open(id));
    if (!read) return null;
    const fields = Object.keys(changes) as EntryField[];
    const kept = new Set(fields);
    const tried = fields.flatMap((field) => {
      const value = changes[field];
      return value === null || value === undefined ? [] : [{ id, field, value }];
    });
    this.tried.push(...tried);
    let input: SalesRecordInput = withValues(read, fields, { ...read, ...changes });
    const rules = { isRefund: () => false, left: null };
    for (let loses = options.loses; ; ) {
      this.#losesNext = loses;
      try {
        const ended = await saveMerged(read, input, rules, { update: this.#update, readNow: this.#readNow });
        if (!ended) continue;
        if ('stored' in ended) {
          this.#forms.set(id, ended.stored);
          this.typed.push(...tried.filter(({ field }) => kept.has(field)));
          return ended.stored;
        }
        options.note('asked');
        const given = ended.merge.asked.flatMap(({ field }) => (options.choose(field) === 'theirs' ? [field] : []));
        for (const field of given) kept.delete(field);
        input = withValues(ended.merge.merged, given, ended.now);
        read = ended.now;
      } catch (error) {
        if (error instanceof Gone) return null;
        if (!isLost(error)) throw error;
        options.note('lost');
        loses = false;
      } finally {
        this.#losesNext = false;
      }
    }
  }

  async insert(sales: object[], loses: boolean): Promise<number[]> {
    const rows = sales.map((sale) => ({ ...sale, clientref: randomUUID() }));
    const refs = rows.map(({ clientref }) => clientref);
    const send = () =>
      this.#client.from('crm_records').upsert(rows, { onConflict: 'clientref', ignoreDuplicates: true }).throwOnError();
    this.#losesNext = loses;
    await Promise.resolve(send()).catch((error: unknown) => {
      if (!isLost(error)) throw error;
      return send();
    });
    this.imports.push(refs);
    const { data } = await this.#client.from('crm_records').select('id').in('clientref', refs).throwOnError();
    return (data as { id: number }[]).map(({ id }) => id);
  }

  async delete(id: number): Promise<void> {
    await this.#client.from('crm_records').delete().eq('id', id).throwOnError();
  }

  async restore(id: number, isUndo: boolean): Promise<string | null> {
    const replaces = isUndo ? (this.#forms.get(id)?.updatedAt ?? null) : null;
    const { data, error } = await this.#client.rpc('restore_record', { record_id: id, version: null, replaces });
    if (error) return error.code;
    this.#note([data as SalesRecordRow]);
    return null;
  }

  async undoImport(): Promise<void> {
    const clientrefs = this.imports.at(-1);
    if (clientrefs) await this.#client.rpc('undo_import', { clientrefs }).throwOnError();
  }

  #note(rows: SalesRecordRow[]): SalesRecord | null {
    const found = rows.map(fromRow);
    this.seen.push(...found);
    return found[0] ?? null;
  }

  #update = async ({ id, updatedAt }: SalesRecord, input: SalesRecordInput) => {
    const { data } = await this.#client
      .from('crm_records')
      .update(toRow(input))
      .eq('id', id)
      .eq('updatedat', updatedAt)
      .select()
      .throwOnError();
    return this.#note(data as SalesRecordRow[]);
  };

  #readNow = async (id: number) => {
    const { data } = await this.#client.from('crm_records').select().eq('id', id).throwOnError();
    const now = this.#note(data as SalesRecordRow[]);
    if (!now) throw new Gone();
    return now;
  };
}

class Gone extends Error {}

const isLost = (error: unknown) =>
  String((error as Error)?.message).includes('AnswerLost') || error instanceof AnswerLost;
