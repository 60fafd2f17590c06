import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Havalimanında flydubai check-in saatleri: kontuar 3 saat kala açılır, 60 dakika kala kapanır, kapı 20 dakika kala. Terminal kontrolü.',
  answers: ['online', 'counter'],
  own: [
    'Onay belgesinde terminali okuyun: T2, T3 ya da DWC.',
    'Emirates’in işlettiği bölüm varsa o bölümün check-in’ini Emirates’in sitesinde yapın.',
  ],
  call: 'Bir bölümü Emirates, bir bölümü flydubai işletiyor.',
  lead: 'Havalimanında flydubai kontuarı kalkıştan 3 saat önce açılır ve 60 dakika kala kapanır; biniş kapısı 20 dakika kala kapanır. Online check-in’in kaç saat önce açıldığını doğrulayamadık, onun için saat vermiyoruz. Dönüşte asıl iş terminali bulmak: T2, T3 ya da DWC olduğu onay belgenizde yazar.',
  facts: [
    { label: 'Kontuar', value: '3 saat kala açılır', fact: 'counter' },
    { label: 'Kontuar kapanışı', value: '60 dakika kala', fact: 'counter' },
    { label: 'Kapı', value: '20 dakika kala kapanır', fact: 'counter' },
    { label: 'Online', value: 'Onay belgenizden bakın', note: 'Açılış saati teyit edilmeli', fact: 'online' },
    { label: 'Terminal', value: 'T2, seçili uçuşlarda T3', note: 'Al Maktoum (DWC) da olabilir', fact: 'base' },
    { label: 'Kabin bagajı', value: '7 kg', note: 'Business’ta iki parça, toplam 14 kg', fact: 'cabinBag' },
  ],
  steps: [
    {
      title: 'Terminali belirleriz',
      body: ['Dubai’den kalkıyorsanız ilk iş bu. Uçuşunuza bir gün kala yeniden bakın, değişmiş olabilir.'],
    },
    {
      title: 'İşleten şirket',
      body: [
        'Uçağı Emirates işletiyorsa Emirates’in check-in saatleri ve terminali geçerlidir. Biletteki “operated by” satırı belirler.',
      ],
    },
    {
      title: 'Bavul ve kilo',
      body: [
        'Lite biletle bavul varsa paketi kontuara gitmeden ekleyin. 60 dakika sınırı fazla bagaj ödemesi sırasında da işler.',
      ],
    },
    {
      title: 'Kapıya varış',
      body: ['Pasaport ve güvenlik sırasını hesaplayıp kapıya kalkıştan en az yarım saat önce varmayı hedefleyin.'],
    },
  ],
  sections: [
    {
      title: 'Zaman planı',
      body: [
        [
          'Bavulsuz yolcu: online kartınız çıktıysa kapı saatine göre gelin, pasaport sırasını unutmayın.',
          'Bavullu yolcu: kontuarın ilk saatinde orada olun.',
          'Emirates’ten aktarma yapan: terminal geçişine ayrı süre ekleyin, ikinci kartı T3’te sorun.',
          'Bebekli aile: 5 kg ek kabin bagajı tartılabilir, bebek arabası için kapıda zaman bırakın.',
        ],
      ],
    },
    {
      title: 'Yanlış terminalde olduğunuzu anlarsanız',
      body: [
        'Ekranda uçuşunuz yoksa soru sormak için sıraya girmeyin, önce terminal adını okuyun. DXB’nin terminalleri arasında araçla geçilir; DWC ise ayrı bir havalimanıdır ve yol uzun sürer. Yetişemeyecekseniz bizi kontuar kapanmadan arayın: kalkıştan önce yapılan değişiklik, gelmeme kuralından iyidir.',
      ],
    },
    {
      title: 'Gelmeme kuralı check-in’de başlar',
      body: [
        'Kontuar kapandıktan sonra gelen yolcu uçamaz ve tarifesinin gelmeme kuralıyla karşılaşır. Lite ve Value’da iade yoktur. Flex ve Business’ta 30 gün içinde fark ödenerek yeni tarih alınır. Check-in yapmış olmak, kapıya geç kalan yolcuyu kurtarmaz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Onay belgesi ve terminal satırı', hint: 'Telefonda ilk onu soracağız' },
    { label: 'Pasaport, vize', hint: 'Bitiş tarihi ve adın yazımı' },
    { label: 'Bagaj satırı', hint: 'Biletteki kilo ve parça' },
    { label: 'Tarife adı', hint: 'Geç kalmada sonucu o belirler' },
  ],
  questions: [
    {
      question: 'Online check-in ne zaman açılır?',
      answer:
        'Doğrulanmış bir saatimiz yok. Onay belgenizdeki bağlantıdan deneyin; işlem kapalıysa kontuarın açık olduğu süreyi esas alın.',
    },
    {
      question: '60 dakika kaldı, kuyruktayım.',
      answer:
        'Görevliye uçuşunuzu söyleyin, kapanmak üzere olan uçuşun yolcuları öne alınabilir. Sizi almazlarsa bizi hemen arayın.',
    },
    {
      question: 'EK numaralı biletimle hangi terminale gideyim?',
      answer:
        'Emirates’in işlettiği uçuş T3’tedir. Uçağı flydubai işletiyorsa T2 ya da seçili uçuşlarda T3 olabilir; onay belgesindeki satır geçerlidir.',
    },
  ],
  warning:
    'Dubai’de “havalimanı” demek yetmez. Terminal adını söylemeden yola çıkarsanız 60 dakikalık sınır yolda dolabilir.',
};
