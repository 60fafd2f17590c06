import { airlineNames } from '../../../domain/airline-names.ts';
import { issuedTickets } from '../tables/prefixes.ts';
import type { Decoded } from './decode.ts';
import { ticketDigits } from './decode.ts';

function lengthText(digits: number): string {
  if (digits < ticketDigits)
    return `Yazdığınız ${digits} rakam; bilet numarasının tamamı ${ticketDigits} rakamdan oluşur.`;
  if (digits === ticketDigits) return '';
  if (digits === ticketDigits + 1) return 'On dördüncü rakam kontrol basamağı olabilir; ilk on üçü yeter.';
  return `Yazdığınız ${digits} rakam; bilet numarası ${ticketDigits} rakamdan oluşur, fazlasını silin.`;
}

export function ticketLines(decoded: Decoded): readonly (readonly [about: string, text: string])[] {
  if (decoded.kind !== 'issued' && decoded.kind !== 'unknown') return [];
  const length = lengthText(decoded.digits);
  const all: (readonly [string, string])[] = length ? [['Uzunluk', length]] : [];
  if (decoded.kind === 'unknown') return all;
  const { issuer, serial } = decoded;
  if (serial.length === ticketDigits - 3) all.push(['Kalan on rakam', `${serial}, biletin sıra numarası`]);
  if (issuer.airline === 'thy')
    all.push(['AJet mi?', 'AnadoluJet döneminin biletleri de böyle başlar; AJet’inkini doğrulayamadık.']);
  if (issuer.airline === 'pegasus')
    all.push(['PNR daha iyi', 'Pegasus rezervasyonunun asıl anahtarı bilet numarası değil PNR’dir.']);
  return [
    ...all,
    ['Unutmayın', 'Bileti kesen ile uçuşu yapan farklı olabilir; check-in, uçuşu yapanın sitesinden yapılır.'],
  ];
}

const unproven = issuedTickets
  .filter(({ prefix }) => prefix === null)
  .map(({ airline }) => airlineNames[airline].shortName)
  .join(', ');

export function undecodedText(decoded: Decoded): string {
  switch (decoded.kind) {
    case 'letters':
      return 'Bilet numarasında harf olmaz. Harf ve rakamdan oluşan altı karakter PNR’dir; havayolunun sitesinde soyadıyla açılır.';
    case 'too-few':
      return 'İlk üç rakamı yazın.';
    case 'unknown':
      return `${decoded.prefix}, bu sitedeki havayollarının bildiğimiz öneklerinden değil. Bilet başka bir havayolunun ya da önekini doğrulayamadığımız bir havayolunun (${unproven}) olabilir. Onay e-postasındaki adı esas alın.`;
    default:
      return '';
  }
}
