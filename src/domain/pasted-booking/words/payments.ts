/** Ways of paying that a sale has a field for. */
export const transferWords = `
havale~; eft~; fast (ile|yap~|geldi~|gonder~); bank transfer~; wire transfer~; banka transferi~
`;
export const virtualPosWords = `
sanal pos[u|la|tan]
`;

/** Ways that the form does not know, or knows under several names. */
export const otherWays = `
kredi kart~; credit card~; debit~; banka kart~; kart[i|la|tan|iniz|inizdan|iniza]; card; visa~; master card~; troy~; amex~
nakit~; cash~; cari[ye|den]; puan~; mil
`;

/** Cards of other kinds than those one pays with. */
export const noCards = `
binis kart~; boarding card~; kimlik kart~; kartvizit~; check-in~; visa (basvuru|appl)~
`;

/** Labels of a way. */
export const wayLabels = `
(odeme|tahsilat|tahsil|payment)[s] (sekli|yontemi|turu|tipi|bicimi|araci|kanali|method|type|mode|form|by|via)
form of payment; paid (by|via|with)
`;
/** Labels of a way where a colon stands behind them. */
export const wayLabelsBeforeColon = `
odeme; tahsilat; tahsil
`;

/** What was done with a way, which is not how one may pay. */
export const doneWords = `
odendi~; odedi(m|k)~; yapildi~; yapti(m|k)~; yatirdi(m|k)~; yatirildi~; gonderdi(m|k)~; gonderildi~; geldi~; alindi~
attim~; ettim~; edildi~; tahsil~; cekildi~; cekti(m|k)~; gecti~; odenen~; paid; received
`;

/** What says beside a way how one may pay, or shall. */
export const openWords = `
odeyebilir~; yapabilir~; odenecek~; yapiniz; yapin; gonderiniz; yapmaniz~; yaparsaniz; rica~; lutfen; please; veya; ya da
or
`;

/** What says that nothing is paid yet. */
export const unpaidWords = `
opsiyon~; option; options; time limit; odenmemis~; odeme bekl~; unpaid; not paid; on hold; son odeme~; awaiting payment
pending
`;
