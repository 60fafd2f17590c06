import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Qatar Airways’te yalnız uçacak çocuk: hangi yaşta hizmet istenir, onay kaç saat önce alınır, Doha aktarmasında neler sorulmalı?',
  answers: ['child', 'childNotice'],
  own: [
    'Çocuğun gidiş ve dönüş günündeki yaşını hesaplayın.',
    'qatarairways.com’un iletişim bölümündeki ofise rotayı ve doğum tarihini yazın.',
    'Hizmet o yaşta zorunlu mu, ücreti ne, iptalde döner mi? Yanıtı yazılı isteyin.',
    'Onay gelince bileti alın; bırakan ve karşılayan kişiyi kimlikteki adla yazdırın.',
  ],
  call: 'Çocuğa uçuşta bir görevli eşlik etsin istiyorsunuz.',
  lead: 'Qatar Airways’te (Katar Hava Yolları) en belirsiz nokta, hizmetin kaç yaşına kadar zorunlu olduğudur: kaynakların bir bölümü 11, bir bölümü 15 yaş diyor.',
  facts: [
    { label: 'Hizmet yaşı', value: '5–15 yaş', fact: 'child' },
    { label: 'Hizmet talebi', value: 'En az 48 saat önce', fact: 'childNotice' },
    { label: 'Uçuşta eşlik eden görevli', value: '72 saat önce', fact: 'childNotice' },
    { label: 'Ücret', value: 'Yetişkin ücreti', fact: 'child' },
    { label: 'Son onay', value: 'Qatar Airways ofisi', note: 'Yazılı alın' },
  ],
  cardGroups: [
    {
      title: 'Hizmetin parçaları',
      cards: [
        {
          title: 'Yaş sınırı',
          text: '5 yaşından küçük çocuk tek başına kabul edilmeyebilir; yanında bir yetişkin uçsun.',
        },
        {
          topic: 'Ücret',
          title: 'Yerde refakat',
          text: 'Görevli çocuğu kontuardan kapıya, varışta karşılayana götürür. Genellikle yetişkin ücreti ödenir; ayrı bedel olup olmadığını sorun.',
        },
        {
          title: 'Uçuşta eşlik',
          text: 'Çocukla birlikte uçan görevli de istenebilir; onayı daha erken alınır.',
        },
        { title: 'Teslim', text: 'Varışta çocuk genellikle kimliğini gösteren formdaki kişiye verilir.' },
      ],
    },
  ],
  sections: [
    {
      topic: 'Doha’da bekleme',
      title: 'Doha’da beklerken',
      body: [
        'Aktarmasız uçuş varsa onu seçin. Çocuğun Doha’da nerede ve kiminle bekleyeceğini, uçuş gecikirse ne yapılacağını yazılı sorun.',
      ],
    },
    {
      topic: 'Belgeler',
      title: 'Sınırda hangi belge sorulur?',
      body: [
        'Çocuk tek ebeveynle yaşıyor ya da soyadları farklıysa muvafakat (anne babanın yazılı izni), noter onayı ve çevirisi sorulabilir. Varış ülkesinin konsolosluğuna sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Muvafakat', hint: 'Noter onaylı, gerekiyorsa çevirisiyle' },
    { label: 'Bırakan ve karşılayan', hint: 'Ad, kimlik bilgisi, telefon, açık adres' },
    { label: 'Onay yazısı', hint: 'Qatar Airways’in yanıtı, PNR ile birlikte' },
  ],
  questions: [
    {
      topic: 'On dört yaş',
      question: '14 yaşındaki kızım hizmetsiz uçabilir mi?',
      answer:
        'Belki: kaynaklara göre zorunluluk 11 ya da 15 yaşında biter. Doğum tarihi ve rotayla havayoluna yazın, yanıtı saklayın.',
    },
    {
      topic: 'Karşılayan değişti',
      question: 'Karşılayacak kişi değişti.',
      answer: 'Hemen Qatar Airways’e ya da kontuara bildirin.',
    },
  ],
  warning: 'Yazılı onay gelmeden bilet almayın; hattınızda hizmet yoksa iadesi güç olabilir.',
};
