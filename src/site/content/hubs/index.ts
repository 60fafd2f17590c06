import type { HubService } from '../../services.ts';
import type { HubContent } from '../types.ts';
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

/** The texts of each service's hub. */
export const hubs: Readonly<Record<HubService, HubContent>> = {
  'bilet-satin-alma': biletSatinAlma,
  'bilet-degisikligi': biletDegisikligi,
  'isim-degisikligi': isimDegisikligi,
  'iptal-iade': iptalIade,
  'sinif-yukseltme': sinifYukseltme,
  'evcil-hayvan': evcilHayvan,
  'refakatsiz-cocuk': refakatsizCocuk,
  'koltuk-secimi': koltukSecimi,
  'bagaj-ekleme': bagajEkleme,
  'check-in': checkIn,
  'ozel-yardim': ozelYardim,
  'ucus-gecikmesi': ucusGecikmesi,
  'kayip-esya': kayipEsya,
  'rezervasyon-yonetimi': rezervasyonYonetimi,
  'bilet-sorgulama': biletSorgulama,
  'sik-sorulan-sorular': sikSorulanSorular,
};
