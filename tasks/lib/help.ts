export function explain(text: string): void {
  if (!process.argv.slice(2).some((option) => option === '--help' || option === '-h')) return;
  console.log(text.trim());
  process.exit(0);
}

export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
