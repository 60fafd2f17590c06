import type { HubService } from './services.ts';

const table: Readonly<Record<HubService, readonly HubService[]>> = {
  'bilet-satin-alma': ['bagaj-ekleme', 'koltuk-secimi', 'check-in', 'bilet-degisikligi'],
  'bilet-degisikligi': ['iptal-iade', 'isim-degisikligi', 'check-in', 'ucus-gecikmesi'],
  'isim-degisikligi': ['iptal-iade', 'bilet-degisikligi', 'check-in', 'bilet-sorgulama'],
  'iptal-iade': ['ucus-gecikmesi', 'bilet-degisikligi', 'isim-degisikligi', 'rezervasyon-yonetimi'],
  'sinif-yukseltme': ['koltuk-secimi', 'bagaj-ekleme', 'bilet-degisikligi', 'iptal-iade'],
  'evcil-hayvan': ['bilet-satin-alma', 'bagaj-ekleme', 'koltuk-secimi', 'check-in'],
  'refakatsiz-cocuk': ['bilet-satin-alma', 'check-in', 'koltuk-secimi', 'ozel-yardim'],
  'koltuk-secimi': ['check-in', 'sinif-yukseltme', 'refakatsiz-cocuk', 'bagaj-ekleme'],
  'bagaj-ekleme': ['check-in', 'kayip-esya', 'koltuk-secimi', 'evcil-hayvan'],
  'check-in': ['bagaj-ekleme', 'koltuk-secimi', 'ucus-gecikmesi', 'isim-degisikligi'],
  'ozel-yardim': ['check-in', 'refakatsiz-cocuk', 'koltuk-secimi', 'evcil-hayvan'],
  'ucus-gecikmesi': ['iptal-iade', 'bilet-degisikligi', 'kayip-esya', 'check-in'],
  'kayip-esya': ['bagaj-ekleme', 'ucus-gecikmesi', 'ozel-yardim', 'sik-sorulan-sorular'],
  'rezervasyon-yonetimi': ['bilet-sorgulama', 'check-in', 'bilet-degisikligi', 'iptal-iade'],
  'bilet-sorgulama': ['rezervasyon-yonetimi', 'check-in', 'iptal-iade', 'sik-sorulan-sorular'],
  'sik-sorulan-sorular': ['check-in', 'bagaj-ekleme', 'iptal-iade', 'ucus-gecikmesi'],
};

export const relatedTo = (service: HubService): readonly HubService[] => table[service];
