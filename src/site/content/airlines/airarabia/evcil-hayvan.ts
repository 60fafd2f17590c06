import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Air Arabia kabinine genellikle yalnızca şahin alınır, başvuru en az 48 saat önce. Kediniz ya da köpeğiniz varsa kargo mu, başka bir havayolu mu?',
  answers: ['pet'],
  own: [
    'Kediniz ya da köpeğiniz varsa bilet almayın; önce kabine alan havayollarına bakın.',
    'Ambar ya da kargo istiyorsanız airarabia.com’un iletişim bölümünden rotanızı yazıp sorun.',
    'Şahin için en az 48 saat kala başvurun, yazılı onay isteyin.',
    'Varış ülkesinin çip, aşı ve ithal iznini öğrenin.',
  ],
  call: 'Aynı gün için hayvan kabul eden başka bir havayolu arıyorsunuz.',
  ways: {
    cost: 'Yazmak ücretsizdir; şahinin ücretini havayolu söyler.',
    lastStep: 'Şahin uçacaksa onayı ve sağlık belgesini yanınıza alın.',
    ours: 'Ambarı havayoluna sorar ya da hayvanınızı kabine alan bir uçuş ararız.',
  },
  lead: 'Air Arabia kabini kedi ve köpeğe genellikle kapalıdır; kilosu ya da çantası bunu değiştirmez. Ambarda taşıyıp taşımadığını bilmiyoruz.',
  facts: [
    { label: 'Kedi ve köpek', value: 'Kabine alınmaz', fact: 'pet' },
    { label: 'Şahin', value: 'Kabine alınır', note: 'Onayla', fact: 'pet' },
    { label: 'Şahin başvurusu', value: 'En az 48 saat önce', fact: 'pet' },
    { label: 'Ambar ya da kargo', value: 'Havayoluna sorun', note: 'Yazılı yanıt alın' },
  ],
  sections: [
    {
      topic: 'Başka havayolu',
      title: 'Kediniz ya da köpeğiniz için',
      body: [
        [
          'Kabinde gitmesi şartsa [on havayolunun tablosuna](/hizmetler/evcil-hayvan) bakın.',
          'Orta boyduysa ambarda taşıyan bir havayolu ve aktarmasız uçuş seçin.',
          'Taşınıyorsanız hayvan taşıyan bir kargo acentesine sorun.',
        ],
      ],
    },
    {
      topic: 'Aşı, giriş izni',
      title: 'Emirlikler’e giriş',
      body: [
        'Havayolunun kabulü ülkenin izni değildir. Birleşik Arap Emirlikleri ithal izni, çip ve aşı kaydı isteyebilir, bazı ırkları almayabilir. Listeyi ilgili bakanlıktan okuyun; izin çıkmadan yer ayırtmayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'İthal izni', hint: 'Varış ülkesinin bakanlığından' },
    { label: 'Aşı kaydı ve çip', hint: 'İzin başvurusundaki numarayla aynı' },
    { label: 'CITES belgesi', hint: 'Şahin gibi korunan türlerde gerekebilir' },
  ],
  questions: [
    {
      topic: 'Küçük kedi',
      question: 'Kedim üç kilo, çantada olmaz mı?',
      answer: 'Bildiğimiz kurala göre olmaz. Kabine kedi alan başka bir havayolu seçin.',
    },
    {
      topic: 'Rehber köpek',
      question: 'Hizmet köpeğim kabine girer mi?',
      answer: 'Bilmiyoruz; eğitim belgesiyle havayoluna yazın. Varış ülkesinin iznini de ayrıca alın.',
    },
    {
      topic: 'Ücret',
      question: 'Ücretini ödesem köpeğimi alır mı?',
      answer: 'Bildiğimiz kurala göre almaz. Fiyatı, hayvan taşıyan havayolundan hattı ve kiloyu yazarak isteyin.',
    },
  ],
  warning:
    'Kedinizi çantaya koyup kontuarda denemeyin; alınmazsa siz de uçamayabilir, paranız yerine yalnızca kredi alabilirsiniz.',
};
