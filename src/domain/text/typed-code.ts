/**
 * A typed or pasted code without characters that do not belong to it: spaces, dashes of any kind, invisible characters.
 * Full-width digits and letters become plain.
 */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\p{Dash}\p{White_Space}\p{Cf}]/gu, '');
}
