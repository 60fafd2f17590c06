import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'AJet’te BASIC ve ECOJET yolcusunun koltuğu genellikle rastgele atanır. Aile nasıl yan yana oturur, hayvanla uçan nerede oturur?',
  answers: ['seat'],
  own: [
    'Biletinizde koltuk hakkı yazıp yazmadığına bakın.',
    'Ayrılmaması gereken yolcuları belirleyin.',
    'ajet.com’da planı açın; uçuş numarası TK ise THY’nin sitesini de deneyin.',
    'Ücretsiz yer yoksa yalnızca gereken koltukları alın.',
  ],
  call: 'Kafesli hayvan için cam kenarı gerekiyor.',
  lead: 'AJet’te koltuk seçmezseniz yan yana oturmanız gözetilmeyebilir. Yalnızsanız ödemeniz gerekmeyebilir; küçük çocuklaysanız koltuğu şansa bırakmayın.',
  facts: [
    { label: 'BASIC ve ECOJET', value: 'Seçim ücretli', fact: 'seat' },
    { label: 'Seçilmezse', value: 'Rastgele atanır', fact: 'seat' },
    { label: 'FLEX ve PREMIUM', value: 'Biletinizde yazar' },
    { label: 'Evcil hayvanla', value: 'Yalnızca cam kenarı', fact: 'pet' },
  ],
  cardGroups: [
    {
      title: 'Koşulu olan yerler',
      cards: [
        { title: 'Geniş diz mesafesi', text: 'Paketinizde koltuk hakkı olsa da ayrıca ücretli olabilir.' },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Yardım edebilecek yetişkin içindir; çocukla, bebekle ya da hayvanla oturulmaz.',
        },
        {
          topic: 'Bebek beşiği',
          title: 'Bebek beşiği',
          text: 'AJet’in kuralını bulamadık; yanıt gelmeden ona göre koltuk almayın.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Çocukla yan yana',
      title: 'Kim ödemeli?',
      body: [
        [
          'Küçük çocukla uçan: yan yana iki koltuk yeter.',
          'Kısa aktarması olan: ön sıra inişte dakika kazandırır.',
          'Hayvan taşıyan: cam kenarı dolmadan seçin.',
          'Yalnız başına, kısa uçuşta: atanan koltuk çoğunlukla yeter.',
        ],
      ],
    },
    {
      topic: 'Fiyat',
      title: 'Koltuğun bedeli',
      body: [
        'Rakam vermiyoruz, çünkü AJet’te koltuğun fiyatı uçuşa göre değişir. Tutar genellikle ödemeden önce ekranda görünür; onaylamadan çıkabilirsiniz.',
      ],
    },
  ],
  questions: [
    {
      topic: 'İptalde para',
      question: 'Uçuş iptal olursa koltuk param döner mi?',
      answer:
        'Uçuşu AJet iptal ettiyse koltuğu da başvurunuza yazın. Siz vazgeçtiyseniz genellikle paketin kuralına bağlıdır.',
    },
    {
      question: 'Hareketim kısıtlı, koltuğa öder miyim?',
      answer: 'Yardım isteğinizi kayda yazdırın, ücreti AJet’e sorun. Tanı anlatmanız gerekmez.',
    },
  ],
  warning: 'Aynı PNR’de olmak yan yana oturmak demek değildir; seçmeyen grup dağılabilir.',
};
