export const lawReadOn = '2026-11-20';

/** The site of the Turkish aviation authority (SHGM). Passengers complain there if the airline does not answer. */
export const aviationAuthority = 'web.shgm.gov.tr';

/** What a statement of law rests on: the law's text, a report about it, or common knowledge. */
type Certainty = 'text' | 'report' | 'common';

interface LawSource {
  name: string;
  where: string;
  certainty: Certainty;
}

/** The sources of the delay calculator's rules; every case in `cases.ts` names one. */
export const lawSources = {
  'shy-scope': {
    name: 'SHY-YOLCU, kapsam',
    where: 'Resmî Gazete 03.12.2011/28131',
    certainty: 'text',
  },
  'shy-amounts': {
    name: 'SHY-YOLCU, tutarlar: iç hat 100; dış hat 250, 400, 600 avro',
    where: 'Resmî Gazete 10.12.2024/32748, hukukihaber.net özeti',
    certainty: 'report',
  },
  'shy-delay': {
    name: 'SHY-YOLCU, teknik ya da operasyonel nedenle 3 saat ve üzeri gecikme',
    where: 'Resmî Gazete 10.12.2024/32748, hukukihaber.net özeti',
    certainty: 'report',
  },
  'shy-notice': {
    name: 'SHY-YOLCU, iptalde 14 ve 7 günlük bildirim ile önerilen uçuş',
    where: 'Resmî Gazete 03.12.2011/28131, metinden teyit edilecek',
    certainty: 'common',
  },
  'shy-cause': {
    name: 'Teknik arıza ve operasyonel neden olağanüstü hâl sayılmaz',
    where: 'HUD-2015/3 genelgesi, blog.fatihkeles.net özeti',
    certainty: 'report',
  },
  'shy-half': {
    name: 'Yeniden yönlendirmede tazminatın yarıya inmesi',
    where: 'Resmî Gazete 03.12.2011/28131, metinden teyit edilecek',
    certainty: 'common',
  },
  'shy-refund': {
    name: 'Havayolunun iptalinde, kabul edilmemede ve 5 saatlik gecikmede bilet iadesi',
    where: 'Resmî Gazete 03.12.2011/28131, metinden teyit edilecek',
    certainty: 'common',
  },
  'eu-scope': { name: '261/2004 m.3, kapsam', where: 'EC 261/2004', certainty: 'common' },
  'eu-amounts': {
    name: '261/2004 m.7, tutarlar: 250, 400, 600 avro; Birlik içinde 1.500 km üstü 400',
    where: 'travelextra.ie, euinsider.eu 03.06.2026',
    certainty: 'report',
  },
  'eu-delay': { name: 'Varışta 3 saat: Sturgeon', where: 'ABAD C-402/07', certainty: 'common' },
  'eu-notice': { name: '261/2004 m.5, iptalde 14 günlük bildirim', where: 'EC 261/2004', certainty: 'common' },
  'eu-half': {
    name: '261/2004 m.7/2, 2, 3, 4 saati aşmayan yeni uçuşta; 3.500 km üstünde 4 saatten az gecikmede yarı',
    where: 'EC 261/2004; ABAD C-402/07',
    certainty: 'common',
  },
  'eu-inside': { name: '261/2004 m.7/1-b, Birlik içinde 1.500 km üstü 400', where: 'EC 261/2004', certainty: 'common' },
  'uk-scope': { name: 'Birleşik Krallık’ın kendi düzenlemesi, sterlinle', where: 'UK261', certainty: 'common' },
  earlier: {
    name: '1 saatten çok öne alınan uçuş iptal sayılır; tutar yarıya inmez',
    where: 'ABAD C-146/20, 21.12.2021, washingtonpost.com özeti',
    certainty: 'report',
  },
  'shy-schedule': {
    name: 'İki haftadan kısa sürede bildirilen tarife değişikliği iptal sayılır',
    where: 'HUD-2015/3 genelgesi, blog.fatihkeles.net özeti',
    certainty: 'report',
  },
  door: { name: 'Gecikme, kapılardan biri açıldığında ölçülür', where: 'ABAD C-452/13', certainty: 'common' },
  'one-distance': {
    name: 'Aktarmalı yolculukta mesafe ilk kalkıştan son varışadır',
    where: 'ABAD C-559/16',
    certainty: 'common',
  },
  measure: {
    name: '261/2004 m.7/4, büyük daire; küre mi elipsoit mi olduğu yazmaz',
    where: 'EC 261/2004',
    certainty: 'common',
  },
  connects: {
    name: 'Türkiye’de yalnızca aktarma: kapsam açık',
    where: 'SHY-YOLCU m.2; ABAD C-451/20, 24.02.2022, transportwatch.eu özeti',
    certainty: 'report',
  },
  'no-scope': {
    name: 'Ne kalkış ne taşıyıcı bir kurala girer',
    where: 'Resmî Gazete 03.12.2011/28131; EC 261/2004 m.3',
    certainty: 'common',
  },
} as const satisfies Record<string, LawSource>;

export type LawSourceId = keyof typeof lawSources;
