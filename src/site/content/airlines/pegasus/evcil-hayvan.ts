import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Pegasus’ta kabindeki kedi, köpeğinizin kaydını engelleyebilir. 8 kg sınırı, çanta ölçüsü ve kontenjan için onayı bilet almadan isteyin.',
  answers: ['pet', 'petBird'],
  own: ['O uçuşta başka hayvan var mı, önce onu sorun.', 'Çantanın ölçüsünü verip onayı yazılı isteyin.'],
  call: 'Kedi ile köpeği aynı uçuşa yazdıracaksınız.',
  lead: 'Pegasus’ta hayvanınızın kabul edilip edilmeyeceğini aynı uçuştaki diğer hayvan da belirleyebilir. Kedi ve köpek aynı kabinde birlikte kabul edilmeyebilir, uçağa göre kontenjan da dolabilir. Bu yüzden onay almadan bilet kesmek risklidir. Önce uçuşa sorulur, sonra bilet alınır.',
  facts: [
    { label: 'Kabinde', value: 'Kedi ve köpek', note: 'Genellikle çantayla 8 kg’a kadar', fact: 'pet' },
    {
      label: 'Çanta',
      value: '55\u00a0×\u00a040\u00a0×\u00a020 cm’ye kadar',
      note: 'Ölçüyü onay sırasında doğrulatın',
      fact: 'petBag',
    },
    { label: '8 kg’ın üstü', value: 'Ambarda', fact: 'pet' },
    { label: 'Kuş', value: 'Yalnızca iç hatta', note: 'Pegasus’tan teyit edin', fact: 'petBird' },
    { label: 'Onay', value: 'Önceden zorunlu', fact: 'pet' },
    {
      label: 'Alınmayan',
      value: 'Çok küçük ve hamile hayvan',
      note: 'Genellikle 12 haftadan küçükse',
      fact: 'petBird',
    },
  ],
  steps: [
    {
      title: 'Türü ve ağırlığı söyleyin',
      body: ['Çantanın içinde tartılmış ağırlığı, hayvanın yaşını ve ırkını sorarız.'],
    },
    {
      title: 'Uçuşun durumunu sorarız',
      body: [
        'Kontenjan dolu mu, kabinde başka türden hayvan var mı? Yanıt olumsuzsa aynı günün diğer seferine bakarız.',
      ],
    },
    {
      title: 'Onay gelince bilet kesilir',
      body: ['Biletiniz zaten varsa hayvan PNR’nize eklenir. Onayı yazılı görmeden kaydı tamamlanmış saymayın.'],
    },
    {
      title: 'Uçuş gününü konuşuruz',
      body: ['Kontuara uğramanız gerekir; online check-in yapsanız da hayvan orada görülür ve tartılır.'],
    },
  ],
  sections: [
    {
      title: 'Kedi ile köpek aynı uçuşta',
      body: [
        'Evinizde ikisi birlikte yaşıyor olabilir; uçakta bu bir ölçüt değildir. Aynı kabinde iki tür birlikte kabul edilmezse ailenin iki uçuşa bölünmesi gerekir. İki hayvanınız varsa aramada ikisini birden söyleyin. Birini yazdırıp diğerini sonraya bırakırsanız ikincisine yer kalmayabilir.',
      ],
    },
    {
      title: 'Kabin mi, ambar mı?',
      body: [
        [
          'Genellikle 8 kg’ın altı, yumuşak ve su geçirmez tabanlı çanta: kabin onayı istenir.',
          'Sınırda kalan hayvan: çantayı hafifletin, mama ve oyuncağı bavula koyun. Tartı kontuarda yapılır.',
          'Ağır köpek: ambar kabulünü, kafes tipini ve hava sıcaklığı kısıtını uçuşunuz için sorun.',
          'Kuş: yalnızca iç hatta düşünülür. Rotanızı değiştirmeden önce teyit alın, kural yenilenmiş olabilir.',
        ],
      ],
    },
    {
      title: 'Dış hatta belge',
      body: [
        'Havayolunun onayı, gidilen ülkenin girişi için yetmez. Mikroçip, kuduz aşısı ve bekleme süreleri ülkeden ülkeye değişir; bazı ülkeler dönüşte de belge ister. Veterinerinize gidiş ve dönüş tarihini birlikte gösterin. Belge eksikse hayvan kontuarda kalır, biletiniz de yanabilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Hayvanın türü, yaşı, ırkı', hint: 'Genellikle aranan 12 haftaya yakınsa doğum tarihi' },
    { label: 'Çantayla ağırlık', hint: 'Mutfak değil, bagaj tartısıyla' },
    { label: 'Çantanın üç kenarı', hint: 'Yan cepler dolu hâldeyken' },
    { label: 'Aşı karnesi', hint: 'Kuduz aşısının tarihi okunur olmalı' },
  ],
  questions: [
    {
      question: 'Bilet aldım, hayvan onayı gelmedi. Ne olur?',
      answer:
        'Uçuşun dolu olması sizin için iade nedeni sayılmayabilir. Paketinizin değişiklik koşuluna bakıp onay çıkan bir sefere geçmeye çalışırız.',
    },
    {
      question: 'Hayvanım için ayrı koltuk alabilir miyim?',
      answer:
        'Çanta yerde, önünüzdeki koltuğun altında durur. Yanınızdaki koltuğun boş kalacağına güvenip plan yapmayın.',
    },
    {
      question: 'Rehber köpek de kontenjana girer mi?',
      answer:
        'Yardımcı hayvanlar ayrı kurala bağlıdır. Eğitim belgesiyle birlikte, uçuştan günler önce Pegasus’un onayına sunulmalıdır.',
    },
  ],
  warning:
    'Hayvanın eklenmediği dönüş bileti kolayca gözden kaçar. Onayı iki yön için ayrı ayrı isteyin, gidiş onayı dönüşü kapsamaz.',
};
