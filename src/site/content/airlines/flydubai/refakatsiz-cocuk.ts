import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Çocuğunuz flydubai ile yalnız mı uçacak? 12 yaş altı genellikle kabul edilmez. Nasıl sorulur, başka hangi yollar var?',
  answers: ['child'],
  own: [
    'Çocuğun doğum tarihini ve uçuşu flydubai.com’un iletişim bölümünden yazın.',
    'Şunu sorun: bu yaşta tek uçabilir mi, görevli eşliği var mı, ücreti ne?',
    'Uçuşu Emirates yapıyorsa yaş kuralını Emirates’e sorun.',
    'Yazılı yanıt gelmeden bilet almayın; olumsuzsa yanında uçacak birini yazdırın.',
  ],
  call: 'Yanıt olumsuz geldi, başka bir havayolu gerekiyor.',
  lead: 'Refakat için flydubai’nin kendi metnini göremedik; bilinen yaş 2021’den, başka bir siteden. Buna güvenmeyin, yazılı yanıt isteyin.',
  facts: [
    { label: '12 yaş altı', value: 'Tek başına alınmaz', fact: 'child' },
    { label: 'Daha büyük çocuk', value: 'Kuralı bulamadık', note: 'Havayolundan yazılı yanıt isteyin' },
    { label: 'Ortak uçuş', value: 'Uçuşu yapanın kuralı', note: 'Emirates’te yaşlar farklı', fact: 'codeshare' },
    { label: 'Karşılama yeri', value: 'T2, T3 ya da DWC', note: 'Karşılayan bilsin', fact: 'base' },
  ],
  cardGroups: [
    {
      title: 'Yanıta göre seçenekler',
      cards: [
        { title: 'Yaş sınırı', text: 'Çocuğunuz için geçerli sınır, havayolunun size verdiği yazılı yanıttadır.' },
        { title: 'Daha büyükse', text: 'Görevliyle mi, yetişkin gibi mi uçacağını hattınız için sorun.' },
        {
          topic: 'Yakınıyla uçmak',
          title: 'Yanında biri uçarsa',
          text: 'Aynı rezervasyona yazılan yakını, çoğu zaman en kısa yoldur.',
        },
        {
          title: 'Refakat veren havayolu',
          text: 'Yaşı, uçuşu yapan şirketi ve varış havalimanını birlikte karşılaştırın.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Emirates bileti',
      title: 'Emirates bileti aldıysanız',
      body: [
        'Emirates 5–11 yaşta refakat verir, ama yolculuğun bir bölümünü flydubai yapıyorsa hizmet orada bulunmayabilir. EK numarasına güvenmeyin, uçuşu yapanı okuyun.',
      ],
    },
    {
      topic: 'Terminal, karşılayan',
      title: 'Çocuk tek uçacaksa',
      body: [
        [
          'Terminal adı ve karşılayanın telefonu kâğıda yazılı olsun.',
          'Dubai’de terminal değişirse onu kimin götüreceğini sorun.',
          'Muvafakat (anne babanın yazılı izni) çantanın kolay açılan gözünde dursun.',
        ],
      ],
    },
  ],
  haveReady: [
    { label: 'Muvafakat', hint: 'Varış ülkesinin istediği dilde; noter onayı istenebilir' },
    { label: 'Havayolunun yanıtı', hint: 'Yaş ve uçuş numarası yazan' },
    { label: 'Karşılayan', hint: 'Ad, telefon, terminal' },
  ],
  questions: [
    {
      question: '10 yaşındaki oğlum tek başına uçsun diye bilet alsam olur mu?',
      answer: 'Büyük olasılıkla olmaz. 12 yaş altı genellikle kabul edilmiyor; yazılı onay gelmeden almayın.',
    },
    {
      topic: 'On üç yaş',
      question: '13 yaşındaki kızım için refakat hizmeti alabilir miyim?',
      answer:
        'Bilmiyoruz; bu yaşta hizmet satılıp satılmadığını havayoluna sorun. Satılmıyorsa hizmeti olan havayoluna bakın.',
    },
  ],
  warning: 'Kontuarda geri çevrilen Lite ve Value yolcusuna iade çıkmayabilir; önce onay, sonra bilet.',
};
