import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Online Check-in',
  metaTitle: 'Online Check-in ve Biniş Kartı',
  description:
    'Online check-in havayoluna göre genellikle 24, 48 ya da 72 saat önce açılır. Açılmazsa ne yapılır, kimler yapamaz, kontuar ne zaman kapanır?',
  tagline: 'Diğer dört havayolununkini bulamadık: bir gün kala deneyin.',
  more: ['Telefondaki biniş kartı açılmıyorsa ya da yetmiyorsa kontuardan kâğıdını isteyin.'],
  lead: 'Online check-in’in 24–36 saat önce açıldığı da söylenir; bildiğimiz havayolları genellikle 24, 48 ya da 72 saat önce açıyor. Saatini bulamadıklarımızda önce biletinize bakın.',
  sections: [
    {
      topic: 'Kayıt bulunamadı',
      title: 'Sistem “bulunamadı” diyorsa',
      body: [
        [
          'Soyadını Türkçe harf kullanmadan deneyin: Öztürk yerine OZTURK.',
          'İki adı ve çift soyadını bitişik yazın; harf O ile rakam 0’ı karıştırmayın.',
          'E-bilette “operated by” satırına bakın: uçuşu başka havayolu yapıyorsa onun sitesinde deneyin.',
          'Yine olmuyorsa bilet kesilmemiş olabilir; parayı alan şirketten 13 rakamlı bilet numarasını isteyin.',
        ],
      ],
    },
    {
      id: 'belge',
      topic: 'Vize, pasaport, kimlik',
      title: 'Kimliğiniz, pasaportunuz ya da vizeniz eksikse',
      body: [
        'Belgeniz eksikse havayolu sizi uçağa almayabilir; kapanıştan önce kontuarda söyleyin.',
        [
          'Pasaport kayıp ya da süresi bitmiş: uçup uçamayacağınızı kontuara sorun; yurt dışındaysanız konsolosluğa da gidin.',
          'Vize yok ya da süresi yetmiyor: varış ve aktarma ülkesinin konsolosluğuna sorun.',
          'İç hatta kimlik yok: pasaport ya da ehliyet kabul edilebilir; kontuara sorun.',
          'Yetişemeyecekseniz bileti hemen değiştirin ya da iptal edin; son saatte işlem yapılmayabilir.',
        ],
      ],
    },
    {
      title: 'Online check-in’i kimler yapamayabilir?',
      body: [
        [
          'Refakatsiz çocuk, evcil hayvan ya da özel yardım talebi olanlar',
          'Vize ve belge kontrolü istenen bazı hatların yolcuları',
          'Adı bilette yanlış yazılmış olanlar ve kalabalık gruplar',
        ],
      ],
    },
    {
      topic: 'Geç kalma',
      title: 'Check-in uçuşa binmek değildir',
      body: [
        'Biniş kartınız olsa da kapıya geç kalırsanız uçağa alınmayabilirsiniz. Kapı genellikle kalkıştan 20 dakika önce kapanır; kartınızda yazan saate bakın.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'İlk uçuşunuzu THY yapıyorsa genellikle THY’nin sitesinden yapılır.',
    pegasus: 'Genellikle her uçuşta her yolcuyu işaretlemek gerekir; tek işlemde yapılır.',
    sunexpress: 'Ad genellikle Türkçe harf kullanılmadan, iki ad bitişik yazılır.',
    ajet: 'Koltuk seçmediyseniz genellikle rastgele atanır.',
    azal: 'Bakü’de Avrupa ve BDT uçuşuna genellikle 2 saat önce gelinmesi önerilir.',
    qatar: 'ABD çıkışında genellikle 24 saat önce açılır.',
    aeroflot: 'Hayvan ya da refakatsiz çocuk varsa genellikle kontuar gerekir.',
    emirates: 'Dubai çıkışında bavul genellikle 24 saat önceden verilebilir.',
    airarabia: 'Kontuar 3 saat önce açılır.',
    flydubai: 'Kontuar 3 saat önce açılır; Dubai’de terminale bakın.',
  },
  questions: [
    {
      topic: 'Bavul teslimi',
      question: 'Online check-in yaptım, bavulum var. Ne yapacağım?',
      answer:
        'Havalimanında bagaj teslim kontuarına gidersiniz. Onun da kapanış saati vardır; geç getirilen bavul kabul edilmez.',
    },
    {
      question: 'Check-in yapmazsam biletim yanar mı?',
      answer:
        'Yanabilir: hiç yapmazsanız uçağa gelmemiş sayılabilirsiniz. Online yapmadıysanız kontuar kapanmadan havalimanında yaptırın; ekran açılmıyorsa görüntüsünü alın.',
    },
  ],
  warning:
    'Bazı düşük maliyetli havayolları havalimanında check-in için ücret isteyebilir. Online yapabiliyorsanız evde bitirin.',
};
