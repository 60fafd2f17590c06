import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Emirates Amerika ve Afrika’da parça, diğer hatlarda kilo sayar. Ek bagajı önceden almak neden hesaplı, bisiklet ve büyük parça nasıl gider?',
  answers: ['checked', 'cabinBag'],
  own: ['Hattın kilo mu parça mı olduğunu biletten okuyun.', 'Ek bagajı evde alın; genellikle havalimanından ucuzdur.'],
  call: 'Bisiklet ya da büyük bir spor ekipmanı taşıyorsunuz.',
  lead: 'Emirates bagajda iki ayrı hesap kullanır. Amerika kıtası ve Afrika’ya gidiş ve dönüş uçuşlarında parça sayılır, diğer bütün hatlarda kilo tartılır. Ek hak da o birimle satılır. Önceden, online alınan ek bagaj havalimanındakinden hesaplıdır; eksiği kontuardaki tartıda öğrenmek pahalıya gelir. Hattınızı söyleyin, birimi ve hakkı söyleyelim.',
  facts: [
    { label: 'Parça hesabı', value: 'Amerika kıtası, Afrika', note: 'Gidiş ve dönüşte', fact: 'pieceLines' },
    { label: 'Kilo hesabı', value: 'Diğer hatlar', fact: 'pieceLines' },
    { label: 'Tek bavul', value: 'En çok 32 kg', fact: 'piece' },
    {
      label: 'Economy kabin bagajı',
      value: 'Tek parça, 7 kg',
      note: 'Ayrıca kişisel eşya hakkı yok',
      fact: 'cabinBag',
    },
    {
      label: 'Premium Economy çantası',
      value: '1 parça, 10 kg',
      note: '55\u00a0×\u00a038\u00a0×\u00a022 cm',
      fact: 'cabinBagUp',
    },
    { label: 'Business ve First', value: '2 kabin parçası', note: 'Her biri 7 kg', fact: 'cabinBagUp' },
    { label: 'Bisiklet', value: '24 saat önce bildirim', fact: 'sports' },
  ],
  steps: [
    {
      title: 'Hattın birimini söyleriz',
      body: ['Gidiş ve dönüş aynı bölgedeyse birim aynıdır. Çok duraklı yolculukta her uçuşun satırına ayrı bakarız.'],
    },
    {
      title: 'Tarifedeki hakkı buluruz',
      body: [
        'Kilo hattında Special genellikle 20, Saver 25, Flex 30, Flex Plus 35 kg hak verir. Sizin biletinizde ne yazıyorsa onu esas alırız.',
      ],
    },
    {
      title: 'Eksiği hesaplarız',
      body: [
        'Evde tartılmış bavullarla hak arasındaki farkı çıkarırız. Fark küçükse eşya azaltmak, büyükse tarife yükseltmek de seçenektir.',
      ],
    },
    {
      title: 'Ek hakkı alırız',
      body: ['Onayınızla hak bilete eklenir. Dönüşte daha çok eşya olacaksa yönleri ayrı ekleriz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Ek hak ve sıra dışı parçalar',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Önceden, online alındığında havalimanındakinden hesaplıdır. Gidiş ve dönüş için ayrı ayrı eklenir.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'Normal bagaj hakkınızdan sayılır. Bisiklet için kalkıştan en az 24 saat önce haber verilir, dalış tüpü boş olmalıdır.',
        },
        {
          title: 'Özel eşya',
          text: 'En, boy ve yükseklik toplamı 300 cm’yi aşan parça bagaja alınmaz, kargoyla gönderilir. Müzik aleti ve kırılacak eşya için ölçüyü söyleyin, koşulu soralım.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiket kuponundaki numara bavulun kimliğidir; fotoğrafını çekin. Çıkmayan bavulun durumunu tutanak numarasıyla havayolunun takip sayfasında online görürsünüz.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ek kilo, ek parça, üst tarife',
      body: [
        [
          '5 kg’a kadar fazla: önce kabin bagajını ve giydiklerinizi düzenleyin.',
          'Tek yönde fazla: yalnızca o yöne ek hak alın.',
          'İki yönde ve her yolcuda fazla: bir üst tarifenin farkını sorun.',
          'Parça hattında ikinci bavul: kilosu az da olsa parça satın alınır, diğer bavulla birleştirmeyi deneyin.',
        ],
        'Ailenizle aynı kayıttaysanız hakların toplanıp toplanamayacağını hattınıza göre sorarız.',
      ],
    },
    {
      title: 'Dubai aktarması ve kabin bagajı',
      body: [
        'Dubai’de 2. Terminal’den kalkan bir flydubai uçuşuna geçiyorsanız bavulun oraya kadar etiketlenip etiketlenmediğini okuyun. Çıkmayan bavul için kayıp eşya ofisinde PIR tutanağı tutturun; yazılı bildirim süresi hasarda 7, gecikmede 21 gündür.',
        'Hindistan ve Brezilya çıkışlarında kabin bagajı kuralı farklı olabilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Varış bölgesi', hint: 'Amerika, Afrika ya da başka bir yer' },
    { label: 'Bavulların tartısı', hint: 'Kişi kişi ve bavul bavul' },
    { label: 'Ekipman', hint: 'Bisiklet, tüp, golf; kutusunun ölçüsü' },
    { label: 'Tarife adı', hint: 'Kilo hakkını ondan okuyoruz' },
  ],
  questions: [
    {
      question: 'Kabin bagajımın yanında sırt çantası alabilir miyim?',
      answer:
        'Economy’de genellikle ayrıca kişisel eşya hakkı bulunmuyor. Küçük çantayı kabin bavulunun içine sığdırın ya da kontuarda verin.',
    },
    {
      question: 'Bisikleti kutuladım, önceden söylemem gerekir mi?',
      answer: 'Evet, en az 24 saat önce. Haber verilmemiş bisiklet uçakta yer olsa bile kabul sorunu çıkarabilir.',
    },
    {
      question: 'Aynı yolculukta hem kilo hem parça görünüyor.',
      answer:
        'Çok duraklı biletlerde olabilir. En dar kurala göre hazırlanın; yolculuğun tamamında tek kural geçerli mi, havayoluna sorarız.',
    },
  ],
  warning: 'Ek bagajı tartıya bırakmayın. Havalimanında aynı hak genellikle daha pahalıdır, parça hattında fark büyür.',
};
