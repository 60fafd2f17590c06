import { expect, it } from 'vitest';
import { plainName } from './listed-names.ts';

it.each([
  ['YILMAZ/AHMET MR', 'AHMET YILMAZ'],
  ['YILMAZ/AHMET', 'AHMET YILMAZ'],
  ['DEMİRTAŞ / ELİF MRS', 'ELİF DEMİRTAŞ'],
  ['KÖSE/CANMSTR', 'CAN KÖSE'],
  ['DE SOUZA/MARIA MRS', 'MARIA DE SOUZA'],
  ['KARACA MERVE MRS', 'MERVE KARACA'],
  ['MERVE KARACA MRS', 'MERVE KARACA'],
  ['MR AHMET YILMAZ', 'AHMET YILMAZ'],
  ['Mrs. Ayşe Kaya', 'Ayşe Kaya'],
])('writes the name “%s” of a reservation system as %s', (text, name) => {
  expect(plainName(text)).toEqual({ name, isSure: true });
});

it.each([
  ['AHMET YILMAZ/AYŞE YILMAZ'],
  ['YILMAZ/AHMET MR/AYSE MRS'],
  ['Yılmaz/Ahmet'],
  ['Ayşe Kaya / bebek'],
  ['ERDEM NALAN MS', 'ERDEM NALAN'],
  ['OGUNTADE BABATUNWE MR', 'OGUNTADE BABATUNWE'],
])('is not sure of “%s”, which may be several people or begin with the surname', (text, name = text) => {
  expect(plainName(text)).toEqual({ name, isSure: false });
});

it.each(['Ayşe Kaya', 'MR', 'ALİ', 'Bayan Ltd. Şti.', 'MS TURİZM SEYAHAT', 'ABC TURİZM A.Ş.'])(
  'leaves the name “%s” alone',
  (name) => {
    expect(plainName(name)).toEqual({ name, isSure: true });
  },
);
