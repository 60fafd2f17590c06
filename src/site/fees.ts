import type { Agency } from '../domain/agency.ts';
import type { PricedService } from '../domain/priced-services.ts';
import { formatMoney } from '../domain/text/money.ts';

/** What the agency charges for a service, in whole sentences; `null` means all services. */
export function feeText(service: PricedService | null, { serviceFees }: Pick<Agency, 'serviceFees'>): string {
  const fee = service && serviceFees[service];
  if (fee === 0) return 'Hizmet bedeli: yok.';
  if (fee) return `Hizmet bedeli: ${formatMoney(fee)} lira; görüşmenin başında da söyleriz.`;
  const known = service === null && Object.keys(serviceFees).length > 0;
  const amount = known ? 'tutarı işleme göre değişir' : 'tutarını henüz yayımlamadık';
  return `Bazı işlemlerde hizmet bedeli alabiliriz; ${amount}, görüşmenin başında söyleriz.`;
}
