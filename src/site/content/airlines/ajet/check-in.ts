import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'AJet’te online check-in genellikle 24 saat önce açılır, kontuar 45 ya da 60 dakika kala kapanır. TK numaralı bilette hangi siteye girilir?',
  answers: ['online', 'counter'],
  own: [
    'Uçuş numarasına bakın: TK ise THY’nin sitesini de deneyin.',
    'PNR’yi ve soyadını girin.',
    'Dış hatta pasaport numarasını ve geçerlilik gününü girin.',
    'BASIC ve ECOJET’te ücretli koltuk önerisini geçebilirsiniz.',
  ],
  call: 'Bileti THY kesti, uçuşu AJet yapıyor.',
  lead: 'AJet ekranı sizi tanımıyorsa bilet THY’den alınmış olabilir. Bileti kesen şirketin sitesinde de deneyin, süre azaldıysa kontuara yürüyün.',
  facts: [
    { label: 'Online açılış', value: '24 saat önce', fact: 'online' },
    { label: 'Online kapanış', value: '60 dakika kala', fact: 'online' },
    { label: 'Kontuar, iç hat', value: '45 dakika kala', fact: 'counter' },
    { label: 'Kontuar, dış hat', value: '60 dakika kala', fact: 'counter' },
    {
      label: 'İstanbul ve Ankara',
      value: 'Aynı gün erken check-in',
      note: 'Yola çıkmadan AJet’e sorun',
      fact: 'counter',
    },
  ],
  sections: [
    {
      topic: 'Ekran açılmıyor',
      title: 'Ekran açılmıyorsa',
      body: [
        [
          'Uçuş numarası TK ise bileti kesen şirketin sitesinde deneyin.',
          'Soyadını boşluksuz yazın; Ş, Ğ, İ yerine S, G, I kullanın.',
          'Ödenmemiş bagaj ya da koltuk satırını silin ya da ödeyin.',
          'Hayvan, yardım isteği ya da tek uçan çocuk varsa kontuara gidin.',
        ],
      ],
    },
    {
      title: 'İç hattaki son çeyrek saat',
      body: [
        'İç hatta ekran genellikle kontuardan önce kapanır; aradaki sürede yalnızca kontuar kalır. Son dakikaya göre plan yapmayın: bavul ve güvenlik sırası bu süreye dahil değildir. Bavulunuz yoksa kapının da kapanacağını hesaba katın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Geç kaldıysanız',
      question: 'Biniş kartım var, 50 dakika kala gelsem?',
      answer:
        'Bavulunuz varsa iç hatta sınıra çok yakınsınız, dış hatta geç kalmış olabilirsiniz: görevliye hemen seslenin. Yoksa doğrudan güvenliğe yürüyün.',
    },
    {
      topic: 'Ayrı koltuklar',
      question: 'Koltuğum ailemden uzak çıktı.',
      answer: 'Boş yer varsa kontuardan isteyin, olmazsa ücretli koltuğa bakın. Kapıya kadar beklemeyin.',
    },
    {
      topic: 'Hamile, bebek',
      question: 'Hamile ya da bebekliysem rapor, kontuar şart mı?',
      answer:
        'AJet’in hafta sınırını ve rapor kuralını bulamadık; haftanızı yazıp sorun. Biniş kartınız olsa da kontuara uğrayın.',
    },
  ],
  warning: 'Biniş kartındaki kapıya güvenmeyin; havalimanına varınca ekrana bakın.',
};
