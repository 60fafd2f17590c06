let last = { shift: '', at: 0 };
/**
 * Milliseconds for which the shift of the last sale is remembered. A shift rarely lasts this long after its last sale.
 */
const recent = 4 * 60 * 60_000;

export function keepShift(shift: string | null): void {
  last = { shift: shift ?? '', at: Date.now() };
}

export const recentShift = (): string => (Date.now() - last.at < recent ? last.shift : '');
