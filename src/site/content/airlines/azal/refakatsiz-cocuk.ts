import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'AZAL’da 5–13 yaşta yalnız uçan çocuğa refakat hizmeti genellikle zorunludur. Gece aktarmasında hizmet yok; hangi belgeler istenir?',
  answers: ['child', 'childNot'],
  own: [
    'Bakü’de gece aktarması olmayan, AZAL’ın yaptığı uçuşu seçin.',
    'Çocuğun iki yöndeki uçuş gününde kaç yaşında olduğunu hesaplayın.',
    'Hizmeti (UM) bileti almadan AZAL’dan isteyin; iletişim azal.az’dadır.',
    'Bırakan ve karşılayan kişinin adını, kimliğini, ülke kodlu telefonunu verin.',
    'İki yönün onayı gelince bileti alın.',
  ],
  call: 'Aktarmalı bir uçuşta hizmet verilip verilmediğini soracaksınız.',
  lead: 'Azerbaycan Hava Yolları (AZAL) için rota yaş kadar önemlidir. Uygun yaştaki çocuk yanlış aktarmada bu hizmeti alamaz.',
  facts: [
    { label: '5–13 yaş', value: 'Zorunlu', note: 'Tek uçuyorsa', fact: 'child' },
    { label: '14–17 yaş', value: 'İsteğe bağlı', fact: 'child' },
    { label: 'Gece aktarması, terminal değişikliği', value: 'Hizmet yok', fact: 'childNot' },
    { label: 'Ortak uçuş, başka havayolu', value: 'Hizmet yok', fact: 'childNot' },
    { label: 'Ücret', value: 'AZAL’a sorun' },
  ],
  cardGroups: [
    {
      title: 'Hizmet hangi rotada verilir?',
      cards: [
        {
          topic: 'Ücret',
          title: 'Doğrudan uçuş',
          text: 'Türkiye ile Bakü arasındaki AZAL uçuşu için istenebilir. Hizmetin bedelini burada yazmıyoruz; AZAL’dan yazılı isteyin.',
        },
        { title: 'Gündüz aktarması', text: 'İki uçuşu da AZAL yapıyorsa ayrıca sorun.' },
        { title: 'J2 kodu', text: 'Numara J2 olsa da uçuşu başka havayolu yapıyorsa ortak uçuştur.' },
        {
          topic: 'Karşılayan',
          title: 'İki ucun kaydı',
          text: 'Bırakan ve karşılayan yetişkin adıyla, kimliğiyle yazılır.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Muvafakat',
      title: 'Sınırda istenen belge',
      body: [
        'Muvafakat (anne babanın yazılı izni, çoğu kez noterden) iki ülkenin sınırında da istenebilir. Kimin imzalayacağını, hangi dile çevrileceğini konsolosluğa sorun. Belge Azerbaycan’da düzenlenecekse Türkiye’de geçip geçmediğini de öğrenin.',
      ],
    },
    {
      topic: 'Dönüş',
      title: 'Dönüş',
      body: [
        'Dönüşte bırakan ve karşılayan yer değiştirir, aktarma da farklı olabilir. Gidişte kabul edilen hizmet dönüşte verilmeyebilir; iki yönü birlikte sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun pasaportu ya da kimliği', hint: 'Geçerlilik tarihiyle' },
    { label: 'Muvafakat', hint: 'Gerekiyorsa çeviriyle' },
  ],
  questions: [
    {
      topic: 'On beş yaş',
      question: '15 yaşındaki kızım yalnız uçabilir mi?',
      answer: 'Hizmet bu yaşta genellikle isteğe bağlıdır. Sınırda muvafakat yine sorulabilir.',
    },
    {
      question: '4 yaşındaki çocuk görevliyle uçar mı?',
      answer: 'Aralık genellikle 5 yaşında başlar; daha küçük çocuk bir yetişkinle uçar.',
    },
  ],
  warning: 'Ucuz diye gece aktarmalı bilet almayın; çocuğa hizmet verilmez, iade satıcının koşuluna bağlıdır.',
};
