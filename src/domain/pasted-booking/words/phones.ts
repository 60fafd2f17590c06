export const phoneLabels = `
tel; telefon[u|um]; tlf; phone; numaram; numarasi; irtibat; iletisim; contact; ctcp; ctch; apn; əlaqə [nömrəsi]; тел; телефон
`;
export const mobileLabels = `
cep; gsm; mobil; mobile; handy; cell; ctcm; apm
`;

/** Words next to somebody else's number: the airline, the agency, the office. */
export const otherPhones = `
billing; fatura~; odeyen~; satin alan~; bileti alan~; purchaser; booked by; rezervasyonu yapan~; payer; kart sahibi~
card holder~; cagri~; call cent~; musteri (hizmet|iliski)~; customer (service|care|support|relation)~; destek~; support
yardim~; help (line|desk); bize ulas~; bizi ara~; contact us; call us; acent~; agency; agent~; travel; turizm~; tourism
seyahat~; ofis~; office; danisman~; consultant~; yetkili~; faks~; fax; hatti; hattimiz; hotline; temsilci~; operasyon~
acil durum; emergency; santral~; sube~; banka~; iban; kurye~; transfer firma~; otel~; hotel~; sofor~; sorulariniz icin
bilgi icin; for [more] information; need help; www~; http~; 7/24; 24/7
`;

export const correctionWords = `
pardon; dogrusu; yanlis~; duzelt~; (correct|wrong) number
`;

/** Words above a quoted letter. */
export const quotedWords = `
original message; forwarded message; iletilen ileti
`;
