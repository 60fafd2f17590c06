import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Qatar Airways’te kedi, köpek ve kuş genellikle kabine alınmaz, kayıtlı bagaj olarak ambarda uçar. 48 saat kuralı, şahin istisnası, Doha aktarması.',
  answers: ['petCabin', 'pet'],
  own: [
    'Bilet almadan önce qatarairways.com’un iletişim bölümünden türü, ırkı ve rotayı yazıp onay isteyin.',
    'Onay gelince bileti alın, hayvanı aynı anda kaydettirin.',
    'Gideceğiniz ülkenin veteriner makamından giriş iznini öğrenin.',
    'Hayvanı kafesiyle tartın, kafesi ölçün.',
    'Uçuş günü kontuara erken gidin.',
  ],
  call: 'Doha’ya başka bir havayoluyla gelip aktarma yapıyorsunuz.',
  lead: 'Katar Hava Yolları’nda (Qatar Airways) kediniz, köpeğiniz ya da kuşunuz genellikle sizinle aynı uçakta ama ambarda gider. Aktarmayı başka havayoluyla yaparsanız kargo gerekir.',
  facts: [
    { label: 'Kabin', value: 'Alınmaz', note: 'Şahin ve bazı hatlarda hizmet köpeği dışında', fact: 'petCabin' },
    { label: 'Kedi, köpek, kuş', value: 'Kayıtlı bagaj olarak', fact: 'pet' },
    { label: 'Bildirim', value: 'En geç 48 saat önce', fact: 'pet' },
    { label: 'Şahin', value: 'Yolcu başına 1', note: 'Uçakta en çok 6', fact: 'petCabin' },
    { label: 'Başka havayolundan aktarma', value: 'Kargo gerekir', fact: 'petTransfer' },
  ],
  sections: [
    {
      topic: 'Basık burunlular',
      title: 'Bagajda mı, kargoda mı?',
      body: [
        [
          'Siz de aynı uçuştaysanız kayıtlı bagaj olarak uçabilir.',
          'Sizden ayrı tarihte uçacaksa genellikle kargoya verilir.',
          'Varış ülkesi yalnızca kargoyu kabul ediyor olabilir; o ülkenin veteriner makamına sorun.',
          'Basık burunlu kedi ve köpek genellikle kabul edilmez; ırkını yazarak sorun.',
        ],
      ],
    },
    {
      topic: 'Doha aktarması',
      title: 'Doha’daki bekleyiş',
      body: [
        'Havayolunun eski sayfasına göre aktarmadaki hayvan kafesten çıkarılıp besleniyordu. Bugün de yapılıp yapılmadığını havayoluna sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Sağlık belgesi', hint: 'Veterinerden, varış ülkesinin istediği biçimde' },
    { label: 'Aşı kartı ve çip', hint: 'Tarihler ve çip numarası okunur olsun' },
    { label: 'Havayolunun onayı', hint: 'Yazılı, PNR’niz üstünde' },
  ],
  questions: [
    {
      topic: 'Belgeler',
      question: 'Hangi belgeler gerekir?',
      answer:
        'Okuduğumuz metin sağlık belgesi ile kimlik ya da pasaport istiyor. Aşıyı, çipi ve giriş iznini varış ülkesinin veteriner makamına, gerisini Qatar Airways’e sorun.',
    },
    {
      topic: 'Geç bildirim',
      question: '48 saatten az kaldı, ne yapayım?',
      answer: 'Yine de sorun, ama havayolu geri çevirebilir. Tarih değiştirmenin koşuluna da bakın.',
    },
    {
      topic: 'Ücret',
      question: 'Taşıma kaça gelir?',
      answer: 'Bulamadık. Kafesle ağırlığı ve ölçüyü yazın, bagaj ve kargo için ayrı fiyat isteyin.',
    },
  ],
  warning: 'Bileti önce alıp hayvanı sonra sormayın; ret gelirse değişikliğin bedeli size kalır.',
};
