import type { LegalPage, LegalPageId } from '../types.ts';
import { page as gizlilik } from './gizlilik-ve-guvenlik.ts';
import { page as hakkimizda } from './hakkimizda.ts';
import { page as iptal } from './iptal-iade-sartlari.ts';
import { page as kvkk } from './kisisel-verilerin-korunmasi.ts';
import { page as kullanim } from './kullanim-kosullari.ts';
import { page as sozlesme } from './mesafeli-satis-sozlesmesi.ts';

export const legal: Readonly<Record<LegalPageId, LegalPage>> = {
  'kisisel-verilerin-korunmasi': kvkk,
  'mesafeli-satis-sozlesmesi': sozlesme,
  hakkimizda,
  'kullanim-kosullari': kullanim,
  'iptal-iade-sartlari': iptal,
  'gizlilik-ve-guvenlik': gizlilik,
};
