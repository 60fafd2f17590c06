/** Prints what a task does and ends, when it was asked with `--help` or `-h`. */
export function explain(text: string): void {
  if (!process.argv.slice(2).some((option) => option === '--help' || option === '-h')) return;
  console.log(text.trim());
  process.exit(0);
}

/** Ends a task with one line for its reader. */
export function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  console.error(isUnreachable(error) ? `The database cannot be reached: ${message}.` : message);
  process.exit(1);
}

/** Whether a connection could not even be made; tasks make none but to the database. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { syscall, code } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || syscall === 'getaddrinfo' || code?.startsWith('CONNECT') === true;
}
