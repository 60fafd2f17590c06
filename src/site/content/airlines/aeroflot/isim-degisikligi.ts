import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Aeroflot biletinde ad hatası çoğu zaman Kiril–Latin çevriminden çıkar. Doğrudan alınan bilet ile acente biletinde düzeltmenin yolu ayrıdır.',
  answers: ['nameFix', 'nameAgency'],
  own: [
    'Adı, doğum tarihini ve pasaport numarasını pasaportla karşılaştırın.',
    'Aeroflot’tan aldıysanız ve sitede deneme sürüyorsa belgeyi yükleyin.',
    'Acenteden aldıysanız acenteye ve Aeroflot’a birkaç gün önceden yazın.',
    'Yanıtı bekleyin; uçuş günü gerekiyorsa ofise pasaportla erken gidin.',
  ],
  call: 'Fark Kiril–Latin yazımından doğuyor ve bileti acente kesti.',
  lead: 'Aeroflot’ta aynı ad Kiril harflerinden Latin harflerine birkaç biçimde çevrilebilir. Doğru olan, pasaportun alt satırındaki yazımdır.',
  facts: [
    {
      label: 'Doğrudan alınan bilet',
      value: 'Siteden, belgeyle',
      note: 'Nisan 2025’te başlayan deneme',
      fact: 'nameFix',
    },
    { label: 'Düzeltilen', value: 'Bir hata', note: 'Ad, doğum tarihi ya da pasaport', fact: 'nameFix' },
    { label: 'Acente bileti', value: 'Uçuş günü ofiste', note: '2025 haberlerine göre', fact: 'nameAgency' },
  ],
  sections: [
    {
      topic: 'Ters, ikinci ad',
      title: 'Yazım farkı mı, hata mı?',
      body: [
        [
          'Ad ile soyadı tersse ya da ikinci ad eksikse pasaportla bileti kesene yazın; bunun kuralını bulamadık.',
          'Yulia mı, Iuliia mı? Pasaport hangisini yazıyorsa o doğrudur.',
          'Türkçe ş, ç, ğ yerine S, C, G yazması hata değildir.',
          'Baba adı ad hanesindeyse sakıncası olup olmadığını havayoluna sorun.',
          'Başka biri uçacaksa bu devirdir; kuralını bulamadık, sorun.',
        ],
      ],
    },
    {
      topic: 'Yeni bilet',
      title: 'Uçuş gününe bırakmak',
      body: [
        'Ofiste sıra olabilir, görevli belgeyi yeterli bulmayabilir. Hatayı erken gördüyseniz iptalde dönecek tutarı da öğrenin. Bazen doğru adla yeni bilet almak, havalimanındaki belirsizlikten iyidir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport', hint: 'Latin harfli alt satır okunur olsun' },
    { label: 'Ad değişikliği belgesi', hint: 'Evlilik ya da mahkeme, İngilizce veya Rusça çevirisiyle' },
  ],
  questions: [
    {
      topic: 'Doğum tarihi, pasaport',
      question: 'Doğum tarihim yanlış ya da pasaportum yenilendi.',
      answer:
        'Habere göre deneme ad, doğum tarihi ve pasaport hatasını kapsıyordu, yalnızca birini düzeltiyordu. Sürüp sürmediğini Aeroflot’a sorun; vizeniz eski pasaporttaysa ikisini de götürün.',
    },
    {
      topic: 'Acente',
      question: 'Uçuşum yarın, bileti acente kesti.',
      answer:
        'Acenteye hemen yazın, havalimanındaki Aeroflot ofisinin saatini öğrenin ve pasaportla erken gidin. Düzeltme genellikle orada, uçuş günü yapılabiliyor.',
    },
  ],
  warning: 'Adınızı Kiril harflerinden kendiniz çevirmeyin; pasaporttaki Latin yazımı harf harf kopyalayın.',
};
