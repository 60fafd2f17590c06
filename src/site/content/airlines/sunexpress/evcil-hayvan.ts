import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'SunExpress İngiltere, İrlanda, Malta ve İsveç hatlarında genellikle hayvan almıyor. Diğer hatlarda kabinde 8 kg; başvuru günler öncesinden.',
  answers: ['pet'],
  own: [
    'Gideceğiniz ülkeye bakın: İngiltere, İrlanda, Malta ve İsveç hatları genellikle kapalıdır.',
    'Başvuruyu uçuştan çok önce yapın; kaynaklarda 3 iş günü geçer.',
  ],
  call: 'Uçuşunuz bir tatil paketinin içinde.',
  lead: 'SunExpress’in hayvan almadığı ülke hatları var. Kaynaklara göre İngiltere, İrlanda, Malta ve İsveç hatlarında genellikle hayvan kabul edilmiyor. Rotanız bunlardan biriyse hayvanı tartmadan önce başka bir plan yapmak gerekir. Diğer hatlarda yolcu başına genellikle bir hayvan, kafesle 8 kg’a kadar kabinde uçar.',
  facts: [
    {
      label: 'Kapalı hatlar',
      value: 'İngiltere, İrlanda, Malta, İsveç',
      note: 'Uçuşunuz için teyit edin',
      fact: 'pet',
    },
    { label: 'Kabin ağırlığı', value: 'Kafesle 8 kg', fact: 'pet' },
    { label: 'Çanta', value: '55\u00a0×\u00a040\u00a0×\u00a023 cm’ye kadar', fact: 'pet' },
    { label: 'Yolcu başına', value: 'Bir hayvan', fact: 'pet' },
    { label: 'Muhabbet kuşu', value: 'Yalnızca iç hatta', fact: 'petBird' },
    { label: 'Başvuru', value: '3 iş günü önce', note: 'Eski kaynak; daha erken başvurun', fact: 'pet' },
  ],
  steps: [
    {
      title: 'Ülkeyi söyleyin',
      body: ['Kapalı bir hatsa aramanın başında öğrenirsiniz. Aktarmalı yolculukta bütün ülkeleri sayın.'],
    },
    {
      title: 'Hayvanı tarif edin',
      body: [
        'Tür, ırk, yaş, kafesle ağırlık. Yolcu başına bir hayvan kuralı yüzünden iki kediyle uçan iki kişinin kaydı ayrı ayrı yapılır.',
      ],
    },
    {
      title: 'SunExpress’e sorulur',
      body: ['Başvuru uçuştan günler önce gider, kontenjan ve uçak tipi orada değerlendirilir.'],
    },
    {
      title: 'Yanıtla bilet tamamlanır',
      body: ['Onay gelince hayvanı rezervasyonda görürüz. Gelmezse tarifenin değişiklik koşuluna bakarız.'],
    },
  ],
  sections: [
    {
      title: 'Hedef ülkeye göre planlama',
      body: [
        [
          'Kapalı dört ülke: SunExpress yerine hayvan kabul eden bir havayolu ya da karadan devam seçeneği düşünün.',
          'Avrupa Birliği ülkeleri: Mikroçip, kuduz aşısı ve ülkenin istediği belge zamanında hazırlanmalı; bazı belgeler haftalar sürer.',
          'Yurt içi: Aşı karnesi çoğunlukla yeterlidir, muhabbet kuşu da genellikle yalnızca bu hatlarda kabul edilir.',
          'Tatil dönüşü: Gittiğiniz ülkeden geri girişin belgesini de baştan isteyin.',
        ],
      ],
    },
    {
      title: 'Kabin çantası ve ambar kafesi',
      body: [
        'Kabin için çanta, SunExpress’in kabin bagajı ölçüsüyle aynı sınırda anılır: 55\u00a0×\u00a040\u00a0×\u00a023 cm. Yine de çantanın koltuk altına girmesi gerekir, sert köşeli bir kafes bu boşluğa sığmayabilir. 8 kg’ı aşan hayvan genellikle ambarda taşınır. Ambar kafesinin tipi, su kabı ve sıcaklık koşulu için SunExpress’in güncel yanıtını isteyin.',
      ],
    },
    {
      title: 'Neden üç günden erken başvurmalı?',
      body: [
        'Kaynaklarda geçen üç iş günü eski bir sınırdır ve hafta sonunu saymaz. Pazar günü uçacak yolcu başvurusunu hafta ortasından önce yapmış olmalıdır. Yaz sezonunda uçak başına yer dolduğundan bileti alırken başvurmak daha güvenlidir. Tatil paketiyle uçuyorsanız hayvan bildirimini operatöre de yapın; otelin kabul edip etmediği ayrı sorudur.',
      ],
    },
  ],
  haveReady: [
    { label: 'Gidilecek ülke', hint: 'Aktarma varsa hepsi' },
    { label: 'Kafesli ağırlık', hint: '8 kg’ın altında mı, üstünde mi, karar buna bağlı' },
    { label: 'Kafesin dış ölçüsü', hint: 'Üç kenarı, sapıyla birlikte' },
    { label: 'Sağlık belgeleri', hint: 'Tarihleri, düzenleyen veteriner' },
    { label: 'Rezervasyon', hint: '564’lü numara ya da operatör kodu' },
  ],
  questions: [
    {
      question: 'Kapalı ülkeye rehber köpekle gidebilir miyim?',
      answer:
        'Yardımcı hayvanlar için ülkelerin ayrı kuralı olabilir. SunExpress’ten ve ülkenin giriş makamından yazılı yanıt almadan bilet almayın.',
    },
    {
      question: 'İki küçük kedim tek çantada uçar mı?',
      answer: 'Yolcu başına bir hayvan kuralı genellikle bunu engeller. İki yetişkin iki ayrı çantayla başvurabilir.',
    },
    {
      question: 'Tavşan ya da kaplumbağa kabul ediliyor mu?',
      answer: 'Kaynaklarda kedi, köpek ve iç hatta muhabbet kuşu geçer. Başka türler için onay almadan yola çıkmayın.',
    },
  ],
  warning:
    'Hayvan onayı operatör belgesine yazılmış olsa bile uçuş kaydında görünmüyorsa geçerli sayılmaz. SunExpress rezervasyonunda görmeden operatörün sözüne güvenip yola çıkmayın.',
};
