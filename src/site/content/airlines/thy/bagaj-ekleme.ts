import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'THY’de bazı hatlarda kilo, bazılarında parça sayılır. 23–32 kg arası bavul neden ek ücretli, ek bagaj kalkışa kaç dakika kalana kadar alınır?',
  answers: ['checked', 'cabinBag', 'piece'],
  own: [
    'Biletinizdeki bagaj satırına bakın: kilo mu, parça mı yazıyor?',
    'turkishairlines.com’da rezervasyonu açıp ek bagajı seçin; tutar uygunsa ödeyin.',
  ],
  call: 'Spor ekipmanınız var ya da grupla uçuyorsunuz.',
  lead: 'THY (Türk Hava Yolları) bagajı hatta göre kiloyla ya da parçayla sayar. Parça sayılan hatta iki hafif bavul da iki parçadır; ikincisi ek bagaj sayılabilir.',
  facts: [
    {
      label: 'İç hatta kayıtlı bagaj',
      value: '15–30 kg',
      note: 'EcoFly 15, ExtraFly 20, PrimeFly 25, Business 30 kg',
      fact: 'checked',
    },
    {
      label: 'Parça sayılan hatta ağır bavul',
      value: '23–32 kg ek ücretli',
      note: 'Üstü ve toplam 158 cm’yi geçen alınmaz',
      fact: 'piece',
    },
    { label: 'Online son ekleme', value: 'İç hat 60, dış hat 75 dakika kala', fact: 'addOnline' },
    { label: 'Kabin bagajı', value: 'Economy 1, Business 2 parça', note: 'Her parça 8 kg', fact: 'cabinBag' },
    {
      label: 'Kişisel eşya',
      value: '40\u00a0×\u00a030\u00a0×\u00a015 cm, 4 kg',
      note: 'Kabin bagajının yanında',
      fact: 'personal',
    },
  ],
  cardGroups: [
    {
      title: 'Neyi, nasıl eklersiniz?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Parça sayılan hatta bavulu 23 kg’ın altına indirmek bazen yeter.',
        },
        {
          topic: 'Spor',
          title: 'Spor ekipmanı',
          text: 'Genellikle parça başına ücretlidir; online kayıt kalkışa 2 saat kalana kadar açıktır.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Çalgı ya da kırılacak eşya için ek koltuğu bilet kesilirken isteyin. Bebek arabasının kuralını bulamadık; kapıda teslim edilip edilmediğini THY’ye sorun.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiket numarasıyla izlenir; tutanaksız çıktıysanız THY’nin online bagaj aksaklık formunu doldurun.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ücret neye göre değişir?',
      body: ['Hatta, pakete ve parça sayısına göre; kalkışa 6 saatten az kala da farklı olabilir.'],
    },
    {
      topic: 'Kayıp, kırık bavul',
      title: 'Bavul gelmezse',
      body: [
        'Bagaj alım salonundan çıkmadan PIR tutanağı tutturun, otel adresinizi de yazdırın. Dış hatta hasarı 7 gün, gecikmeyi bavul elinize geçtikten sonra 21 gün içinde yazılı bildirin. İç hatta da 7 günü esas alın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Ortak bavul',
      question: 'İki kişiyiz, hakkımızı birleştirebilir miyiz?',
      answer: 'Buna güvenmeyin. Hak kişinin biletine yazılır; parça sayılan hatta bavul 32\u00a0kg’ı aşamaz.',
    },
    {
      topic: 'Powerbank, sıvı',
      question: 'Powerbank ve sıvı kabine girer mi?',
      answer: 'Powerbank ve yedek pil yalnızca kabinde taşınır. Dış hatta 100\u00a0ml’yi aşan kapla sıvı alınmaz.',
    },
  ],
  warning: 'Aktarmalı bilette ek bagaj yalnızca bir uçuşa eklenmiş olabilir; onayda her uçuşta yazdığına bakın.',
};
