import type { Agency } from '../domain/agency.ts';
import type { PricedService } from '../domain/priced-services.ts';
import { formatMoney } from '../domain/text/money.ts';

/** What the agency charges for a service, in the words of its page. */
export function feeText(service: PricedService, { serviceFees }: Pick<Agency, 'serviceFees'>): string {
  const fee = serviceFees[service];
  if (fee === undefined) return 'Henüz belirlenmedi. Bilgi ücretsizdir; ücreti telefonda, işlemden önce söyleriz';
  return fee === 0 ? 'Yok' : `${formatMoney(fee)} lira; görüşmenin başında da söylenir`;
}
