export const deeds = `
islem; makbuz; belge; dekont; fis; fatura; cekim; verilis; satis; satin (alma|alim|alinma); odeme; tahsilat; biletle~
duzenlenme; duzenleme; tanzim; kesim; alis
`;
export const ticketDeeds = `
bilet [kesim|duzenlenme|duzenleme|satis|alim|verilis]
`;
export const dayWords = `
tarihi; gunu; zamani; saati
`;

export const saleDayLabels = `
(duzenlendigi|kesildigi|alindigi|odendigi|satildigi) (tarih|gun)
(issue|issuing|issuance|purchase|payment|transaction|sale|sales|ticket|tkt|ticketing|ticket issue|invoice|receipt) (date|time)
date of (issue|issuance|purchase|payment|sale|ticketing|transaction); date (issued|ticketed|purchased|paid|sold)
(issued|ticketed|purchased|paid|bought|sold) on
islem tarih; (rechnungs|ausstellungs|kauf|zahlungs)datum; (bezahlt|gekauft|ausgestellt) am; (satis|odenis) tarixi
дата (продажи|оформления|покупки|оплаты|выписки)
`;
/** These words label the day of sale only if punctuation, a gap or the end of the line follows. */
export const saleDayWordsBeforeSign = `
purchase[d]; issue[d]; ticketed; ticketing; paid; payment; sold; sale; doi; transaction; bought
`;
export const saleDayWordsBeforeNumber = `
issued; ticketed; purchased; bought; paid; sold; received
`;

export const bookingDayLabels = `
(rezervasyon|kayit|olusturma|olusturulma|siparis) (tarihi|gunu|zamani); sifariş tarixi
(booking|reservation|order|create|creation) date; date (of booking|of reservation|booked|created)
(booked|created) on; booking made on; order placed [on]; (buchungs|bestell)datum; gebucht am; дата бронирования
`;
/** These words label the booking day only if a colon, a tab or a number follows. */
export const bookingDayWords = `
booked; created
`;

export const betweenLabelAndDay = `
[ve|and|/|&] (saat|saati|time|zaman|zamani|yer|yeri|place)
`;

export const doneBehindDay = `
oden(di|mis)~; odedi(m|k)~; odeme[si|niz] (yapil|alin)(di|mis)~; satin al~; satil(di|mis)~; sattim; duzenlen(di|mis)~
kesil(di|mis)~; kesti(m|k)~; biletlen~; tahsil~; cekil(di|mis)~; ausgestellt; bezahlt; gekauft
`;
export const doneBeforeDay = `
paid; charged; payment; purchase[d]; issued; ticketed
`;

export const ticketWords = `
etkt; e-ticket; electronic ticket; ticket (number|no); e-bilet; bilet
`;

/** A message in which one of `soldThings` comes before one of `soldWords` reports a sale just made. */
export const soldThings = `
bilet~; pnr; odeme~; tutar; tl; lira; ₺
`;
export const soldWords = `
kesildi; kestim; kestik; duzenlendi; biletlendi; odendi; tahsil edildi; cekildi; alindi
`;
export const soldSentences = `
ticket[s|ed] [is|are|has been|have been] issued; ticketed
`;
