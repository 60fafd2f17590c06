export function withLock<T>(folder: string, work: () => T | Promise<T>, what?: string): Promise<T>;
