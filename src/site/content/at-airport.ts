import type { HubService } from '../services.ts';

/** Three instructions for travellers who are already at the airport. */
interface AtAirport {
  /** Whom to see. */
  whom: string;
  /** What to do first. */
  order: string;
  /** Until when it is possible. */
  until: string;
}

export const atAirport: Readonly<Partial<Record<HubService, AtAirport>>> = {
  'check-in': {
    whom: 'Açılmıyorsa beklemeyin, kimliğinizle kontuara gidin.',
    order: 'Kuyruk uzunsa görevliye uçuş saatinizi söyleyin.',
    until: 'Kontuar kapanmadan; kapanış saati biletinizde yazar.',
  },
  'iptal-iade': {
    whom: 'Havayolunun satış ofisine ya da kontuarına gidin.',
    order: 'Önce yeni uçuşu, sonra ikramı isteyin; nedeni yazılı alın.',
    until: 'Havalimanından ayrılmadan; siz vazgeçtiyseniz kalkıştan önce.',
  },
  'isim-degisikligi': {
    whom: 'Havayolunun satış ofisine ya da kontuarına gidin; acente biletinde acenteye de yazın.',
    order: 'Kimliğinizi biletle yan yana gösterin.',
    until: 'Check-in kapanmadan, olabildiğince erken.',
  },
  'kayip-esya': {
    whom: 'Bagaj alım salonundaki kayıp eşya ofisine gidin.',
    order: 'Bant durana kadar bekleyin, PIR tutanağı tutturun, dosya numarasını alın.',
    until: 'Salondan çıkmadan; çıktıysanız bugün havayolunun bagaj formundan.',
  },
  'koltuk-secimi': {
    whom: 'Check-in kontuarına, kapandıysa kapıdaki görevliye gidin.',
    order: 'Yan yana oturması gerekenleri söyleyin; olmazsa uçakta kabin ekibine sorun.',
    until: 'Biniş başlamadan; sonra boş koltuk kalmayabilir.',
  },
  'refakatsiz-cocuk': {
    whom: 'Çocukla birlikte check-in kontuarına gidin.',
    order: 'Formu imzalayın, çocuğu görevliye teslim edin; uçak kalkana kadar orada kalın.',
    until: 'Kontuar kapanmadan; karşılayan değiştiyse hemen kontuara ve havayoluna bildirin.',
  },
};
