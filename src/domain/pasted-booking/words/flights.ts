export const fromLabels = `
kalkis; nereden; hareket; from; departure; departing; departs; depart; origin; cikis; leaving from
`;
export const toLabels = `
varis; nereye; to; arrival; arriving; arrives; arrive; destination; inis; going to
`;

export const backLabels = `
donus; return; inbound; returning; gelis
`;
export const thereLabels = `
gidis; outbound; departing flight; departure flight; onward
`;

/** Words that may stand between or next to the departure and the arrival of a flight. Months and weekdays may, too. */
export const besideEnds = `
  to from den dan ten tan nden ndan nda nde e a ye ya na ne kalkis varis departure arrival departs arrives depart arrive
  departing arriving nereden nereye origin destination saat saati time terminal airport havalimani havaalani
  uluslararasi intl international am pm hrs hr uhr min sa dk direkt direct nonstop aktarmasiz non stop flight ucus ucusu
  sefer no gidis donus outbound inbound return turkiye turkey economy ekonomi business class sinif guzergah rota parkur
  route date tarih tarihi germany almanya france fransa uk united kingdom ingiltere uae arab emirates bae birlesik arap
  emirlikleri qatar katar azerbaycan azerbaijan russia rusya netherlands hollanda austria avusturya italy italya spain
  ispanya`;

/** Words between two places that show they are not the ends of a flight. */
export const joints = 've or in de da at of is ya';

/** In lines without places, these words show that the day is not a flight's. */
export const otherDays = `
satin~; satis~; duzenle~; islem~; odeme~; rezervasyon~; biletle~; fatura~; dogum~; gonderil~; issue~; purchas~; book~; paid
payment~; invoice~; created; birth~; sent
`;

/** Words at the beginning of a line that describes a service on a route, not a flight. */
export const serviceWords = `
non-stop; direct; direkt [ucus]; aktarmasiz; bagaj~; baggage; luggage; koltuk~; seat~; yemek~; meal~; iptal~; degisiklik~
iade~; cancel~; change[s]; operated by; kural~; rule[s]; lounge; sigorta~; insurance; kabin; cabin; transfer~
`;
