import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'THY’de standart koltuk genellikle ExtraFly’dan itibaren ücretsizdir. Ekstra diz mesafesi, çıkış sırası, bebek beşiği ve ek koltuk nasıl alınır?',
  answers: ['seat', 'seatLegroom'],
  own: [
    'Rezervasyonda koltuk planını açın; ExtraFly ve üstünde standart koltuk genellikle ücretsizdir.',
    'Beşik gerekiyorsa ön bölmeli sırayı seçin ve beşiği ayrıca isteyin.',
  ],
  call: 'Ek koltuk ya da beşik istiyorsunuz.',
  lead: 'THY’de koltuk ücretini belirleyen koltuğun yeri kadar biletin paketidir. Standart koltuk ExtraFly ve üst paketlerde genellikle ücretsiz seçilir, EcoFly’da ücretli ya da kapalı olabilir. Ekstra diz mesafeli sıralar her pakette ayrıca satın alınır. Koltuğa para vermeden önce paketinizin ne içerdiğini sorun.',
  facts: [
    { label: 'EcoFly', value: 'Ücretli ya da kapalı', fact: 'seat' },
    { label: 'ExtraFly ve üstü', value: 'Standart koltuk genellikle ücretsiz', fact: 'seat' },
    { label: 'Ekstra diz mesafesi', value: 'Önceden satın alınır', fact: 'seatLegroom' },
    { label: 'Bebek beşiği', value: 'Yalnızca ön bölmeli sıralar', fact: 'seatLegroom' },
    {
      label: 'Ek koltuk (EXST)',
      value: 'Biletleme sırasında',
      note: 'Online yalnızca o anda alınır, mil kazandırmaz',
      fact: 'seatExtra',
    },
  ],
  steps: [
    {
      title: 'Pakete bakarız',
      body: ['EcoFly ise hangi koltukların açık olduğunu, ExtraFly ve üstüyse ücretsiz koltukları söyleriz.'],
    },
    {
      title: 'İhtiyacı anlatın',
      body: ['Uzun boy, bebek, erken inmek ya da yan yana oturmak. Uçak planını buna göre tararız.'],
    },
    {
      title: 'Koltuğu okuyup onay alırız',
      body: ['Sıra ve harfi, varsa ücreti ve hizmet bedelimizi söyleriz. Onaylarsanız koltuk rezervasyona işlenir.'],
    },
    {
      title: 'Teyidi kontrol edersiniz',
      body: ['Yeni koltuk e-biletinizde ya da rezervasyon sayfasında görünmelidir. Görünmüyorsa bizi yeniden arayın.'],
    },
  ],
  cardGroups: [
    {
      title: 'Özel sıralar ne verir, ne ister?',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Bölme arkasında ve çıkış sıralarındadır, önceden satın alınır. Masa kol dayanağından çıkar, çanta üst dolaba konur.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Yardım edebilecek, dili anlayan yetişkin içindir; bebekli ve evcil hayvanlı yolcuya verilmez. Ekip uygun görmezse yeriniz kapıda değişebilir.',
        },
        {
          title: 'Bebek beşiği',
          text: 'THY beşiği yalnızca ön bölmeli, ekstra diz mesafeli sıralara takar. Koltuğu almak beşiği kendiliğinden ayırtmaz, ikisini birlikte isteyin.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ek koltuk almak isteyenler için',
      body: [
        'Yanınızdaki koltuğu müzik aleti ya da rahatlık için tutmak isterseniz bunun adı ek koltuktur (EXST). Online olarak yalnızca bileti alırken eklenir. Ekstra diz mesafeli ve acil çıkış koltukları ek koltuk olarak verilmez, bu koltuk mil de kazandırmaz. Bilet kesildikten sonra eklemek zorlaşır, o yüzden baştan söyleyin.',
      ],
    },
    {
      title: 'Ücretli koltuk ne zaman değer?',
      body: [
        'Kısa bir iç hat uçuşunda check-in’de atanan koltuk çoğu yolcuya yeter. Uzun uçuşta, aileyle ya da kısa aktarmayla uçuyorsanız önceden seçmek daha akıllıcadır. Sonradan Business’a yükselirseniz ödediğiniz Economy koltuk ücreti kendiliğinden iade edilir; önce koltuk almak yükseltmeye engel değildir.',
        'Kabinde evcil hayvanla uçacaksanız yeriniz cam kenarıdır. Seçimi, uçakta boş cam kenarı kalmışken tamamlayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet ya da PNR', hint: 'Paketi ve uçak tipini bununla görürüz' },
    { label: 'Kimlerle uçuyorsunuz', hint: 'Bebek varsa doğum tarihi' },
    { label: 'Öncelik sıranız', hint: 'Yan yana mı, koridor mu, ön sıra mı' },
    { label: 'Engel ya da sağlık notu', hint: 'Yalnızca gereken yardım türü, tanı değil' },
  ],
  questions: [
    {
      question: 'Uçak değişirse koltuğum ne olur?',
      answer:
        'Plan değişince koltuk başka sıraya kayabilir. Ücretini ödediğiniz özellik yeni koltukta yoksa ücretin iadesini isteyin.',
    },
    {
      question: 'Check-in’e kadar beklersem aileyi ayırırlar mı?',
      answer:
        'Ayrılma olasılığı doluluk arttıkça yükselir. Küçük çocukla uçuyorsanız bunu rezervasyona yazdırın ve online check-in’i açılır açılmaz yapın.',
    },
    {
      question: 'Ortak uçuşta koltuğu THY’den seçebilir miyim?',
      answer:
        'Uçağı başka taşıyıcı işletiyorsa koltuk planı da onundur. Seçim çoğunlukla o taşıyıcının kanalından yapılır.',
    },
  ],
  warning:
    'Çıkış sırasını, orada oturamayacak bir yolcu için almayın. Koşulu karşılamayan yolcu kaldırılır ve koltuk ücreti tartışmalı hâle gelir.',
};
