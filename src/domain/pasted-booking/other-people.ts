/** Words under which whoever wrote a letter signs it. */
export const closing = /saygilar|regards|iyi calismalar|iyi gunler|tesekkur|thank|sincerely|sevgiler|kolay gelsin/;
/** Words of people who are no passengers: the agent, the payer. */
export const ofOthers =
  /billing|acent|agency|agent|yetkili|danisman|consultant|fatura|kart sahibi|card ?holder|cardholder|duzenleyen|satin alan|bileti alan|purchaser|(?:booked|issued|prepared|sold|handled|ticketed) by|islemi? yapan|satisi yapan|teslim alan|personel|kullanici|muhasebe|sorumlu|mudur|uzman|imza|temsilci|odeyen|payer|gonderen|hazirlayan|ilgili kisi|contact person|iletisim kisi|satis(?= ?:| (?:temsil|danis|sorum|uzman|ekib|personel))|operator|kaptan|acil durum|emergency|http|www\./;
