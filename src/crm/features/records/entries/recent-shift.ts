let last = { shift: '', at: 0 };
/** In ms; a shift hardly ends within this time after its last sale. */
const recent = 4 * 60 * 60_000;

/** Remembers the shift of a sale that was saved in this tab. */
export function keepShift(shift: string | null): void {
  last = { shift: shift ?? '', at: Date.now() };
}

/** The shift of the last sale saved in this tab, for a refund; empty if that sale is too long ago. */
export const recentShift = (): string => (Date.now() - last.at < recent ? last.shift : '');
