import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Aeroflot’ta yolcu başına iki taşıma kabı kabine girebilir: koltuk altında 8 kg, yan koltukta 15 kg. Talep genellikle en geç 36 saat önce.',
  answers: ['petKinds', 'pet'],
  own: [
    'Kabı hayvanla birlikte tartın; koltuk altı mı, yan koltuk mu olacağını ağırlık belirler.',
    'Yan koltuk gerekiyorsa ek bileti hangi kartla ödeyeceğinizi önceden belirleyin.',
    'aeroflot.ru’nun iletişim bölümünden ya da bilet alırken talebi yapın, onayı saklayın.',
    'Uçuş günü kontuara gidin; kap orada tartılabilir.',
  ],
  call: 'Yan koltuk için ek bilet almanız gerekiyor.',
  lead: 'Aeroflot, hayvana kabinde geniş yer açan havayollarından: Temmuz 2025’te çıkan haberlere göre yolcu iki kap, her kapta üç hayvan alabiliyor.',
  facts: [
    { label: 'Koltuk altı', value: '8 kg’a kadar', note: 'Kapla birlikte', fact: 'pet' },
    { label: 'Yan koltuk', value: '15 kg’a kadar', note: 'Ek koltuk bileti gerekir', fact: 'pet' },
    { label: 'Kap sayısı', value: 'En çok 2', note: 'Her birinde en çok 3 hayvan', fact: 'pet' },
    { label: 'Talep', value: 'En geç 36 saat önce', fact: 'pet' },
    { label: 'Check-in', value: 'Kontuarda', fact: 'onlineNot' },
  ],
  sections: [
    {
      topic: 'Kafes, ağırlık',
      title: 'Nereye sığar?',
      body: [
        [
          'Kediniz ya da küçük köpeğiniz koltuk altında uçabilir.',
          '8–15 kg arası hayvan yan koltukta gider; kap genellikle sertse 50\u00a0×\u00a030\u00a0×\u00a030 cm, yarı sertse 50\u00a0×\u00a032\u00a0×\u00a030 cm olur.',
          '15 kg’ı aşan hayvan genellikle kabine alınmaz; ambarın koşulunu havayoluna sorun.',
        ],
      ],
    },
    {
      topic: 'Rossiya',
      title: 'Kim uçabilir?',
      body: [
        '2020 haberlerine göre hayvanla uçan kişinin 18 yaşını doldurması isteniyordu; çocuk tek uçacaksa sorun. Uçuşu Rossiya yapıyorsa onayı o uçuş için yazılı alın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Sağlık belgesi ve aşı kartı', hint: 'Varış ülkesinin istediği dilde' },
    { label: 'Talep onayı', hint: 'Yazılı, uçuş numarasıyla' },
    { label: 'Kabın ölçüsü', hint: 'Üç kenar ve dolu ağırlık' },
  ],
  questions: [
    {
      topic: 'Belgeler',
      question: 'Hangi belge gerekir?',
      answer:
        'Aeroflot’un listesini bulamadık, yazıp sorun; aşı, çip ve giriş koşulunu varış ülkesinin konsolosluğundan öğrenin.',
    },
    {
      topic: 'Geç talep',
      question: '36 saat geçti, havalimanında istesem?',
      answer: 'Kabul edilmeyebilir. Hemen Aeroflot’a yazın; tarih değiştirmenin bedeline de bakın.',
    },
    {
      topic: 'Ücret',
      question: 'Kabindeki hayvana ne ödenir?',
      answer: 'Yan koltuk için genellikle bilet gerekir; koltuk altının ücretini bulamadık, talepte sorun.',
    },
  ],
  warning: 'Hayvanlı bilette online check-in’e güvenmeyin; biniş kartı genellikle kontuardan verilir, erken gidin.',
};
