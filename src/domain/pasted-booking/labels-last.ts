import type { Line } from './pasted-text.ts';

const label =
  /^[^\p{L}\d]*(?:(?:p\.?n\.?r\.?|rezervasyon|reservation|booking|rez\.?)(?: ?\(pnr\))?(?: (?:no|kodu|kodunuz|numarasi|code|number|reference|ref\.?))?|(?:yolcu|misafir|passenger|guest)(?:lar|s|\(s\))?(?: (?:adi|ismi|name|names|adi soyadi))?|ad(?:i)? ?soyad(?:i)?|kalkis|varis|nereden|nereye|from|to|departure|arrival|(?:ucus|sefer|flight)(?: (?:no|numarasi|number|tarihi|date))?|(?:kalkis|varis|islem|satin alma|odeme|duzenleme|satis) (?:zamani|saati|tarihi|yeri|noktasi)|tarih|date|saat|time|(?:genel |ara )?toplam(?: tutar| ucret| fiyat)?|tutar|(?:grand |sub ?)?total(?: amount| price| paid)?|odenen(?: tutar)?|havayolu|airline|firma|telefon|cep|gsm|phone|koltuk|seat|(?:payment|issue|booking|purchase) date|durum|status)[^\p{L}\d]*$/u;
const code = /^\W*(?:PNR)?[ :]*(?=[A-Z]*\d|[A-Z]+\W*$)[A-Z\d]{6}\W*$/;
const codeLabel = /pnr|rez|reservation|booking/;

/** The lines of a card whose labels stand below their values, with each label before its value as elsewhere. */
export function labelsFirst(lines: readonly Line[]): readonly Line[] {
  const isLabel = lines.map(({ folded }) => label.test(folded));
  const isLast = lines.some(
    ({ folded }, row) =>
      isLabel[row] &&
      codeLabel.test(folded) &&
      code.test(lines[row - 1]?.text ?? '') &&
      !isLabel[row - 2] &&
      !code.test(lines[row + 1]?.text ?? ''),
  );
  if (!isLast) return lines;
  const ordered = [...lines];
  for (let row = 1; row < lines.length; row += 1) {
    const [value, own] = [lines[row - 1], lines[row]];
    if (value && own && isLabel[row] && !isLabel[row - 1]) ordered.splice(row - 1, 2, own, value);
  }
  return ordered;
}
