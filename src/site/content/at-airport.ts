import type { AirlineId } from '../../domain/airlines.ts';
import type { HubService } from '../services.ts';

interface AtAirport {
  /** Text of the link that leads to this advice: the traveller's case and what to do first. */
  jump?: string;
  whom: string;
  whomByAirline?: Readonly<Partial<Record<AirlineId, string>>>;
  /** What to do first. */
  order: string;
  until: string;
  /** Other cases that bring travellers to the airport's desks, such as a missed connection. */
  also?: readonly string[];
  alsoByAirline?: Readonly<Partial<Record<AirlineId, readonly string[]>>>;
}

/** For airlines that fly from Türkiye only to countries that want a passport. */
const withPassport = 'Pasaportunuzla check-in kontuarına gidin; yanınızda değilse hemen orada sorun.';

const bagMissing =
  'Bavul kırık çıktıysa ya da gelmediyse salondan çıkmadan [kayıp eşya ofisinde](/hizmetler/kayip-esya) tutanak tutturun, hasarın fotoğrafını çekin.';

/** For airlines without a second cabin bag that something could be moved into. */
const oneCabinBag = [
  'Kapıda ücret istendiyse biletteki kabin hakkınızı gösterin; ödediyseniz fişi saklayın.',
  bagMissing,
];

export const atAirport: Readonly<Partial<Record<HubService, AtAirport>>> = {
  'bagaj-ekleme': {
    jump: 'Bavul fazlaysa önce tutarı sorun; kapıda ücret istendiyse biletteki hakkınızı gösterin',
    whom: 'Bavul check-in kontuarında fazla çıktıysa önce tutarı sorun.',
    order:
      'Fazla eşyayı kabin bagajına ya da yol arkadaşınızın bavuluna aktarın; site hâlâ açıksa oradan ek bagaj alın.',
    until: 'Kontuar kapanmadan bitirin.',
    also: [
      'Kapıda kabin bavuluna ücret istendiyse biletteki kabin hakkınızı gösterin; ikinci çanta hakkınız varsa eşyanın bir bölümünü, kilo sınırını aşmadan ona koyun; ödediyseniz fişi saklayın.',
      bagMissing,
    ],
    alsoByAirline: { emirates: oneCabinBag, airarabia: oneCabinBag },
  },
  'bilet-degisikligi': {
    jump: 'Uçağı ya da aktarmayı kaçırdıysanız hemen kontuara gidin, dönüşün iptal edilmemesini isteyin',
    whom: 'Uçağı kaçırdıysanız havayolunun kontuarına ya da satış ofisine gidin.',
    order: 'Sonraki uçuşu ve dönüş biletinizin iptal edilmemesini isteyin.',
    until: 'Havalimanından ayrılmadan isteyin; acente biletinde acenteye de yazın.',
    also: [
      'İlk uçuşunuz geciktiği için aktarmayı kaçırdıysanız ve bilet tekse genellikle ücret ödemezsiniz: aktarma kontuarından yeni uçuş, ertesi güne kalırsa otel isteyin; fişleri saklayın.',
    ],
  },
  'check-in': {
    jump: 'Kuyruk uzunsa, geç kaldıysanız, kimliğiniz yoksa ya da “yer yok” dendiyse görevliye seslenin',
    whom: 'Check-in kontuarına gidin: iç hatta kimlikle, dış hatta pasaportla. Kimliğiniz yanınızda değilse hemen orada sorun: iç hatta pasaport ya da ehliyet kabul edilebilir.',
    whomByAirline: {
      azal: 'Adınızın biletteki gibi yazıldığı belgeyle check-in kontuarına gidin; yanınızda değilse hemen orada sorun.',
      qatar: withPassport,
      aeroflot: withPassport,
      emirates: withPassport,
      airarabia: withPassport,
      flydubai: withPassport,
    },
    order: 'Kuyruk uzunsa görevliye uçuş saatinizi söyleyin.',
    until:
      'Kontuar kapandıysa da sorun; alınmazsanız ayrılmadan sonraki uçuşu ve dönüş biletinizin iptal edilmemesini isteyin.',
    also: [
      'Yer yok denirse nedenini yazılı alın, yeni uçuşu kontuardan isteyin; [tazminatı hesaplayın](/hizmetler/ucus-gecikmesi#hesap).',
      'Belge yüzünden alınmadıysanız nedenini yazılı isteyin, kontuar kapanmadan bileti değiştirmeyi sorun: [Belgeniz eksikse](/hizmetler/check-in#belge).',
    ],
  },
  'iptal-iade': {
    jump: 'Havalimanındaysanız ayrılmadan kontuara gidin',
    whom: 'Havayolunun kontuarına gidin; kimse yoksa yazın, fişleri saklayın.',
    order: 'Paranızı mı, yeni uçuş mu istediğinizi söyleyin; nedeni yazılı alın.',
    until: 'Ayrılmadan başvurun.',
  },
  'isim-degisikligi': {
    jump: 'Uçuş yarınsa havayolunun ofisine ya da kontuara gidin',
    whom: 'Havayolunun satış ofisine ya da kontuarına gidin; acente biletinde acenteye de yazın.',
    order: 'Belgenizi biletle yan yana gösterin.',
    until: 'Check-in kapanmadan gidin.',
  },
  'kayip-esya': {
    whom: 'Bagaj alım salonundaki kayıp eşya ofisine gidin.',
    order: 'Bant durana kadar bekleyin, PIR tutanağı tutturun, dosya numarasını alın.',
    until: 'Salondan çıkmadan başvurun; çıktıysanız bugün havayolunun bagaj formunu doldurun.',
  },
  'koltuk-secimi': {
    jump: 'Ayrı düştüyseniz ödemeden önce kontuara sorun',
    whom: 'Ayrı düştüyseniz ödemeden önce check-in kontuarına, kapandıysa kapıdaki görevliye gidin.',
    order: 'Yan yana oturması gerekenleri söyleyin; olmazsa uçakta kabin ekibine sorun.',
    until: 'Biniş başlamadan isteyin; sonra boş koltuk kalmayabilir.',
  },
  'refakatsiz-cocuk': {
    jump: 'Karşılayacak kişi değiştiyse hemen kontuara ve havayoluna bildirin',
    whom: 'Çocukla birlikte check-in kontuarına gidin.',
    order: 'Formu imzalayın, çocuğu görevliye teslim edin; uçak kalkana kadar orada kalın.',
    until: 'Kontuar kapanmadan teslim edin; karşılayan değiştiyse hemen kontuara ve havayoluna bildirin.',
  },
};
