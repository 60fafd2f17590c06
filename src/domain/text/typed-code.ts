/**
 * A code as its owner typed or pasted it, without what is not part of it: spaces and dashes of any kind, marks that nobody
 * sees, digits and letters as wide as Chinese ones.
 */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\p{Dash}\p{White_Space}\p{Cf}]/gu, '');
}
