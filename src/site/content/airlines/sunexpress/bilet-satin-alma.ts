import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'SunExpress’in SunLight biletiyle yalnızca 4 kg’lık küçük bir çanta uçar. SunEco, SunClassic ve SunPremium ne ekler, tatil paketi mi bilet mi?',
  answers: ['fares', 'cabinBag'],
  own: ['SunLight’ın küçük çantası size yetiyor mu, önce onu ölçün.', 'Yetmiyorsa SunEco ile ek bagajı karşılaştırın.'],
  call: 'Tatil paketi mi, tek başına bilet mi daha hesaplı, bilmek istiyorsunuz.',
  lead: 'Antalya ve İzmir’den tatil hatlarına uçan SunExpress’te dört tarife adı görürsünüz: SunLight, SunEco, SunClassic, SunPremium. SunLight yalnızca koltuk altı çantası verir; kabin bavulu için bile bir üst tarife gerekir. Tatile bavulsuz gidilmediğinden, SunExpress’te tarife seçmek çoğu zaman bavul seçmektir.',
  facts: [
    { label: 'Tarifeler', value: 'SunLight, SunEco, SunClassic, SunPremium', fact: 'fares' },
    { label: 'SunLight çantası', value: '40\u00a0×\u00a030\u00a0×\u00a020 cm, 4 kg', fact: 'cabinBag' },
    {
      label: 'Diğer tarifeler, kabin',
      value: 'Tek parça, 8 kg',
      note: '55\u00a0×\u00a040\u00a0×\u00a023 cm',
      fact: 'cabinBag',
    },
    {
      label: 'Kayıtlı bagaj',
      value: 'SunLight’ta genellikle yok',
      note: 'Üst tarifelerde rotaya göre',
      fact: 'checked',
    },
    { label: 'Kabin', value: 'Tek kabin', note: 'SunPremium da aynı kabindedir', fact: 'cabins' },
    { label: 'Bilet numarası', value: '564 ile başlar', fact: 'prefix' },
  ],
  steps: [
    {
      title: 'Nereden nereye, kaç bavul?',
      body: ['Uçacağınız şehir bagaj hakkını değiştirir. Önce rotayı, sonra kişi başına bavulu yazarız.'],
    },
    {
      title: 'İki tarifeyi karşılaştırırız',
      body: ['Size uyan iki tarifeyi seçer, toplamlarını ek bagaj paketleriyle birlikte söyleriz.'],
    },
    {
      title: 'Adları SunExpress’in istediği gibi yazarız',
      body: ['Türkçe harf kullanmaz, iki adı birleştiririz. Sonradan check-in’de aynı yazımla giriş yapacaksınız.'],
    },
    {
      title: 'Onay ve bilet',
      body: ['Bedeli ve hizmet bedelimizi duyup onay verdiğinizde bilet kesilir, 564’lü numaranız e-postayla gelir.'],
    },
  ],
  sections: [
    {
      title: 'Tarifeyi bavuldan seçmek',
      body: [
        [
          'SunLight: Hafta sonu, tek küçük çanta. Bavul ekleyecekseniz toplamı SunEco ile kıyaslamadan almayın.',
          'SunEco: Bir kabin bavulu ve temel bir kayıtlı bagaj hakkı yeten yolcu. Değişiklik genellikle ücretlidir.',
          'SunClassic: Bavulu ağır, tarihi değişebilecek aile. Koltuk ve değişiklik hakkı genellikle daha geniştir.',
          'SunPremium: Üst tarife; bagaj ve değişiklik hakkı genellikle daha da artar. Business kabin değildir, aynı kabinde oturursunuz.',
        ],
      ],
    },
    {
      title: 'Bilet mi, tatil paketi mi?',
      body: [
        'Otelle birlikte satılan uçuşta bagaj hakkı operatörün anlaşmasına bağlı olabilir ve SunExpress’in sitesindeki tarifeye birebir uymayabilir. Ucuz görünen pakette uçuş saati sonradan değişebilir, isim ve tarih değişikliği operatörden geçer. Yalnızca uçuş alırsanız koşulu SunExpress tarifesi belirler. Hangisini alacağınıza, planınızın değişme olasılığını hesaba katarak karar verin.',
      ],
    },
    {
      title: 'Bebekle tatile uçmak',
      body: [
        'Bebek arabası, çocuk yatağı ve oto koltuğu genellikle ücretsiz olarak ambarda taşınır. İki yaş altındaki bebeğin dış hatta genellikle kendi bagaj hakkı da vardır. Buna karşılık iki yaş altına ek bagaj paketi satılmaz. Bebeğin yükünü yetişkinin hakkına nasıl sığdıracağınızı bilet alırken konuşalım.',
      ],
    },
  ],
  haveReady: [
    { label: 'Uçuş rotası', hint: 'Gidiş ve dönüş şehirleri farklıysa ikisi de' },
    { label: 'Yolcu adları', hint: 'Pasaporttan, harf harf' },
    { label: 'Bavul sayısı ve kilosu', hint: 'Dönüşteki alışverişi de tahmin edin' },
    { label: 'SunExpress Club numarası', hint: 'Üyeyseniz rezervasyona eklensin' },
  ],
  questions: [
    {
      question: 'İzmir’den de SunExpress bulunur mu?',
      answer:
        'Evet, İzmir (ADB) ve Antalya (AYT) SunExpress’in üsleridir. Rotanızı söylerseniz doğrudan seferin hangisinden kalktığına bakarız.',
    },
    {
      question: 'SunExpress Club üyesiyim, bilet alırken ne kazanırım?',
      answer:
        'Programın güncel koşulunu doğrulayamadığımız için rakam vermiyoruz. Üye numaranızı ekletin, kazanımı hesabınızdan ya da SunExpress’ten izleyin.',
    },
    {
      question: 'SunPremium alırsam ön kabinde mi otururum?',
      answer: 'Ayrı bir kabin yoktur. SunPremium bir tarife adıdır; haklarınız artar, oturduğunuz bölüm aynı kalır.',
    },
  ],
  warning:
    'Karşılaştırma sitesinde SunLight ile başka havayolunun bavullu biletini kıyaslamayın. 4 kg’lık çanta ile tatil bavulu aynı şey değildir.',
};
