import { namedAirlines } from '../../airline-names.ts';

const airlines = namedAirlines.map(({ shortName }) => shortName).join('; ');

export const airlineOwners = `
hava (yolu|yollari); airline[s]; airways; carrier; qatar; ${airlines}
`;

export const systemOwners = `
acente; acenta; agency; sistem; system; gds; amadeus; galileo; sabre; trip
`;

export const codeLabels = `
p.n.r.[u|si|niz|iniz|nuz|miz|m|nomresi]
(rez|rezervasyon) [pnr] (kod[u|um|umuz|un|unuz|lari]|no[su]|numara[m|miz|si|niz|lari]|referans[i|im|imiz|iniz]|ref.|pnr[si|niz])
onay (kod[u|um|unuz]|no[su]|numara[si|m|niz])
(bilet|ucus) referans[i|iniz]; (referans|ref) (kod[u|um|unuz]|no[su]|numara[si|m|niz])
(booking|reservation|confirmation|airline|trip|itinerary|vendor|conf|your|our) [pnr] (reference|ref.|code|number|no.|id|locator|confirmation|#) [number|no|code]
(pnr|ref) #
(siparis|order) (kod[u]|no[su]|numara[si|niz]|id|number|reference|ref.|code)
reference (code|number)
record locator; rec loc; rloc; locator
(buchungs|reservierungs)(code|nummer|referenz)
bron[lama] (kodu|nomresi)
номер (брони|бронирования|заказа); код (брони|бронирования)
`;

export const codeLabelsBeforeSign = `
loc; reference; referans[im|iniz]; ref
`;

export const codeFillers = `
pnr; amadeus; galileo; sabre; airline[s]; airways; kod~; no; numara~; code; number; ref; is; rezervasyon; booking
reference; record; locator; reservation; confirmation; onay; turkish; ${airlines}
`;

/** Words so common that a code after them counts only with a digit or a colon, or with too few vowels for a word. */
export const barelyCodeLabels = `
booking; reservation; rezervasyon[um|unuz]; confirmation; confirmed; kod; code; rez.; bilet[i|im|iniz]; reference; ref
`;

export const codeAdjectives = `
[pnr] (kodlu|numarali|no[lu]|referansli) (bilet|rez|ucus|pnr)~; pnr[li] (bilet|rez|ucus)~
(pnr|rez.|rezervasyon) (kodlu|numarali|nolu|referansli)
`;

export const besideCodes = `
tk; pc; vf; xq; turkish; airlines; qatar; airways; ${airlines}
bilet[i|iniz]; ucus; ok; onay; onayli; confirmed; hazir; kesildi
`;

export const noCodes = `
  status bilgi bilgisi durumu durum kodunu olarak onayli number numara ticket flight yolcu ucusun please amount tarihi
  tarih online confirm booked return details detay kodum nedir lazim yazar misiniz adres gidis donus record locator
  airline agency acente soyadi soyad olan henuz ucret ucreti fiyat ekler aktif mobile mobil issued closed active direkt
  opsiyon turkey onaysiz iptali second bagaj koltuk bilet sefer toplam tutar`;
