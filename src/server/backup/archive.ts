import { z } from 'zod';

/**
 * The format of a backup file, gzip-compressed and readable without this program:
 * 1. one line of JSON, the header: the migrations and tables the rows belong to;
 * 2. for each table in the header the output of `COPY … TO STDOUT` in text format, then the line `\.`;
 * 3. one line of JSON, the trailer: the number of rows of each table, and the SHA-256 of everything before it.
 */
export const formatVersion = 1;

const name = z.string().min(1).max(200);

export const headerSchema = z.object({
  format: z.literal('havayolu-iletisim backup'),
  version: z.number().int(),
  /** ISO 8601; the moment of the snapshot. */
  createdAt: z.string(),
  migrations: z.array(z.object({ name, checksum: z.string() })),
  /** Parents before the tables that refer to them. */
  tables: z.array(z.object({ name, columns: z.array(name) })),
  sequences: z.array(z.object({ name, value: z.number().int().min(1) })),
});
export type Header = z.infer<typeof headerSchema>;

export const trailerSchema = z.object({ rows: z.array(z.number().int().min(0)), sha256: z.string() });
export type Trailer = z.infer<typeof trailerSchema>;

export interface BackupContents {
  tables: number;
  rows: number;
}

export function contentsOf({ tables }: Header, { rows }: Trailer): BackupContents {
  return { tables: tables.length, rows: rows.reduce((sum, count) => sum + count, 0) };
}

/** Ends the rows of a table. No row can look like it, because COPY escapes every backslash of a value. */
export const endOfRows = Buffer.from('\\.\n');

/** Counts the rows in a block of COPY text, one per line. */
export function countLines(block: Buffer): number {
  let lines = 0;
  for (let at = block.indexOf('\n'); at >= 0; at = block.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** A backup cannot be made or used. The message is one plain line. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
}
