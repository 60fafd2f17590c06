import type { HubService } from '../services.ts';

/** Three instructions for travellers who are already at the airport. */
interface AtAirport {
  /** Words of the link in the first answers of an airline's page: who this is for, in the reader's words. */
  jump?: string;
  /** Whom to see. */
  whom: string;
  /** What to do first. */
  order: string;
  /** Until when it is possible. */
  until: string;
}

export const atAirport: Readonly<Partial<Record<HubService, AtAirport>>> = {
  'bagaj-ekleme': {
    jump: 'Bavul kontuarda fazla çıktıysa: ne yapmalı?',
    whom: 'Bavul check-in kontuarında fazla çıktıysa hemen ödemeyin, önce tutarı sorun.',
    order: 'Eşyayı kabin bagajına ya da yol arkadaşınızın bavuluna bölün; site hâlâ açıksa oradan ekleyin.',
    until: 'Kontuar kapanmadan bitirin; yeniden tartılmaya zaman kalsın.',
  },
  'bilet-degisikligi': {
    jump: 'Uçağı kaçırdıysanız: ne yapmalı?',
    whom: 'Uçağı kaçırdıysanız hemen havayolunun kontuarına ya da satış ofisine gidin.',
    order: 'Sonraki uçuşu isteyin; dönüşünüz varsa “dönüşümü koruyun” deyin.',
    until: 'Havalimanından ayrılmadan isteyin; acente biletinde acenteye de hemen yazın.',
  },
  'check-in': {
    jump: 'Havalimanındaysanız: ne yapmalı?',
    whom: 'Kimliğinizle check-in kontuarına gidin; yurt dışına pasaportla.',
    order: 'Kuyruk uzunsa görevliye uçuş saatinizi söyleyin.',
    until: 'Kontuar kapanmadan bitirin.',
  },
  'iptal-iade': {
    jump: 'Havalimanındaysanız',
    whom: 'Havayolunun kontuarına ya da ofisine gidin; kimse yoksa yazın, fişleri saklayın.',
    order: 'Önce yeni uçuşu isteyin; nedeni yazılı alın.',
    until: 'Havalimanından ayrılmadan başvurun.',
  },
  'isim-degisikligi': {
    jump: 'Uçuş yarınsa havayolunun ofisine ya da kontuara gidin',
    whom: 'Havayolunun satış ofisine ya da kontuarına gidin; acente biletinde acenteye de yazın.',
    order: 'Kimliğinizi biletle yan yana gösterin.',
    until: 'Check-in kapanmadan, olabildiğince erken gidin.',
  },
  'kayip-esya': {
    whom: 'Bagaj alım salonundaki kayıp eşya ofisine gidin.',
    order: 'Bant durana kadar bekleyin, PIR tutanağı tutturun, dosya numarasını alın.',
    until: 'Salondan çıkmadan başvurun; çıktıysanız bugün havayolunun bagaj formunu doldurun.',
  },
  'koltuk-secimi': {
    jump: 'Ayrı düştüyseniz ödemeden önce okuyun',
    whom: 'Ayrı düştüyseniz ödemeden önce check-in kontuarına, kapandıysa kapıdaki görevliye gidin.',
    order: 'Yan yana oturması gerekenleri söyleyin; olmazsa uçakta kabin ekibine sorun.',
    until: 'Biniş başlamadan isteyin; sonra boş koltuk kalmayabilir.',
  },
  'refakatsiz-cocuk': {
    jump: 'Karşılayacak kişi değiştiyse: ne yapmalı?',
    whom: 'Çocukla birlikte check-in kontuarına gidin.',
    order: 'Formu imzalayın, çocuğu görevliye teslim edin; uçak kalkana kadar orada kalın.',
    until: 'Kontuar kapanmadan teslim edin; karşılayan değiştiyse hemen kontuara ve havayoluna bildirin.',
  },
};
