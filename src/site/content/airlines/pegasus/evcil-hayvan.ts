import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Aynı uçuşta kedi varsa köpeğiniz kabul edilmeyebilir. Pegasus’ta 8 kg sınırı, çanta ölçüsü ve kontenjan için onayı bilet almadan isteyin.',
  answers: ['pet', 'petBird'],
  own: [
    'Hayvanı çantasıyla tartın, çantanın üç kenarını ölçün.',
    'Pegasus’a yazın: o uçuşta başka hayvan var mı, yer var mı?',
    'Onayı gidiş ve dönüş için ayrı ayrı, yazılı isteyin.',
    'Onay gelince bileti alın; biletiniz varsa onayı PNR’nize ekletin.',
    'Uçuş günü kontuara uğrayın, hayvan orada tartılır.',
  ],
  call: 'Kedi ile köpeği aynı uçuşa yazdıracaksınız.',
  lead: 'Pegasus’ta aynı uçuştaki diğer hayvan da önemlidir: kedi ile köpek aynı kabine birlikte alınmayabilir, kontenjan da dolabilir.',
  facts: [
    { label: 'Kabinde', value: 'Kedi ve köpek, çantayla 8 kg', note: 'Uçuştan önce onay şart', fact: 'pet' },
    {
      label: 'Çanta',
      value: '55\u00a0×\u00a040\u00a0×\u00a020 cm’ye kadar',
      note: 'Ölçüyü onayda doğrulatın',
      fact: 'petBag',
    },
    { label: 'Daha ağır hayvan', value: 'Ambarda', fact: 'pet' },
    { label: 'Kuş', value: 'Yalnızca iç hatta', fact: 'petBird' },
    { label: 'Alınmayan', value: '12 haftadan küçük ya da hamile hayvan', fact: 'petBird' },
  ],
  sections: [
    {
      topic: 'Büyük köpek',
      title: 'Hayvanınıza göre',
      body: [
        [
          'İki hayvanınız varsa ikisini aynı başvuruda yazın; sonrakine yer kalmayabilir.',
          'Ağırlık sınırdaysa mamayı ve oyuncağı bavula koyun.',
          'Ağır köpekte ambarın kafes tipini ve sıcaklık kısıtını sorun.',
          'Rehber köpeğin kuralını bulamadık; eğitim belgesini günler önce gönderip sorun.',
        ],
      ],
    },
    {
      topic: 'Aşı, belgeler',
      title: 'Dış hatta belge',
      body: [
        'Pegasus’un onayı ülkeye giriş için yetmez. Mikroçip, kuduz aşısı ve bekleme süresi ülkeye göre değişir; dönüşte de belge istenebilir. Gidiş ve dönüş tarihini veterinerinize birlikte söyleyin. Belgesi eksik hayvan uçağa alınmayabilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Onay gelmediyse',
      question: 'Bilet aldım, onay gelmedi. Ne olur?',
      answer:
        'Bu, iade nedeni sayılmayabilir. Paketinizin değişiklik koşuluna bakın, onay çıkan sefere geçmeyi deneyin.',
    },
    {
      topic: 'Ücret',
      question: 'Kedi ya da köpek için ücret ne kadar?',
      answer: 'Tutarı doğrulayamadık. Onay isterken gidişi ve dönüşü ayrı sorun, ödemeden yazılı görün.',
    },
  ],
  warning: 'Gidiş onayı dönüşü kapsamayabilir; hayvanın eklenmediği dönüş bileti kolayca gözden kaçar.',
};
