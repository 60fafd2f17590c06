import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Aeroflot’ta Promo biletle koltuk seçmek genellikle ücretlidir. Rossiya uçağında plan değişir mi, beşik ve çıkış sırası kime verilir?',
  answers: ['seat'],
  own: [
    'Biletinizde tarifeyi ve uçuşu yapan şirketi okuyun.',
    'aeroflot.ru’da rezervasyonu açın, o uçuşun koltuk planına bakın.',
    'Promo’da ödemek istemiyorsanız check-in açılınca tutara yeniden bakın.',
    'Seçtiğiniz koltuğun tutarını görün, uygunsa kartınızla ödeyin.',
  ],
  call: 'Kabinde hayvan için yan koltuk bileti gerekiyor.',
  lead: 'Aeroflot’ta koltuk planı uçuşu yapan şirkete göre değişir: aynı numaralı uçuşu ertesi gün Rossiya yapabilir.',
  facts: [
    { label: 'Promo', value: 'Seçim ücretli', fact: 'seat' },
    { label: 'Online check-in', value: 'Genellikle 24 saat kala', fact: 'online' },
    { label: 'Uçuşu yapan', value: 'Aeroflot ya da Rossiya', note: 'Planı farklı olabilir', fact: 'rossiya' },
    { label: 'Hayvanla yan koltuk', value: '15 kg’a kadar kapla', note: 'Ek bilet gerekir', fact: 'pet' },
  ],
  cardGroups: [
    {
      title: 'Aeroflot’ta özel sıralar',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Ön sırada ve çıkışta bulunur, çoğunlukla ücretlidir; Comfort ise ayrı bir kabindir.',
        },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Mürettebatın yönergesini anlayıp kapıyı açabilecek yolcuya verilir.',
        },
        {
          topic: 'Bebek beşiği',
          title: 'Bebek beşiği',
          text: 'Her uçakta yoktur; bebeğin ağırlığını yazıp önceden isteyin.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ödemeden önce',
      body: [
        [
          'Tek başınıza kısa uçuyorsanız atanan koltuk çoğu zaman yeter.',
          'Yan yana oturmak istiyorsanız ve uçuş doluysa beklemeyin.',
          'Antalya’da 2019’daki bir metne göre biniş kartı kontuardan veriliyordu; bugünkünü Aeroflot’a sorun.',
        ],
      ],
    },
    {
      topic: 'Ücret',
      title: 'Tutarı nerede görürsünüz?',
      body: [
        'Koltuğun fiyatı uçuşa göre değişir, bu yüzden rakam vermiyoruz. Siteyi İngilizceye çevirip planda bir yere tıklayın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Uçak değişirse',
      question: 'Ödediğim koltuk uçak değişince kayboldu.',
      answer: 'Ödeme kaydıyla Aeroflot’a yazın: aynı türden koltuk ya da ücretin iadesini isteyin.',
    },
    {
      topic: 'Çocukla yan yana',
      question: 'Çocuğumla ücretsiz yan yana oturabilir miyiz?',
      answer: 'Söz veremeyiz. Kontuara erken gidip istemek şansı artırır.',
    },
  ],
  warning: 'Koltuğu başka günün planına bakarak almayın; uçak değişince seçtiğiniz sıra bulunmayabilir.',
};
