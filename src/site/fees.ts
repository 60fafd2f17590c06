import type { Agency } from '../domain/agency.ts';
import type { PricedService } from '../domain/priced-services.ts';
import { formatMoney } from '../domain/text/money.ts';

const free = 'Bilgi almak ücretsizdir.';

/** What the agency charges, in whole sentences: for a service, or (`null`) for all that it does. */
export function feeText(service: PricedService | null, { serviceFees }: Pick<Agency, 'serviceFees'>): string {
  const fee = service && serviceFees[service];
  if (fee === 0) return `Hizmet bedeli: yok. ${free}`;
  if (fee) return `Hizmet bedeli: ${formatMoney(fee)} lira; görüşmenin başında da söyleriz. ${free}`;
  const known = service === null && Object.keys(serviceFees).length > 0;
  const where = known ? 'işleme göre değişir' : 'tutarını henüz yayımlamadık';
  return `Hizmet bedeli: ${where}; görüşmenin başında, siz sormadan söyleriz. ${free}`;
}
