import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Aeroflot’ta yolcu başına iki taşıma kabı kabine girebilir: koltuk altında 8 kg, yan koltukta 15 kg. Talep en geç 36 saat önce, check-in kontuarda.',
  answers: ['petKinds', 'pet'],
  own: [
    'Kabı hayvanla birlikte tartın: 8 kg koltuk altı, 15 kg yan koltuk.',
    'Talebi en geç 36 saat önce yapın, onayı saklayın.',
  ],
  call: 'Yan koltuk için ek bilet gerekiyor ve kart geçmiyor.',
  lead: 'Aeroflot, hayvanla kabinde yolculuğa geniş yer açan havayollarındandır. Temmuz 2025’ten beri bir yolcu iki taşıma kabı alabilir, her kapta en çok üç hayvan bulunabilir. Koltuk altındaki kap 8 kg’a, yan koltuktaki kap 15 kg’a kadardır. Talep kalkıştan en geç 36 saat önce yapılır ve online check-in kullanılamaz.',
  facts: [
    { label: 'Taşıma kabı', value: 'En çok 2', note: 'Yolcu başına, kabinde', fact: 'pet' },
    { label: 'Kapta', value: 'En çok 3 hayvan', fact: 'pet' },
    { label: 'Koltuk altı', value: '8 kg’a kadar', note: 'Hayvan ve kap birlikte', fact: 'pet' },
    { label: 'Yan koltuk', value: '15 kg’a kadar', note: 'Ek koltuk bileti gerekir', fact: 'pet' },
    { label: 'Talep', value: 'En geç 36 saat önce', fact: 'pet' },
    { label: 'Check-in', value: 'Kontuarda', note: 'Online genellikle yapılamaz', fact: 'onlineNot' },
  ],
  steps: [
    {
      title: 'Tartı ve mezura',
      body: [
        'Hayvanı kabıyla birlikte tartın, kabın üç kenarını ölçün. Koltuk altı mı, yan koltuk mu sorusunu bu iki sayı çözer.',
      ],
    },
    {
      title: 'Ek koltuk kararı',
      body: [
        '8 kg aşılıyorsa yanınızdaki koltuk için de bilet gerekir. O uçuşta yan yana iki boş yer bulmak gerektiğinden erken aramak işe yarar.',
      ],
    },
    {
      title: 'Talep 36 saatten önce girilir',
      body: [
        'Uçuş numarası, tür, ırk, ağırlık ve kap ölçüsü iletilir. Uçağı Rossiya işletiyorsa onayı ayrıca isteriz.',
      ],
    },
    {
      title: 'Belgeler ve kontuar',
      body: [
        'Veteriner belgeleri ve Rusya’ya giriş ya da çıkış şartları için kontrol listesi çıkarırız. Uçuş günü kontuara erken gidersiniz; biniş kartı orada verilir.',
      ],
    },
  ],
  sections: [
    {
      title: 'Koltuk altı, yan koltuk, bagaj bölümü',
      body: [
        [
          'Toplamı 8 kg’ı geçmeyen kedi ve küçük köpek: koltuk altı.',
          '8–15 kg arası: yan koltuğa bilet alınarak. Kap ölçüsü genellikle sertte 50\u00a0×\u00a030\u00a0×\u00a030 cm, yarı sertte 50\u00a0×\u00a032\u00a0×\u00a030 cm’dir.',
          '15 kg’ı aşan: kabine alınmaz; bagaj bölümünün koşulunu havayolundan alırız.',
          'Birden çok yavru: her kapta üçü geçmemek üzere birlikte taşınabilir.',
        ],
      ],
    },
    {
      title: 'Hangi hayvanlar kabul edilir?',
      body: [
        'Haberlerde yalnızca kedi ve köpek değil, kuş, gelincik, fenek ve loris gibi türler de sayılıyor. Liste uzun olsa da varış ülkesinin izni ayrı konudur; korunan türlerde ek belge istenir. Alışılmadık bir hayvanınız varsa talepte Latince tür adını da verin.',
      ],
    },
    {
      title: 'Yanında kim uçmalı?',
      body: [
        '2020’de duyurulan kurala göre hayvanla yolculuk eden kişi genellikle 18 yaşını doldurmuş olmalıdır. Çocuğunuz tek başına hayvanla uçacaksa bugünkü koşulu havayolundan teyit edin. Aynı uçuşta refakatsiz çocuk hizmeti de varsa iki kayıt birbirini engelleyebilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kap ölçüsü ve türü', hint: 'Sert mi, yarı sert mi; üç kenarı cm ile' },
    { label: 'Toplam ağırlık', hint: 'Evde tartın, kap ve mama dahil' },
    { label: 'Veteriner evrakı', hint: 'Aşı ve sağlık belgesi, tarihleriyle' },
    { label: 'Uçuşu işleten', hint: 'Aeroflot ya da Rossiya, e-biletten bakın' },
    { label: 'Yolcunun yaşı', hint: 'Genellikle 18 yaş aranır; küçükse havayoluna sorulur' },
  ],
  questions: [
    {
      question: '9 kg’lık köpeğim koltuk altına sığıyor, olur mu?',
      answer: 'Sığması yetmez, sınır ağırlıktır. 8 kg’ı aşan kap için yan koltuğa bilet almanız gerekir.',
    },
    {
      question: 'İki kedim iki ayrı kapta uçabilir mi?',
      answer:
        'Temmuz 2025’te duyurulan kurala göre yolcu başına iki kap kabul ediliyor. Uçuşunuz için onayı yine de yazılı almalıyız.',
    },
    {
      question: '36 saat geçti, talebi havalimanında yapsam?',
      answer:
        'Kabul edilmeyebilir. Bizi arayın; tarih değişikliği mi daha güvenli, yoksa sorulabilecek bir yer mi var, bakalım.',
    },
  ],
  warning: 'Hayvanlı bilette online check-in’e güvenmeyin, sistem biniş kartı vermez. Kontuara zaman ayırın.',
};
