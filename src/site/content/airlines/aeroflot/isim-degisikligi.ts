import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Aeroflot biletinde ad hatası çoğu zaman Kiril–Latin çevriminden çıkar. Doğrudan alınan bilet ile acente biletinde düzeltmenin yolu ayrıdır.',
  answers: ['nameFix', 'nameAgency'],
  own: [
    'Bileti doğrudan Aeroflot’tan aldıysanız siteden belgeyle düzeltmeyi deneyin.',
    'Bir hata için hakkınız var; önce bütün alanları karşılaştırın.',
  ],
  call: 'Kiril–Latin çevriminden doğan bir fark var ve bileti acente kesti.',
  lead: 'Aeroflot’ta isim sorunu çoğunlukla harf çevriminden doğar: Kiril yazılan bir ad Latin harfe üç ayrı biçimde geçebilir. Ölçü pasaportun alt satırındaki yazımdır. Havayolu Nisan 2025’te, doğrudan kendisinden alınan biletler için siteden belgeyle düzeltmeyi denemeye açtı; bir bilette yalnızca bir hata düzeltiliyor. Acente biletinin yolu ise farklı.',
  facts: [
    {
      label: 'Deneme hizmeti',
      value: 'Nisan 2025’ten beri',
      note: 'Doğrudan Aeroflot’tan alınan bilet için',
      fact: 'nameFix',
    },
    { label: 'Kapsam', value: 'Ad, doğum tarihi, pasaport', note: 'Yalnızca bir hata', fact: 'nameFix' },
    { label: 'Belge', value: 'İstenir', note: 'Siteden yüklenir', fact: 'nameFix' },
    { label: 'Acente bileti', value: 'Uçuş günü ofiste', note: 'Aeroflot’tan teyit edin', fact: 'nameAgency' },
    { label: 'Ölçü', value: 'Pasaportun alt satırı', note: 'Kiril değil Latin yazım' },
  ],
  steps: [
    {
      title: 'Bilet Aeroflot’un kendi kanalından mı?',
      body: [
        'Yanıt evetse site üzerinden düzeltme denenebilir. Değilse satıcıya ve Aeroflot ofisine giden yolu anlatırız; iki yol birbirine karıştırıldığında gün kaybedilir.',
      ],
    },
    {
      title: 'Kaç hata var?',
      body: [
        'Ad, doğum tarihi ve pasaport numarasını tek tek karşılaştırırız. Deneme hizmeti bir hata içindir; iki hata varsa baştan ofise sormak gerekir.',
      ],
    },
    {
      title: 'Belgeyi hazırlarız',
      body: [
        'Pasaport görüntüsü net ve kenarları kesilmemiş olmalı. Dosyayı sisteme siz yüklersiniz; biz hangi alanı nasıl dolduracağınızı telefonda anlatırız.',
      ],
    },
    {
      title: 'Sonucu kontrol ederiz',
      body: [
        'Yeni e-bilette adı, numarayı ve tarihi yeniden kontrol ederiz. Düzeltme yalnızca bir yolcuya işlendiyse diğer yolcular için ayrı talep gerekir.',
      ],
    },
  ],
  sections: [
    {
      title: 'Çevrim farkı mı, gerçek hata mı?',
      body: [
        [
          'Yulia ve Iuliia gibi iki yazım: pasaport hangisini yazıyorsa o geçerlidir.',
          'Türkçe ş, ç, ğ harflerinin S, C, G görünmesi: hata değildir.',
          'Baba adının ad hanesine eklenmesi: pasaporttaki düzeni okursunuz, sakıncası olup olmadığını havayoluna sorarız.',
          'Evlenince değişen soyadı, eski pasaportla alınmış bilet: belgeyle düzeltme istenir.',
          'Başka bir kişinin adı: düzeltme değildir, yeni bilet gerekir.',
        ],
      ],
    },
    {
      title: 'Acenteden alınan bilette neden beklenir?',
      body: [
        '2025’te çıkan haberlere göre acente ya da başka siteden alınan biletlerde düzeltme uçuş günü Aeroflot ofisinde yapılabiliyor. Bu, havalimanına erken gitmek ve ofisin açık olduğundan emin olmak demektir. Uygulama değişmiş olabilir; uçuştan birkaç gün önce satıcınıza ve Aeroflot’a yazıp yanıtı saklayın. Biz de aynı soruyu sizin adınıza iletiriz.',
      ],
    },
    {
      title: 'Uçuş gününe bırakmak riskli mi?',
      body: [
        'Riskli. Ofiste sıra olabilir, görevli belgeyi yeterli bulmayabilir. Hatayı birkaç gün önceden gördüyseniz iptal koşuluna da bakalım; bazı tarifelerde bileti iptal edip doğru adla yeniden almak, havalimanında belirsizlik yaşamaktan iyidir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet ve pasaport', hint: 'Yan yana açın, alt satırı harf harf okuyacağız' },
    { label: 'Satıcının adı', hint: 'Aeroflot sitesi, uygulaması ya da acente' },
    { label: 'Doğum tarihi', hint: 'Bilette gün ile ay yer değiştirmiş olabilir' },
    { label: 'Değişiklik belgesi', hint: 'Soyadı değiştiyse evlilik ya da mahkeme belgesi' },
  ],
  questions: [
    {
      question: 'Tek harf farkı için başvurmalı mıyım?',
      answer:
        'Pasaportla birebir aynı değilse sorun. Rusya girişinde ad denetimi ayrıca yapılır; kontuarda gösterilen hoşgörüye bel bağlamayın.',
    },
    {
      question: 'Doğum tarihim yanlış, isim düzeltmesi sayılır mı?',
      answer:
        'Deneme hizmeti ad, doğum tarihi ve pasaport hatasını kapsıyor. Yalnızca birini düzeltebileceğiniz için hangisinin yanlış olduğuna iyi bakın.',
    },
    {
      question: 'Pasaportumu yeniledim, numara değişti.',
      answer:
        'Numara genellikle yolcu bilgisinde güncellenir ve isim düzeltmesinden ayrı bir iştir. PNR’nizle bizi arayın, hangi alandan girildiğini söyleyelim.',
    },
  ],
  warning:
    'Adınızı Kiril harfle yazıp çevirmeyin. Pasaporttaki Latin yazımı kopyalayın, çevirinin her harfi yeni bir hata olabilir.',
};
