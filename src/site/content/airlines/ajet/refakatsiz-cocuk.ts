import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Yalnız uçan çocuk için bilinen 7–11 yaş kuralı AnadoluJet döneminden; AJet’te bugün geçerli mi? Bilet almadan önce sorulacak sorular.',
  answers: ['child'],
  own: [
    'Çocuğun uçuş günündeki yaşını hesaplayın, doğrudan uçuş seçin.',
    'Bilet almadan AJet’e bu sayfadaki mesajı gönderin; iletişim ajet.com’dadır.',
    'Bırakan ve karşılayan kişinin adını, telefonunu ekleyin.',
    'Yazılı yanıt gelince bileti alın.',
    'Muvafakati ve kimliği hazırlayın.',
  ],
  call: 'Ne yazacağınızı bilmiyorsunuz ya da başka bir havayolu arıyorsunuz.',
  lead: 'AJet’in bugünkü çocuk kuralını doğrulayamadık. Yanıt gelmeden bilet almayın, biz de kesmeyiz.',
  facts: [
    { label: '7–11 yaş', value: 'Muvafakatle yalnız', note: 'AnadoluJet dönemi', fact: 'child' },
    { label: '2–6 yaş', value: 'Ücretli refakatle', note: 'AnadoluJet dönemi', fact: 'child' },
    { label: 'Bugünkü kural', value: 'AJet’e sorun' },
    { label: 'Uçuş', value: 'Doğrudan olanı seçin' },
  ],
  cardGroups: [
    {
      title: 'Yanıtta arayacağınız beş başlık',
      cards: [
        { title: 'Yaş', text: 'Çocuk bu uçuşa tek başına kabul ediliyor mu?' },
        { title: 'Refakat', text: 'Eşlik hizmeti var mı, son başvuru saati ne?' },
        { title: 'Muvafakat', text: 'Anne babanın yazılı izni hangi biçimde isteniyor, noter gerekir mi?' },
        { title: 'Aksama planı', text: 'Uçuş iptal olursa çocuğu kim teslim alacak?' },
        { title: 'Dönüş', text: 'Dönüş için ayrı başvuru gerekiyor mu?' },
      ],
    },
  ],
  sections: [
    {
      topic: 'Karşılama',
      title: 'Sabiha Gökçen’de ve Esenboğa’da',
      body: [
        'İki havalimanı da kalabalık olabilir; çocuğu son dakikada getirmeyin. Bırakanın ve karşılayanın telefonu açık kalsın. Karşılayan kişi kimliğini yanına alsın; buluşma kapısını önceden kararlaştırın.',
      ],
    },
    {
      topic: 'Ücret, belge',
      title: 'Ücret ve belgeler',
      body: ['Yaş gibi bunlar da değişmiş olabilir; ücreti, belgeyi ve son başvuru gününü AJet’e birlikte sorun.'],
    },
  ],
  haveReady: [
    { label: 'Çocuğun kimliği', hint: 'Doğum tarihi uçuş gününe göre okunur' },
    { label: 'Muvafakat', hint: 'Anne baba ayrıysa mahkeme kararı da' },
    { label: 'AJet’in yazılı yanıtı', hint: 'Uçuş günü yanınızda olsun' },
  ],
  questions: [
    {
      topic: 'Kabul edilmezse',
      question: 'AJet kabul etmezse ne yapalım?',
      answer:
        'Çocuğu bir yetişkinle uçurun ya da başka havayoluna bakın: [THY’nin kuralı](/thy-refakatsiz-cocuk) ayrıdır.',
    },
    {
      topic: 'THY bileti',
      question: 'Bileti THY’den alırsam THY’nin kuralı mı geçer?',
      answer: 'Uçuşu AJet yapıyorsa çocuğu kabul edecek ekip onundur. İki şirketten de yazılı yanıt alın.',
    },
    {
      topic: 'On iki yaş',
      question: '12 yaşındaki çocuk yalnız uçabilir mi?',
      answer:
        'Eski aralık genellikle 11 yaşla bitiyordu. Bugünkünü AJet’e, muvafakat gerekip gerekmediğini varış ülkesinin konsolosluğuna sorun.',
    },
  ],
  warning: 'Çocuğa internetten yetişkin bileti almayın; kontuar kabul etmeyebilir, iade de paketin koşuluna bağlıdır.',
};
