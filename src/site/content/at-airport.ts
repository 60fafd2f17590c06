import type { HubService } from '../services.ts';

/** For who is at the airport already: three lines. */
interface AtAirport {
  /** To whom. */
  whom: string;
  /** In which order. */
  order: string;
  /** Until when. */
  until: string;
}

export const atAirport: Readonly<Partial<Record<HubService, AtAirport>>> = {
  'check-in': {
    whom: 'Online check-in açılmıyorsa beklemeyin, kimliğinizle havayolunun kontuarına gidin.',
    order: 'Önce kontuar, sonra güvenlik; kuyruk uzunsa görevliye uçuş saatinizi söyleyin.',
    until: 'Kontuar kapanmadan; kapanış saati biletinizde yazar.',
  },
  'iptal-iade': {
    whom: 'Havayolunun satış ofisine ya da kontuarına, orası kapalıysa kapıdaki görevliye gidin.',
    order: 'Önce yeni uçuşu sorun, sonra ikramı isteyin, nedeni yazılı alın.',
    until: 'Havalimanından ayrılmadan; siz vazgeçtiyseniz kalkıştan önce.',
  },
  'isim-degisikligi': {
    whom: 'Havayolunun satış ofisine ya da kontuarına; bileti acente kestiyse aynı anda acenteye.',
    order: 'Kimliğinizi biletle yan yana gösterin, yazım farkını baştan söyleyin.',
    until: 'Check-in kapanmadan, olabildiğince erken.',
  },
  'kayip-esya': {
    whom: 'Bagaj alım salonundaki kayıp eşya ofisine.',
    order: 'Bant durana kadar bekleyin, PIR tutanağı tutturun, dosya numarasını alın.',
    until: 'Salondan çıkmadan; çıktıysanız bugün havayolunun bagaj formundan.',
  },
  'koltuk-secimi': {
    whom: 'Check-in kontuarına; kontuar kapandıysa kapıdaki görevliye.',
    order: 'Yan yana oturması gerekenleri söyleyin; olmazsa uçakta kabin ekibine sorun.',
    until: 'Biniş başlamadan; sonra boş koltuk kalmayabilir.',
  },
  'refakatsiz-cocuk': {
    whom: 'Çocukla birlikte havayolunun check-in kontuarına.',
    order: 'Formu imzalayın, çocuğu görevliye teslim edin; uçak kalkana kadar orada kalın.',
    until: 'Kontuar kapanmadan; karşılayan değiştiyse hemen kontuara ve havayoluna bildirin.',
  },
};
