/**
 * A typed or pasted code without what is not part of it: spaces, dashes of any kind, invisible marks. Full-width digits
 * and letters become plain.
 */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\p{Dash}\p{White_Space}\p{Cf}]/gu, '');
}
