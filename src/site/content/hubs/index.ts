import type { HubContent, HubService } from '../types.ts';
import { hub as bagajEkleme } from './bagaj-ekleme.ts';
import { hub as biletDegisikligi } from './bilet-degisikligi.ts';
import { hub as biletSatinAlma } from './bilet-satin-alma.ts';
import { hub as biletSorgulama } from './bilet-sorgulama.ts';
import { hub as checkIn } from './check-in.ts';
import { hub as evcilHayvan } from './evcil-hayvan.ts';
import { hub as iptalIade } from './iptal-iade.ts';
import { hub as isimDegisikligi } from './isim-degisikligi.ts';
import { hub as kayipEsya } from './kayip-esya.ts';
import { hub as koltukSecimi } from './koltuk-secimi.ts';
import { hub as ozelYardim } from './ozel-yardim.ts';
import { hub as refakatsizCocuk } from './refakatsiz-cocuk.ts';
import { hub as rezervasyonYonetimi } from './rezervasyon-yonetimi.ts';
import { hub as sikSorulanSorular } from './sik-sorulan-sorular.ts';
import { hub as sinifYukseltme } from './sinif-yukseltme.ts';
import { hub as ucusGecikmesi } from './ucus-gecikmesi.ts';

const all = [
  biletSatinAlma,
  biletDegisikligi,
  isimDegisikligi,
  iptalIade,
  koltukSecimi,
  bagajEkleme,
  evcilHayvan,
  refakatsizCocuk,
  sinifYukseltme,
  checkIn,
  ucusGecikmesi,
  kayipEsya,
  rezervasyonYonetimi,
  biletSorgulama,
  ozelYardim,
  sikSorulanSorular,
];

export const hubs = Object.fromEntries(all.map((hub) => [hub.service, hub])) as Readonly<
  Record<HubService, HubContent>
>;
