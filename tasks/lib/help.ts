import { isSocketFailure } from '../../src/server/database/failure.ts';

/** Prints what a task does and ends, when it was asked with `--help` or `-h`. */
export function explain(text: string): void {
  if (!process.argv.slice(2).some((option) => option === '--help' || option === '-h')) return;
  console.log(text.trim());
  process.exit(0);
}

/** Ends a task with one line for its reader. */
export function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  // Tasks make no connections but to the database.
  console.error(isSocketFailure(error) ? `The database cannot be reached: ${message}.` : message);
  process.exit(1);
}
