import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Pegasus’ta koltuk seçmek genellikle ücretlidir, seçmezseniz atanır. Çıkış sırasında kim oturamaz, aile bölünmeden nasıl oturur?',
  answers: ['seat'],
  own: [
    'Koltuk planında ücretsiz bir yer kalmış mı, önce ona bakın.',
    'Seçmeyecekseniz ekrandaki “devam” ile geçin; koltuk check-in’de atanır.',
  ],
  call: 'Grubunuz iki ayrı PNR’ye bölündü.',
  lead: 'Pegasus’ta koltuk, çoğu pakette bilete dahil değil, üstüne eklenen bir hizmettir. Pencere ve koridor, ön sıralar, acil çıkış ve ekstra diz mesafesi genellikle ayrı ayrı ücretlendirilir. Nerede oturduğunuz sizin için önemli değilse atanan koltukla uçmak bütçenizi korur.',
  facts: [
    { label: 'Standart koltuk', value: 'Ücretli', note: 'Paketinize dahil olabilir', fact: 'seat' },
    { label: 'Daha geniş yer', value: 'Ekstra diz mesafesi', fact: 'seat' },
    { label: 'Acil çıkış sırası', value: 'Koşullu', note: 'Yetişkin, yardım edebilecek durumda' },
    { label: 'Seçmezseniz', value: 'Koltuk atanır', note: 'Yan yana denk gelmeyebilir' },
    { label: 'Gereken bilgi', value: 'PNR ve soyadı' },
  ],
  steps: [
    {
      title: 'Paketteki hakka bakarız',
      body: ['Saver Plus ya da Comfort Flex’te koltuk zaten bulunabilir. Varsa söyler, boşuna ödetmeyiz.'],
    },
    {
      title: 'Yolcuları yerleştiririz',
      body: ['Çocuğun yanına büyüğü, uzun boylunun önüne boşluğu. Kimin nerede oturması gerektiğini konuşuruz.'],
    },
    {
      title: 'Planı birlikte inceleriz',
      body: ['Boş koltukları sıra sıra söyler, ücretli olanları ayırırız. Hizmet bedelimiz varsa toplamda görünür.'],
    },
    { title: 'Onaylarsanız PNR’ye işlenir', body: ['Her uçuş için ayrı seçim yapılır; dönüşü unutmayız.'] },
  ],
  cardGroups: [
    {
      title: 'Koşulu olan koltuklar',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Uzun boylu yolcuya ve dizi ağrıyana iyi gelir, genellikle ayrıca ücretlidir. Bu sıralarda çantanın kalkışta üst dolaba konması istenir.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Geniştir ama sorumluluk yükler; ekibin yönergesini anlamanız gerekir. Çocuklu, hamile, hareket kısıtlı ve hayvanlı yolcu oturamaz.',
        },
        {
          title: 'Bebek beşiği',
          text: 'Uçak tipine ve hatta göre Pegasus’tan yanıt almak gerekir. Koltuk aldıktan sonra değil, biletten önce sorun.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ön sıra, pencere, koridor',
      body: [
        'Ön sıra, uçaktan erken inmek isteyenin yeridir; kısa aktarmada ve yalnızca kabin bagajıyla uçarken işe yarar. Uzun uçuşta koridor, gece uçuşunda pencere daha rahattır. Üçü de ücretliyse size en çok gereken yöne alın, iki yönde aynı koltuğu tutmak zorunda değilsiniz.',
      ],
    },
    {
      title: 'Aileyi bölmeden oturmak',
      body: [
        'Koltuk seçmeyen kalabalık bir aile farklı sıralara dağılabilir. Bütün koltukları satın almak şart değildir: küçük çocuğun ve yanındaki büyüğün koltuğunu seçip diğerlerini atamaya bırakmak çoğu aileye yeter. Tek işlemde 9 yolcu sınırı vardır; iki PNR’ye bölünen grubu sistem kendiliğinden yan yana getirmez, iki kaydı aynı görüşmede planlamak gerekir.',
      ],
    },
    {
      title: 'Yardıma ihtiyacı olan yolcu',
      body: [
        'Tekerlekli sandalye isteğini koltukla birlikte, bilet alırken ya da en geç 48 saat önce bildirin. Uçaktaki sınır dolmuş olabilir. Görme, işitme ya da hareket desteği isteyen yolcuya uygun koltuğu yer ekibi belirler; acil çıkış sırası bu durumda verilmez.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR', hint: 'Her yolcunun koltuğu ayrı işlenir' },
    { label: 'Yolcuların yaşı', hint: 'Çocuk ve bebek yerleşimi için' },
    { label: 'Tercih sırası', hint: 'Önce yan yana, sonra pencere gibi' },
    { label: 'Yardım isteği', hint: 'Tekerlekli sandalye varsa türü' },
  ],
  questions: [
    {
      question: 'Koltuk aldım, Pegasus uçağı değiştirdi. Ücret geri gelir mi?',
      answer: 'Aldığınız özellik yeni uçakta yoksa iade isteyin. Başvuru, koltuğu satın aldığınız kanaldan yapılır.',
    },
    {
      question: 'Online check-in’de bedava koltuk seçilir mi?',
      answer: 'Ücretsiz olan, sistemin atadığı koltuktur. Başka koltuk seçmek check-in’de de ücretli olabilir.',
    },
    {
      question: 'Uçakta boş sıraya geçebilir miyim?',
      answer:
        'Kalkıştan sonra ekibe sorun. Ücretli sıralara geçişe izin verilmeyebilir; denge nedeniyle başka koltuklar da kapalı kalabilir.',
    },
  ],
  warning:
    'Acil çıkış koltuğunu çocuklu kayıtta satın almayın. Kapıda kaldırılırsınız, ücretin geri gelmesi de tartışmalı olur.',
};
