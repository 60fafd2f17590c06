import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Lite biletle flydubai’de genellikle kayıtlı bagaj yok; Value ve Flex’te kilo artar. Emirates ortak uçuşunda terminal T2 mi, T3 mü, DWC mi?',
  answers: ['fareChoice', 'fares'],
  own: [
    'flydubai.com’da dört tarifenin bagaj ve değişiklik satırını yan yana okuyun.',
    'Bavulunuz varsa Lite’a bagaj ekleyip Value ile karşılaştırın.',
    'Özette terminali ve uçuşu yapan şirketi görün.',
    'Skywards numaranızı yazın.',
  ],
  call: 'Emirates ile birleşen bir yolculuk arıyorsunuz.',
  lead: 'Uygun fiyatlı görünen flydubai biletinde iki fark gizlidir: Lite’ta bavul olmayabilir, uçuşu Emirates yaparsa terminal ve bagaj değişebilir.',
  facts: [
    { label: 'Lite', value: 'Kayıtlı bagaj yok', fact: 'checked' },
    { label: 'Üst tarifeler', value: '20 ya da 30 kg', note: 'Business’ta 40 kg', fact: 'checked' },
    {
      label: 'Kabin bagajı',
      value: '1 parça, 7 kg',
      note: 'Yanında 25\u00a0×\u00a033\u00a0×\u00a020 cm kişisel eşya',
      fact: 'cabinBag',
    },
    { label: 'Terminal', value: 'DXB T2, bazıları T3 ya da DWC', fact: 'base' },
  ],
  sections: [
    {
      topic: 'Tarifeler',
      title: 'Tarife seçerken',
      body: [
        [
          'Kabin çantasıyla gidiyorsanız ve tarihiniz kesinse genellikle Lite yeter.',
          'Bir bavulunuz varsa Value’ya bakın; uçağı kaçırana iade yoktur.',
          'Flex, uçağı kaçırana 30 gün içinde, fark ödenerek yeni tarih verir.',
          'Business ayrı bir kabindir, koltuk seçimi genellikle dahildir.',
        ],
      ],
    },
    {
      topic: 'Terminal',
      title: 'Dubai’de terminal',
      body: [
        'Terminali onay belgenizde okuyun: 2. ve 3. Terminal ayrı yerlerdir, DWC (Al Maktoum) ise ayrı bir havalimanıdır. Emirates ile devam ediyorsanız geçişe süre bırakın ve tek bilet alın. Mil için iki üyelik gerekmez, Skywards ortaktır.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Bebek',
      question: 'Bebekle fazladan çanta alabilir miyim?',
      answer: 'Economy’de kabin bagajına bebek için genellikle 5 kg eklenir.',
    },
    {
      topic: 'Ortak uçuş',
      question: 'Ortak uçuşta kimin bagaj kuralı geçer?',
      answer: 'Genellikle uçuşu yapanın. Biletteki satır farklıysa satandan yazılı yanıt isteyin.',
    },
    {
      topic: 'Kart, taksit',
      question: 'Arkadaşımın kartıyla, taksitle alınır mı?',
      answer: 'Kuralını bulamadık; flydubai’ye sorun. İade genellikle ödeyen karta döner, kart sahibiyle konuşun.',
    },
  ],
  warning:
    'Dubai aktarmasında iki ayrı bilet almayın: bavul yeniden verilir, kaçan uçuşun bedeli genellikle size kalır.',
};
