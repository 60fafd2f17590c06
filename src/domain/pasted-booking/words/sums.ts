export const liraWords = `
try; tl; ₺; turk lirasi; lira
`;
export const otherCurrencies = `
eur; euro; avro; €; usd; us$; $; dolar; gbp; £; sterlin; aed; qar; rub; ₽; azn; ₼; sar; chf; kwd
omr; bhd; jod; egp; inr; gel; kzt; mil; puan; miles; points
`;

export const sumLabels = {
  refunded: `
iade edilen [toplam] (tutar|miktar|ucret); refunded amount; (amount|total) refunded
`,
  refund: `
iade tutari; toplam iade [tutari]; refund amount; total refund
`,
  paid: `
odenen [toplam] [tutar|miktar|ucret]; toplam (odenen|odeme|tahsilat)~; tahsil edilen~; tahsilat [tutari|toplami]
alinan (odeme|tutar|toplam|ucret)~; (cekilen|alinan) toplam tutar~; cekilen tutar~; odeme (tutari|toplami)~
total (paid|charged|payment|collected|received|charge~); amount (paid|charged|received|collected); paid amount; you paid
payment (amount|received); charged in; [bereits] (bezahlt|gezahlt); (bezahlter|gezahlter) betrag
`,
  difference: `
add coll[ection]; additional collection; adc; [ucret|fiyat|bilet|tarife] farki; fark [tutari|bedeli|ucreti]
(fare|price) difference; fark (alindi|aldim|aldik|odendi|tahsil)~
`,
  grandTotal: `
genel toplam[i]; grand total
`,
  total: `
toplam [bilet] (tutar|fiyat|ucret|bedel)~; (bilet|rezervasyon|seyahat|odenecek|satis|ucus) [toplam] (tutari|bedeli|toplami)
total (amount|price|cost|fare|for all|due); (tl|try) (karsiligi|tutari); gesamt(preis|betrag|summe); booking total; trip total
total in; odenecek tutar; tum yolcular; all passengers
`,
  bareTotal: `
toplam[da|i|imiz]; total; ttl; tutar; amount
`,
  price: `
[bilet|ucus] (ucret|ucreti|fiyat|fiyati|bedel|bedeli); price; fare; cost
`,
} as const;

export const salesBeforeColon = `
satis
`;
export const waysBeforeColon = `
odeme[niz]; tahsil; sanal pos; [kredi] kart[i]; havale; eft; havale/eft; nakit; cash; cari; pos; payment
`;

export const partWords = `
ara toplam; alt toplam; sub-total; vergi~; tax~; kdv~; vat; sure~; duration~; time; bagaj~; baggage~; yolcu sayisi; 
kisi basi~; per (person|passenger|adult); indirim~; discount~; mil; puan~; miles; points; kalan~; balance due; balance :; iade~; refund~
komisyon~; commission~; net toplam; taksit~; kazan~; earn~; depozito~
kapora~; deposit~; base fare
`;
export const smallDifferences = `
(koltuk|kur|vade|bagaj|sinif) farki
`;
/** Fees, which no fare total includes. */
export const feeWords = `
ceza~; penalty; hizmet bedeli~; service fee~; (degisiklik|islem) (bedeli|ucreti); (change|reissue) fee~; service(gebuhr|entgelt)~
`;

export const reissueWords = `
reissue~; re-issue~; exchange (receipt|ticket|tkt); ticket exchange; exchanged; residual value; bilet degisikligi
`;
export const refundWords = `
iade makbuzu; iade talebiniz (alin|onaylan|tamamlan|gerceklesti|sonuclan)~
iade islem[i|iniz] (tamamlan|gerceklesti|yapil|sonuclan)~; (ucret|bilet) iadesi (tamamlan|gerceklesti|yapil)~
iade (edildi|edilmistir); refund (confirmation|receipt|notice); (has|have) been refunded; your refund
`;
/** Words about the value of a ticket, which is not what was paid. */
export const worthWords = `
eski; onceki; ilk bilet; yeni (bilet|toplam|tutar|fiyat); old; original; previous; new (ticket|total|fare|tkt|value)
exchange (value|tkt value)
`;

/** `includedWords` follow a part of the sum, such as the tax; `includingWords` precede the part. */
export const includedWords = `
dahil~; included; inbegriffen; enthalten
`;
export const includingWords = `
includ(e|es|ing); incl.; inclusive; inkl.; inklusive
`;

export const paidWords = `
oden(di|mis)~; odedi(m|k)~; tahsil (edil(di|mis)|ettim|ettik)~; tahsilat (yapil(di|mis)|yaptim)~; cekil(di|mis)~; cekti(m|k)~
yatirdi(m|k)~; yatirildi~; gonderdi(m|k)~; (havale|eft)[yi|i] (yapti(m|k)|etti(m|k)|yapildi|edildi|geldi|atti(m|k))~; aldi(m|k)~
alin(di|mis)~; kesil(di|mis)~; kesti(m|k)~; satildi~; tutarinda[ki]; charged to; (has been|was) charged; paid
have received; we received
`;
/** These say that the payment was made if they follow `ödeme` within a few words. */
export const paidWordsOfPayment = `
yapil(di|mis)~; alin(di|mis)~; yaptim; tamam~; gerceklesti~
`;

export const waysBehindAmounts = `
nakit; havale; eft; havale/eft; [kredi] kart[i|la|tan]; [sanal] pos[tan]; kk; cari; cash
`;
export const deedsBehindAmounts = `
oden(di|mis)~; alindi~; aldi(m|k)~; tahsil~; cekildi~; cekti(m|k)~; yatirdi~; gonderdi~
`;
