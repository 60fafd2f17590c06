import type { PricedService } from '../../domain/priced-services.ts';
import { formatPhone } from '../../domain/text/phones.ts';
import { usePage } from '../context.ts';
import { feeText } from '../fees.ts';

/** Says what our service and the call cost. It must stand beside every telephone number in a page’s text. */
export function Fee({ service, source }: { service: PricedService | null; source: string }) {
  const { agency } = usePage();
  const { phoneAbroad, email } = agency;
  return (
    <div className="fee">
      <p>
        {feeText(service, agency)} Bilgi ücretsizdir; 0850’de operatörünüzün tarifesi uygulanır; yurt dışından{' '}
        {phoneAbroad ? (
          <>
            bizi arayın:{' '}
            <a href={`tel:${phoneAbroad}`} data-source={source}>
              {formatPhone(phoneAbroad)}
            </a>
          </>
        ) : (
          <>
            aranamıyorsa <a href={`mailto:${email}`}>e-posta yazın</a>
          </>
        )}
        .
      </p>
    </div>
  );
}
