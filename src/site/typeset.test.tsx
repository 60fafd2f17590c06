import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DelayCalculator } from './islands/delay.tsx';
import { FaqSearch } from './islands/faq.tsx';
import { BagCheck } from './islands/fit.tsx';
import { Message } from './islands/message.tsx';
import { ReservationLookup } from './islands/reservation.tsx';
import { TicketDesk } from './islands/ticket.tsx';
import { typeset, typesetHtml } from './typeset.ts';

const seen = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '^');

test.each([
  ['5 yaşından küçük, 12 yaş', '5~yaşından küçük, 12~yaş'],
  ['40 dakika kala, 3 saat önce, 90 dk', '40~dakika kala, 3~saat önce, 90~dk'],
  ['24–36 saat, iç hatta 45, dış hatta 60 dakika', '24–^36~saat, iç hatta 45, dış hatta 60~dakika'],
  ['100 avro, 1.519 SDR, 12.345 TL', '100~avro, 1.519~SDR, 12.345~TL'],
  ['8 kg’a kadar, 1.500 km’yi, 100 ml', '8~kg’a kadar, 1.500~km’yi, 100~ml'],
  ['3 iş günü, 21 gün, 2 ay, 1 yıl', '3~iş günü, 21~gün, 2~ay, 1~yıl'],
  ['13 rakam, 6 karakter, 3 harfe kadar', '13~rakam, 6~karakter, 3~harfe kadar'],
  ['15–40 kg, 1.500–3.500 km, ad–soyadı', '15–^40~kg, 1.500–^3.500~km, ad–^soyadı'],
  ['IST – SAW, Fas – Şarika, 12 –', 'IST – SAW, Fas – Şarika, 12 –'],
  ['E-posta ya da e-bilet, check-in', 'E-posta ya da e-^bilet, check-in'],
  ['2 ayrı bilet, 10 havayolu, 16 Aralık', '2 ayrı bilet, 10 havayolu, 16 Aralık'],
])('%s', (text, bound) => {
  expect(seen(typeset(text))).toBe(bound);
  expect(typeset(typeset(text))).toBe(typeset(text));
});

test('changes only the text that readers see on a page', () => {
  const html =
    '<title>24–36 saat</title><p title="3 saat">3 saat <b>5 gün</b></p><script>"3 saat"</script><style>/* 3 saat */</style>';
  expect(seen(typesetHtml(html))).toBe(
    '<title>24–36 saat</title><p title="3 saat">3~saat <b>5~gün</b></p><script>"3 saat"</script><style>/* 3 saat */</style>',
  );
});

describe('an island renders the same in the browser as in the page', () => {
  const call = { phone: '+908500000000', source: 'page' };
  test.each([
    ['delay', <DelayCalculator key="delay" />],
    ['faq', <FaqSearch key="faq" />],
    ['fit', <BagCheck key="fit" />],
    ['message', <Message key="message" service="kayip-esya" offer="all" />],
    ['reservation', <ReservationLookup key="reservation" {...call} />],
    ['ticket', <TicketDesk key="ticket" {...call} />],
  ])('%s', (_, island) => {
    const texts = renderToString(island).split(/<[^>]*>/);
    expect(texts.filter((text) => typeset(text) !== text)).toEqual([]);
  });
});
