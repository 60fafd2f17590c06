import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Lite biletle flydubai’de genellikle kayıtlı bagaj yok; Value ve Flex’te kilo artar. Emirates ortak uçuşunda terminal T2 mi, T3 mü, DWC mi?',
  answers: ['fares', 'checked'],
  own: [
    'Lite’ta genellikle kayıtlı bagaj olmadığını bilerek seçin.',
    'Terminali ve uçağı işleten şirketi ödeme öncesi özette okuyun.',
  ],
  call: 'Emirates’le birleşen bir yolculuk arıyorsunuz.',
  lead: 'Bilet alırken göreceğiniz dört flydubai tarifesi Lite, Value, Flex ve Business’tır; aralarındaki ilk fark bagajdır. Lite’ta genellikle kayıtlı bagaj bulunmaz, üst tarifelerde kilo artar. İkinci fark görünmez: uçuşu Emirates de işletebilir, terminal ve bagaj kuralı ona göre değişebilir. Biz bileti keserken önce bavulunuzu, sonra işleten şirketi konuşuruz.',
  facts: [
    { label: 'Lite', value: 'Kayıtlı bagaj yok', fact: 'checked' },
    { label: 'Value ve Flex', value: '20 ya da 30 kg', note: 'Biletinizdeki kilo geçerlidir', fact: 'checked' },
    { label: 'Business', value: '40 kg', note: 'Gerçek bir üst kabin', fact: 'checked' },
    { label: 'Kabin bagajı', value: '1 parça, 7 kg', note: '55\u00a0×\u00a038\u00a0×\u00a020 cm', fact: 'cabinBag' },
    {
      label: 'Kişisel eşya',
      value: '25\u00a0×\u00a033\u00a0×\u00a020 cm',
      note: 'Kabin bagajına ek',
      fact: 'cabinBag',
    },
    { label: 'Terminal', value: 'DXB T2, T3 ya da DWC', note: 'Onay belgesinde yazar', fact: 'base' },
  ],
  steps: [
    {
      title: 'Bavulunuzu sorarız',
      body: [
        'Yalnızca kabin bagajıyla mı gidiyorsunuz? Hayırsa Lite’ı hesaba bagajla birlikte katarız; Value çoğu zaman o noktada öne geçer.',
      ],
    },
    {
      title: 'Devam var mı?',
      body: [
        'Dubai’den sonra uçacaksanız hangi terminalden kalkacağınıza bakarız. Terminal değişen bağlantıya daha uzun süre bırakırız.',
      ],
    },
    {
      title: 'İşleten şirkete bakarız',
      body: ['Uçuşu flydubai mi, Emirates mi yapıyor? Satın almadan önce söyleriz, sonradan sürpriz olmaz.'],
    },
    {
      title: 'Adı yazar, ödemeye geçeriz',
      body: [
        'Adı pasaporttan harf harf alır, doğruladıktan sonra ödemeye geçeriz. Bilet kesilince ad değiştirmek zordur.',
      ],
    },
  ],
  sections: [
    {
      title: 'Tarife seçerken',
      body: [
        [
          'Lite: sırt çantasıyla giden, tarihi kesin yolcu.',
          'Value: bir bavulu olan, planı oturmuş yolcu. Uçuşa gelmezse iade yoktur.',
          'Flex: uçuşu kaçırma ihtimali olan. Gelmediğinde de 30 gün içinde fark ödeyip tarih alabilir.',
          'Business: koltuk seçimi dahil, bagajı yüksek, gerçek kabin farkı isteyen.',
        ],
      ],
    },
    {
      title: 'Dubai’de terminaller',
      body: [
        'Uçuşların çoğu Dubai Uluslararası’nın 2. Terminal’inden yapılır; seçili uçuşlar 3. Terminal’i, bazıları Al Maktoum’u (DWC) kullanır. DWC ayrı bir havalimanıdır. Emirates ile devam ediyorsanız T3’e geçmeniz gerekebilir. Onay belgesindeki terminal satırını yola çıkmadan bir kez daha okuyun, değişmiş olabilir.',
      ],
    },
    {
      title: 'Ortak uçuşta kimin kuralı?',
      body: [
        'EK numarasıyla satılan bilette uçağı flydubai işletebilir, tersi de olur. Bagajda ve terminalde genellikle işleten şirketin kuralına bakılır, ama biletteki bagaj satırı farklıysa yazılı teyit isteriz. İki havayolu da Skywards kullandığı için mil tarafında ayrı üyelik gerekmez.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bavul planı', hint: 'Yalnızca el çantası mı, bavul da var mı, kaç kilo?' },
    { label: 'Devam uçuşu', hint: 'Emirates ya da başka havayolu, saatiyle' },
    { label: 'Pasaport satırı', hint: 'Ad ile soyadının makine yazımı' },
    { label: 'Skywards', hint: 'Üye numaranız varsa bilete ekleriz' },
  ],
  questions: [
    {
      question: 'Lite biletle sonradan bagaj alabilir miyim?',
      answer:
        'Evet, ağırlık paketi uçuştan önce eklenir. Almadan önce Value ile aradaki farka bakın, bazen tarife yükseltmek daha uygundur.',
    },
    {
      question: 'Küçük çantam da 7 kg’a dahil mi?',
      answer:
        'Economy’de bir kabin bagajı 7 kg’dır; yanında 25\u00a0×\u00a033\u00a0×\u00a020 cm’yi geçmeyen kişisel eşya alabilirsiniz. Bebekle uçuyorsanız 5 kg ek hak vardır.',
    },
    {
      question: '2. Terminal ile 3. Terminal arasında yürüyebilir miyim?',
      answer:
        'Hayır, araçla geçilir. Süreyi bağlantınıza göre konuşalım; tek bilette havayolunun geçiş düzeni olabilir.',
    },
  ],
  warning:
    'Dubai aktarmasında iki ayrı bilet almayın: terminal değişir, bavul yeniden verilir, kaçan uçuşu kimse üstlenmez.',
};
