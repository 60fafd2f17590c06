export const transferWords = `
havale~; eft~; fast (ile|yap~|geldi~|gonder~); bank transfer~; wire transfer~; banka transferi~
`;
export const virtualPosWords = `
sanal pos[u|la|tan]
`;

/** Ways of paying that do not decide between the form's fields, so the clerk chooses one. */
export const otherWays = `
kredi kart~; credit card~; debit~; banka kart~; kart[i|la|tan|iniz|inizdan|iniza]; card; visa~; master card~; troy~; amex~
nakit~; cash~; cari[ye|den]; puan~; mil
`;

export const noCards = `
binis kart~; boarding card~; kimlik kart~; kartvizit~; check-in~; visa (basvuru|appl)~
`;

export const wayLabels = `
(odeme|tahsilat|tahsil|payment)[s] (sekli|yontemi|turu|tipi|bicimi|araci|kanali|method|type|mode|form|by|via)
form of payment; paid (by|via|with)
`;
export const wayLabelsBeforeColon = `
odeme; tahsilat; tahsil
`;

/** Words that say that a payment was made, as opposed to how one may pay. */
export const doneWords = `
odendi~; odedi(m|k)~; yapildi~; yapti(m|k)~; yatirdi(m|k)~; yatirildi~; gonderdi(m|k)~; gonderildi~; geldi~; alindi~
attim~; ettim~; edildi~; tahsil~; cekildi~; cekti(m|k)~; gecti~; odenen~; paid; received
`;

/** Next to a way of paying, these words show that the payment is still to come. */
export const openWords = `
odeyebilir~; yapabilir~; odenecek~; yapiniz; yapin; gonderiniz; yapmaniz~; yaparsaniz; rica~; lutfen; please; veya; ya da
or
`;

export const unpaidWords = `
opsiyon~; option; options; time limit; odenmemis~; odeme bekl~; unpaid; not paid; on hold; son odeme~; awaiting payment
pending
`;
