import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Lite, Value ve Flex’te flydubai bilet değişikliği: uçuşa gelmeme, 30 günlük yeniden tarihlendirme, sıralı uçuş kuralı.',
  answers: ['change', 'noShow'],
  own: [
    'Kalkıştan önce flydubai.com’da rezervasyonunuzu açın.',
    'Yeni günde terminali ve uçuşu yapan şirketi de okuyun.',
    'Değişiklik ücreti ile fiyat farkının toplamına bakın.',
  ],
  call: 'İlk bölümü uçmayacak ama sonrakileri kullanmak istiyorsunuz.',
  lead: 'flydubai’de değişikliğin son saatini bulamadık; kalkıştan önce isteyin. Uçağı kaçırınca hakkınızı tarifeniz belirler.',
  facts: [
    { label: 'Kalkıştan önce', value: 'Tutar ekranda', note: 'Ücreti bulamadık', fact: 'change' },
    { label: 'Uçağı kaçırırsanız: Lite, Value', value: 'İade yok', fact: 'noShow' },
    {
      label: 'Uçağı kaçırırsanız: Flex, Business',
      value: '30 gün içinde yeni tarih',
      note: 'Farkı ödenir',
      fact: 'noShow',
    },
    { label: 'İlk uçuş uçulmazsa', value: 'Sonrakiler iptal edilebilir', fact: 'legs' },
  ],
  sections: [
    {
      topic: 'Kaçan uçak',
      title: 'Biletiniz hangisi?',
      body: [
        [
          'Lite biletle kalkışa saatler varsa hemen ekranı açın; gelmemek daha kötüdür.',
          'Value biletle uçağı kaçırdıysanız dönüşün geçerli kalıp kalmadığını sorun.',
          'Flex biletle kaçırdıysanız yeni günü son ana bırakmayın.',
          'Bir bölümünü Emirates yapıyorsa değişikliği bileti satandan isteyin.',
        ],
      ],
    },
    {
      topic: 'Saat değiştiyse',
      title: 'Sırayla kullanın',
      body: [
        'Tur operatörlerinin duyurusuna göre ilk bölümü uçulmayan biletin devamı iptal edilebilir. Aktarma yerinden binecekseniz bileti önceden değiştirtin. Saati havayolu değiştirdiyse onaylamadan ücretsiz seçenekleri yazılı isteyin; terminal de değişmiş olabilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Emirates gecikmesi',
      question: 'Emirates’in gecikmesi yüzünden uçağı kaçırdım.',
      answer:
        'Tek biletteyse aktarma kontuarından yeni yer isteyin; bu genellikle gelmeme sayılmaz. Ayrı biletlerde tarifenizin kuralı geçer.',
    },
    {
      topic: 'Yeni tarih',
      question: 'Yeni tarih için süre ne zaman başlar?',
      answer: 'Kaçırılan uçuşun kalkışından saymak güvenlidir; bitiş anını havayolundan yazılı isteyin.',
    },
  ],
  warning: 'Uçamayacağınızı anladığınız an sitede ya da kontuarda bildirin; kalkıştan sonra seçenek azalır.',
};
