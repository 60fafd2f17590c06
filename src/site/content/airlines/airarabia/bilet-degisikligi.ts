import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Air Arabia biletinizin değişip değişmeyeceğini paketiniz ve kalan saat belirler. İnternetteki saat sınırlarına neden güvenmemeli, bagajınız taşınır mı?',
  answers: ['changeLimits', 'credit'],
  own: [
    'airarabia.com’da rezervasyonunuzu açıp değişiklik ekranına bakın.',
    'Değişiklik ücretini ve fiyat farkını, iptalden dönecek krediyle karşılaştırın.',
    'Onaydan sonra bagaj, koltuk ve yemeğin yeni uçuşta olup olmadığına bakın.',
  ],
  call: 'Bagaj ve koltuk gibi ek hizmetler de taşınacak.',
  lead: 'Air Arabia’da vazgeçerseniz, Fas uçuşları dışında elinize para değil kredi geçer; bu yüzden önce değişikliğin tutarına bakın. Son saat için rezervasyonunuzda yazan geçerlidir.',
  facts: [
    { label: 'Son saat', value: 'Rezervasyonda yoksa sorun', fact: 'changeLimits' },
    { label: 'İptal ederseniz', value: '1 yıl geçerli kredi', note: 'Fas uçuşları hariç', fact: 'credit' },
    { label: 'Kredi', value: 'Devredilmez', fact: 'credit' },
    { label: 'Gruptaki diğer şirketler', value: 'Kural ayrı olabilir', note: '3O, 3L, E5', fact: 'group' },
  ],
  sections: [
    {
      topic: 'Başka yolcu',
      title: 'Değiştirmek mi, krediye çevirmek mi?',
      body: [
        [
          'Yeni tarihiniz belliyse ve süre geçmediyse değiştirin.',
          'Tarihiniz belirsizse ama bir yıl içinde uçacaksanız krediyi düşünün.',
          'Yolcu değişecekse: kredi devredilmez, biletin kuralını bulamadık; havayoluna sorun.',
        ],
      ],
    },
    {
      topic: 'Saat, şehir',
      title: 'Şehir değişecekse',
      body: [
        'Şarika yerine Abu Dabi istemek çoğu zaman başka bir şirketin uçuşunu istemektir; biletin taşınıp taşınmayacağını havayoluna sorun. Saati Air Arabia değiştirdiyse kendi isteğinizle değiştiriyormuş gibi başvurmayın; mesajı saklayın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Bagaj',
      question: 'Değişiklikte bagaj paketim kaybolur mu?',
      answer: 'Kendiliğinden geçmeyebilir. Onaylamadan önce sorun, yeni biletin çıktısında kiloyu okuyun.',
    },
    {
      topic: 'Kredi',
      question: 'Krediyle başka şehre uçabilir miyim?',
      answer: 'Rota koşulunu iptalden önce havayoluna sorun. Kredi aynı rezervasyon numarasıyla kullanılır.',
    },
  ],
  warning: 'Forumlarda okuduğunuz saat sınırına göre plan yapmayın; uçuş yaklaştıkça seçenek azalır.',
};
