import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'AZAL kabininde sınır genellikle kafesle 8 kg, ambarda 75 kg. Bildirim en geç 24 saat önce; hangi belgeler gerekir?',
  answers: ['pet', 'petHold'],
  own: [
    'Hayvanı kafesiyle tartın: kabin mi, ambar mı, belli olsun.',
    'Bileti almadan AZAL’a tür, ağırlık ve kafes ölçüsünü yazın.',
    'Aktarma varsa ikinci uçuş için de onay isteyin.',
    'Onay gelince bileti alın, bildirimi aynı gün yapın.',
    'İki ülkenin sağlık belgesini veterinerle tamamlayın.',
  ],
  call: '32 kg’dan ağır bir köpek için kafes koşulunu soracaksınız.',
  lead: 'Azerbaycan Hava Yolları (AZAL) ambarda büyük köpeği de taşır, ama her hayvan için onay ister. Bildirmek onay almak değildir.',
  facts: [
    { label: 'Bildirim', value: 'En geç 24 saat önce', note: 'Onay ayrıca gerekir', fact: 'petHold' },
    { label: 'Ambar', value: 'Kafesle 75 kg’a kadar', fact: 'petHold' },
    { label: '32–75 kg köpek', value: 'Kafes koşulu var', fact: 'petHold' },
    { label: 'Kabin kafesi', value: 'Toplam ölçüsü 115 cm', note: 'Uçuşta en çok iki kafes', fact: 'pet' },
    { label: 'Hayvanlı yolcu', value: 'AZAL Upgrade’den yararlanamaz', fact: 'upgradeScope' },
  ],
  sections: [
    {
      topic: 'Büyük köpek',
      title: 'Büyük köpek için',
      body: [
        'Kafesi almadan AZAL’ın koşulunu öğrenin: köpeğin boyunu, kafesin iç ölçüsünü, malzemesini ve kilidini yazıp sorun. Yaz aylarında serin saatteki uçuşu seçin, havalimanına erken gidin. Bakü’de aktarma varsa ne kadar bekleyeceğini, su verilip verilmediğini sorun; ikinci havayolunun sınırı daha düşük olabilir.',
      ],
    },
    {
      topic: 'Kafes ölçüsü',
      title: 'Kabinde uçacaksa',
      body: [
        'Kafesin üç kenarı toplanır; örneğin 50\u00a0×\u00a035\u00a0×\u00a030 cm tam sınırdadır. Hayvanla genellikle bir yetişkin uçar; yalnız uçan çocuğun kaydına hayvan eklenmez.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kuş',
      question: 'Papağanım kabinde uçar mı?',
      answer:
        'Kuş genellikle alınır, ama hangi türlerin alındığını bulamadık. Türün adını yazıp sorun; korunan türde izin gerekebilir.',
    },
    {
      topic: 'Ücret, aşı',
      question: 'Ücreti ve istenen belgeleri kime sormalıyım?',
      answer:
        'Ücreti onay isterken AZAL’a, aşı ve çip belgesini Azerbaycan’ın veteriner makamına sorun; ikisini de bulamadık.',
    },
  ],
  warning: '24 saat bildirimin sınırıdır; son gün yazarsanız onay yetişmeyebilir.',
};
