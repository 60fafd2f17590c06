export const citizenLabels = `
t.c.; t.c. k.n.; t.c. no; tckn; tckno; kimlik; vatandaslik; citizen[ship]; national [id]; foid; identity; id (no|number)
`;

export const otherNumbers = `
vergi~; vkn; tax~; fatura~; invoice~; kart sahibi~; card holder~; acent~; agency; yetkili~; gonderen~; takip~; siparis~
order~; iban~; hesap no~; bilet~; ticket~; kargo~; pasaport~; passport~; odeyen~; payer; itinerary (number|no)
`;
