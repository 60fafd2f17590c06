import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Emirates Amerika ve Afrika’da parça, diğer hatlarda kilo sayar. Ek bagajı önceden almak neden hesaplı, bisiklet ve büyük parça nasıl gider?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Biletinizden birimi okuyun: kilo mu, parça mı?',
    'Bavulları evde tartın, hakkınızla farkı bulun.',
    'emirates.com’da rezervasyonunuzdan ek bagajı alın.',
    'Gidişle dönüşü ayrı ekleyin.',
  ],
  call: 'Bisiklet ya da büyük bir spor ekipmanı taşıyorsunuz.',
  lead: 'Emirates’te kiloyla sayılan hatta hak tarifeyle artar; parça sayılanda toplam kiloya değil, bavul sayısına bakılır.',
  facts: [
    { label: 'Parça sayılan hatlar', value: 'Amerika kıtası, Afrika', fact: 'pieceLines' },
    { label: 'Tek bavul', value: 'En çok 32 kg', fact: 'piece' },
    {
      label: 'Premium Economy kabin bagajı',
      value: '1 parça, 10 kg',
      note: '55\u00a0×\u00a038\u00a0×\u00a022 cm',
      fact: 'cabinBagUp',
    },
    { label: 'Business ve First kabin bagajı', value: '2 parça, her biri 7 kg', fact: 'cabinBagUp' },
    { label: 'Bisiklet', value: '24 saat önce bildirilir', fact: 'sports' },
  ],
  cardGroups: [
    {
      title: 'Ek hak ve büyük parçalar',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Kiloyla sayılan hatta genellikle Premium Economy’de 35, Business’ta 40, First’te 50 kg vardır; fazlası online alınır.',
        },
        {
          topic: 'Spor ekipmanı',
          title: 'Spor ekipmanı',
          text: 'Kayıtlı bagaj hakkınızdan sayılır; bisiklet en az 24 saat önce bildirilir.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Toplam ölçüsü 300 cm’yi aşan parça bagaja alınmaz, kargoyla gönderilir. Bebek arabası için kural bulamadık; kapıda alınıp alınmadığını, Dubai’de nerede verileceğini Emirates’e sorun.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiket kuponunun fotoğrafını çekin; bavulu tutanak numarasıyla online izlersiniz.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Fazlanız varsa',
      body: [
        [
          'Fazlanız birkaç kiloysa önce eşyayı bavullar arasında dağıtın.',
          'Fazla tek yöndeyse yalnızca o yöne ek hak alın.',
          'Her yolcuda ve iki yöndeyse bir üst tarifenin farkına bakın.',
          'Parça sayılan hatta ikinci bavul hafif de olsa ayrı alınır.',
        ],
      ],
    },
    {
      topic: 'Dubai aktarması',
      title: 'Dubai’den devam ediyorsanız',
      body: [
        'Aktarmada flydubai’ye geçiyorsanız etikette son varışın yazdığını görün. Hindistan ve Brezilya çıkışında kabin kuralı farklı olabilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Sırt çantası',
      question: 'Kabin bagajımın yanında sırt çantası alabilir miyim?',
      answer: 'Economy’de genellikle hayır. Küçük çantayı kabin bavulunun içine koyun.',
    },
    {
      topic: 'Kırık, gelmeyen bavul',
      question: 'Bavulum çıkmadı, ne yapayım?',
      answer:
        'Salondan çıkmadan PIR tutanağı tutturun. Dış hatta hasarı 7 gün içinde, gecikmeyi bavulu aldığınız günden başlayarak 21 gün içinde yazılı bildirin.',
    },
  ],
  warning: 'Ek bagajı kontuardaki tartıya bırakmayın; orada genellikle daha pahalıdır.',
};
