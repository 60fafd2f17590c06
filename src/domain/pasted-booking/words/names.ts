/** Labels of passengers' names. They count anywhere in a line if a colon follows. */
export const passengerLabels = `
yolcu[lar|lari|lariniz|larin|larimiz|nun|muz|nuz|su]; misafir[ler|leri|leriniz|lerimiz|in|imiz|iniz]
[lead|main|first|primary] passenger[s]; guest[s]; gezgin; hasta; refakatci; ogrenci; seyahat eden; (traveler|traveller)[s]
passagier[e]; fluggast; reisende[r]; passager[s]; sərnisin[lər]; пассажир[ы|а|ов]; pax
ad[i] [ve|&|/|-] soyad[i]; soyad[i] [/|,|-] ad[i]; isim[ler] [ve|/|-] soy(isim|ad|adi); full name
[first] name [and|&|/] (surname|last name); surname [/|,] [given|first] name[s]
bilet sahibi; prepared for; issued to; traveling; travelling
`;

/** Ages that label a passenger's name if punctuation or the end of the line follows. */
export const ageLabels = `
yetiskin; adult; cocuk; child; bebek; infant
`;

/** Labels of names that count only at the beginning of a line or column, because they are common words. */
export const commonNameLabels = `
isim; isimler; name[s]; adina; ad
`;

export const labelTails = `
bilgileri; bilgisi; bilgi; listesi; liste; list; adi; adlari; adiniz; isminiz; soyadiniz; nedir; ad; soyadi; soyad; isimleri
isim; ismi; soyisim; details; detaylari; information; info; name[s]; surname; s; r; lar; ler; ve; and
`;

export const labelTailsInline = `
adi; ismi; isim; name[s]; adi soyadi; ad soyadi
`;

/** Headings of other sections, at which the list of passengers ends. */
export const otherSections = `
ucus; flight; odeme; payment; iletisim; contact; fiyat; ucret; fare; price; toplam; total; bagaj; baggage; kurallar; rules
onemli; important; fatura; invoice; kalkis; nereden; from; departure; gidis; outbound; seyahat; itinerary; tarife; origin
guzergah; parkur; ek (hizmet|urun|paket)~; ancillar~; (extra|additional) service~; add-ons
`;

export const surnameFirstLabels = `
soyad[i] [/|,|-] ad[i]; surname [/|,] (given|first) name[s]; last name [/|,] first
`;

export const surnameLabels = `
soyad[i]; soyisim; surname; last name; family name
`;
export const givenNameLabels = `
ad[i]; isim; first name[s]; given name [s]; forename; name
`;

export const titles = `
mr; mrs; ms; miss; mstr; master; dr; mme; bay; bayan
`;

export const leadTitles = `
herr; frau; bn; sn; sayin; adt; chd; inf
`;
export const leadKinds = `
yolcu; passenger; pax; guest; misafir; kind
`;

/** In a line with only a name, these words may follow the name. */
export const behindNames = `
tc; tckn; dogum; tel; cep; gsm; adt; chd; inf; yetiskin; cocuk; bebek; adult; child; infant; tl; try
`;

export const greetings = `
(sayin|sn|dear|merhaba|hello|hi) [musterimiz|yolcumuz|misafirimiz|guest|passenger]
degerli (yolcu|misafir|musteri)~
`;

export const introductions = `
[benim] (adim|ismim); my name is; i am; ben
`;

/** Words that follow a name: `Ayşe Yılmaz adına`. */
export const namedBefore = `
adina; icin; isimli; (hanim|bey)in; bilet(i|ini|leri|lerini) (kesildi|kestim|kestik|alindi|aldim|aldik|hazir|tamam)~
`;

export const numberedBefore = `
t.c.; tckn; tel; telefon[u]; cep; gsm; dogum
`;

/** Words before the signature of a letter. Those in `thanks` are separate, because they may also begin a letter. */
export const signatures = `
saygi; saygilar~; saygiyla; regards; iyi calismalar; sincerely; best wishes; hormətlə; с уважением
mit freundlichen (grußen|grussen)
`;
export const thanks = `
iyi gunler; tesekkur~; thank~; sevgiler~; kolay gelsin
`;

/** Words about people who are not passengers: the agent, the payer. */
export const otherPeople = `
billing; acent~; agency; agent~; yetkili~; danisman~; consultant; fatura~; kart sahibi; card holder; duzenleyen~
satin alan~; bileti alan~; purchaser; (booked|issued|prepared|sold|handled|ticketed) by; islem[i] yapan; satisi yapan
teslim alan; personel~; kullanici~; muhasebe~; sorumlu~; mudur~; uzman~; imza~; temsilci~; odeyen~; payer; gonderen~
hazirlayan~; ilgili kisi~; contact person; iletisim kisi~; satis (temsil|danis|sorum|uzman|ekib|personel)~; operator~
kaptan~; acil durum; emergency; http~; www~
`;

export const particles = 'de van von der den el al bin ibn da di la du';
