import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'SunExpress İngiltere, İrlanda, Malta ve İsveç hatlarında genellikle hayvan almıyor. Diğer hatlarda kabinde 8 kg; başvuru günler öncesinden.',
  answers: ['pet', 'petAsk'],
  own: [
    'Gideceğiniz ülkenin kapalı hatlardan olup olmadığına bakın.',
    'Hayvanı çantasıyla tartın, çantayı ölçün.',
    'SunExpress’e bilet almadan yazın; süre genellikle 3 iş günüdür.',
    'Yanıt olumluysa bileti alın, hayvanı rezervasyonda görün.',
    'Ülkenin istediği belgeyi veterinerden alın.',
  ],
  call: 'Kapalı hatlardan birine gidiyor, başka bir yol arıyorsunuz.',
  lead: 'SunExpress’te ağırlıktan önce ülkeye bakın. Dört ülkenin hattı genellikle hayvana kapalıdır; oraya gidiyorsanız başka bir havayolu ya da yol düşünün.',
  facts: [
    { label: 'Kapalı hatlar', value: 'İngiltere, İrlanda, Malta, İsveç', fact: 'pet' },
    { label: 'Kabinde', value: 'Kedi ve köpek, kafesle 8 kg', note: 'Yolcu başına bir hayvan', fact: 'pet' },
    { label: 'Çanta', value: '55\u00a0×\u00a040\u00a0×\u00a023 cm’ye kadar', fact: 'pet' },
    { label: 'Başvuru', value: '3 iş günü önce', fact: 'petAsk' },
    { label: 'Muhabbet kuşu', value: 'Yalnızca iç hatta', fact: 'petBird' },
  ],
  sections: [
    {
      topic: 'Kafes, ambar',
      title: 'Neden daha erken başvurmalı?',
      body: [
        'İş günlerine hafta sonu girmez: pazar uçacaksanız çarşambadan önce yazın. Tatil aylarında uçaktaki yer çabuk tükenir. Çanta ölçüye uysa da koltuğun altına girmelidir; sert köşeli kafes sığmayabilir. Daha ağır hayvan genellikle ambarda gider; kafes tipini ve sıcaklık koşulunu sorun.',
      ],
    },
    {
      topic: 'Aşı, mikroçip',
      title: 'Ülkeye göre hazırlık',
      body: [
        [
          'Avrupa Birliği: genellikle mikroçip, kuduz aşısı, antikor testi; doğrulamadık, aylar sürebilir.',
          'Yurt içi: hangi belge gerektiğini SunExpress’e sorun.',
          'Dönüş: Türkiye’ye girişin belgesini de baştan sorun.',
        ],
      ],
    },
  ],
  questions: [
    {
      topic: 'Rehber köpek',
      question: 'Kapalı ülkeye rehber köpekle gidebilir miyim?',
      answer: 'Yardımcı hayvanın kuralı ayrı olabilir. SunExpress’ten ve ülkenin giriş makamından yazılı yanıt alın.',
    },
    {
      topic: 'İki kedi',
      question: 'İki küçük kedim tek çantada uçar mı?',
      answer: 'Genellikle hayır, yolcu başına bir hayvan alınır. İki yetişkin iki ayrı çantayla başvurabilir.',
    },
    {
      topic: 'Ücret',
      question: 'Çantadaki hayvan için para ödenir mi?',
      answer:
        'Ödenebilir; tutarı bulamadık. Başvururken SunExpress’e sorun, tatil paketine dahil olduğunu varsaymayın.',
    },
  ],
  warning: 'Hayvanın tur operatörünün belgesinde yazması yetmez; onayı SunExpress rezervasyonunda görün.',
};
