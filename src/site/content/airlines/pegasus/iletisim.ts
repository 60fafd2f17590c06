import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Pegasus biletiniz için bağımsız telefon desteği. PNR ile neler sorulur, hangi iş biletin alındığı yerden yürür, ne zaman Pegasus’a gitmelisiniz?',
  answers: ['contact', 'contactSeller'],
  own: [
    'Pegasus’tan aldıysanız flypgs.com’da “Bilet İşlemlerim”i PNR ve soyadıyla açın.',
    'Acenteden aldıysanız önce acenteye başvurun.',
    'Orada çözülmezse iletişim bölümünden yazın; PNR’yi ve tarihi ekleyin.',
  ],
  call: 'PNR’niz yok ya da ekran “bulunamadı” diyor.',
  lead: 'Pegasus’ta işlemler altı karakterli PNR ile yapılır; sonra biletin nereden alındığı sorulur. Acentenin sattığı bilette değişikliği acente yapar.',
  facts: [
    { label: 'Pegasus’un kendi sitesi', value: 'flypgs.com', note: 'Numarası için iletişim bölümünü açın' },
    { label: 'Bilet numarası', value: '624 ile başlar', note: 'İşlemlerde PNR sorulur', fact: 'prefix' },
  ],
  sections: [
    {
      topic: 'BolBol, sandalye, bavul',
      title: 'Pegasus’un çözeceği işler',
      body: [
        [
          'BolBol hesabı, BolPuan itirazı ve kayıtlı telefonun değişmesi.',
          'Kapıdaki çanta ölçümü, uçağa alınmama, kayıp bagaj: havalimanındaki görevli.',
          'Tekerlekli sandalye: bilet alırken ya da en geç 48 saat önce bildirin; geç kaldıysanız yine isteyin.',
        ],
      ],
    },
    {
      topic: 'Bize sorulanlar',
      title: 'Bize ne sorulur?',
      body: [
        'Light bilete çanta eklemeyi, yanlış yazılmış adı, takılan check-in ekranını, hayvan onayını ve iptalden sonra dönebilecek vergileri sorabilirsiniz. Paket kuralını esnetemeyiz, dolu uçuşta yer açamayız. Kendiniz ücretsiz yapabileceğiniz bir yol varsa önce onu söyleriz.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve soyadı', hint: 'Telefonda harfleri kodlayarak söyleyin, B ile D karışır' },
    { label: 'Satın alınan yer', hint: 'Onay e-postasını gönderen adres gösterir' },
    { label: 'Paket adı', hint: 'Light, Saver, Saver Plus ya da Comfort Flex' },
  ],
  questions: [
    {
      topic: 'Bulunamayan PNR',
      question: 'PNR’mi bulamıyorum, ne yapayım?',
      answer:
        'Gereksiz (spam) klasörüne ve SMS’lerinize bakın. Yoksa bileti alırken verdiğiniz e-posta adresiyle satıcıya sorun.',
    },
    {
      question: 'Pegasus’la bir bağınız var mı?',
      answer: 'Yok. Dilerseniz Pegasus’un kendi sitesini ve hattını kullanın.',
    },
    {
      topic: 'Yurt dışından',
      question: 'Yurt dışındayken size nasıl ulaşırım?',
      answer: '0850’li hattımız aranamayabilir; e-posta yazın. Bugün uçuyorsanız önce Pegasus kontuarına gidin.',
    },
  ],
  warning: 'PNR ve soyadınızı bilen herkes kaydınızı açabilir; biniş kartı fotoğrafını paylaşmayın.',
};
