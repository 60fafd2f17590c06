import { asked, type MessageService, type Offer, type Said } from './choices.ts';

const aboutEscort = [
  'Ücreti ne, en geç ne zaman istenir, hangi belge gerekir?',
  'Bırakan (ad, telefon); karşılayan (ad, telefon).',
];

/** The sentences of a message for the given answers; parentheses mark what visitors fill in before they send it. */
const sentences: { readonly [Service in MessageService]: (said: Said<Service>) => readonly (string | false)[] } = {
  'isim-degisikligi': ({ fault }) => [
    'Biletimde ad (biletteki yazım), kimliğimde (kimlikteki yazım).',
    {
      letters: 'Birkaç harf yanlış yazılmış.',
      order: 'Ad ile soyadı yer değiştirmiş.',
      missing: 'İkinci adım eksik.',
      married: 'Soyadım değişti; belgesi ektedir.',
    }[fault],
    'Düzeltir misiniz, ücreti ne, en geç ne zaman yapılır?',
  ],
  'iptal-iade': ({ who, want }) => [
    {
      airline: 'Uçuşu siz iptal ettiniz; iptal isteği benden gelmedi.',
      me: 'Bu uçuşa gitmekten vazgeçtim.',
      illness: 'Hastalık nedeniyle uçamıyorum; raporum ektedir.',
    }[who],
    who === 'airline'
      ? { money: 'Bilet bedelinin ödediğim karta iadesini', flight: 'İlk uygun uçuşa ücretsiz geçmek' }[want] +
        ' istiyorum.'
      : {
          money: 'Dönecek tutarı ve kesintiyi kalem kalem yazın; onayımı sonra vereceğim.',
          flight: 'Tarih değişikliğinin ücretini ve fiyat farkını ayrı ayrı yazın; onayımı sonra vereceğim.',
        }[want],
    who === 'airline' && 'Tazminat ve masraf isteme hakkımı saklı tutuyorum.',
  ],
  'evcil-hayvan': ({ animal, place }) => [
    `${{ cat: 'Kedimi', dog: 'Köpeğimi', bird: 'Kuşumu' }[animal]} ${{ cabin: 'kabinde götürmek istiyorum; kabine alınmıyorsa başka bir yol var mı?', hold: 'ambarda götürmek istiyorum; taşınmıyorsa başka bir yol var mı?' }[place]}`,
    'Irkı: (yazın). Kafesle ağırlığı: (kg). Kafesin ölçüsü: (en × boy × yükseklik, cm).',
    'Yer var mı, ücreti ne, hangi belgeler gerekir?',
  ],
  'refakatsiz-cocuk': ({ wish, way }) => [
    `Çocuğum (yaşı) yaşında, yalnız ve ${{ direct: 'aktarmasız', connecting: 'aktarmalı' }[way]} uçacak.`,
    ...{
      want: ['Refakat hizmeti istiyorum.', ...aboutEscort],
      ask: ['Refakat hizmeti gerekli mi?', ...aboutEscort],
      alone: ['Bu yaşta ve bu uçuşta yalnız uçabilir mi? Hangi belge gerekir?'],
    }[wish],
  ],
  'ozel-yardim': ({ need, chair }) => [
    {
      walk: 'Yolcu uzun yürüyemiyor (WCHR).',
      stairs: 'Yolcu merdiven çıkamıyor (WCHS).',
      carry: 'Yolcunun koltuğuna taşınması gerekiyor (WCHC).',
      senses: 'Yolcu görme ya da işitme desteği istiyor (BLND ya da DEAF).',
    }[need],
    chair === 'own' && 'Kendi sandalyesiyle geliyor: (türü, ölçüsü, aküsü).',
    'Yardımı kapıdan koltuğa kadar ve varışta istiyoruz.',
  ],
  'kayip-esya': ({ what, report }) => [
    {
      late: 'Bavulum çıkmadı.',
      broken: 'Bavulum hasarlı geldi; fotoğrafları ektedir.',
      short: 'Bavulumdan eşya eksik çıktı; listesi ektedir.',
    }[what],
    'Etiket (numarası).',
    report === 'yes' ? 'PIR tutanağı (numarası).' : 'Salondan tutanaksız çıktım; bu yazıyı bildirimim sayın.',
    what === 'late'
      ? 'Bavulumun yerini yazın; zorunlu alışverişimin ödenmesini istiyorum, fişleri ektedir.'
      : 'Zararımın ödenmesini istiyorum.',
  ],
};

const subjects: Readonly<Record<MessageService, string>> = {
  'isim-degisikligi': 'Biletteki adın düzeltilmesi',
  'iptal-iade': 'İptal ve iade',
  'evcil-hayvan': 'Evcil hayvan onayı',
  'refakatsiz-cocuk': 'Refakatsiz çocuk',
  'ozel-yardim': 'Özel yardım',
  'kayip-esya': 'Bagaj bildirimi',
};

/** Readers ask for these services before they buy: they may have no booking or flight number yet. */
const isBeforeBuying = (service: MessageService) => service === 'evcil-hayvan' || service === 'refakatsiz-cocuk';

export function message<Service extends MessageService>(service: Service, said: Said<Service>): string {
  const lines = sentences[service](said).filter(Boolean).join(' ');
  return [
    `Konu: ${subjects[service]}, PNR (${isBeforeBuying(service) ? 'varsa kodunuz' : 'kodunuz'})`,
    `Merhaba, (tarih) günkü ${isBeforeBuying(service) ? 'uçuşunuz (numarası)' : '(numarası) uçuşunuz'} için yazıyorum. ${lines} Yanıtınızı yazılı rica ederim.`,
    'Ad soyad, telefon: (yazın)',
  ].join('\n\n');
}

export function commonest(service: MessageService, offer: Offer): string {
  const first = Object.entries(asked(service, offer)).map(([name, { options }]) => [name, Object.keys(options)[0]]);
  return message(service, Object.fromEntries(first));
}
