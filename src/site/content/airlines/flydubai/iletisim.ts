import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Biletiniz flydubai’den mi? 7/24 bağımsız telefon desteği: terminal, Lite tarifede bagaj, Emirates ortak uçuşu, uçuşa gelmeme kuralı.',
  answers: ['contact', 'base'],
  own: [
    'Onay belgenizde iki satırı bulun: bileti kim sattı, uçuşu kim yapıyor?',
    'Satış ve iade için satana, bagaj ve terminal için uçuşu yapana yazın.',
    'Muhatap havayoluysa flydubai.com’un iletişim bölümünü açın.',
    'Tur paketiyse tur operatörünüze yazın; adı ve tarihi o değiştirir.',
  ],
  call: 'Biletinizde hem EK hem FZ kodu var.',
  lead: 'Bir bilette iki havayolu adı görebilirsiniz, çünkü flydubai ile Emirates ortak uçuş satıyor. Kime yazacağınızı onay belgesi gösterir.',
  facts: [
    { label: 'flydubai’nin kendi sitesi', value: 'flydubai.com', note: 'Numara için iletişim bölümüne bakın' },
    { label: 'Bilet numarası', value: '141 ile başlar', fact: 'prefix' },
    { label: 'Terminal', value: 'DXB 2. Terminal', note: 'Bazıları 3. Terminal ya da DWC', fact: 'base' },
  ],
  sections: [
    {
      topic: 'Kayıp bavul, terminal',
      title: 'Hangi durumda kime?',
      body: [
        [
          'Uçuş günü terminal değişti: onay belgesi ve havalimanı ekranı',
          'Bavul çıkmadı: havalimanında PIR tutanağı',
          'Skywards’ta mil eksik: program hesabı',
          'Uçuşu Emirates yapıyor: Emirates',
          'Tur paketi: tur operatörü',
        ],
      ],
    },
    {
      title: 'Biz ne yaparız?',
      body: [
        'Havayollarından bağımsızız. Biletin küçük yazısını Türkçe anlatır, kestiğimiz bilette değişiklik ve iadeyi yürütürüz. Uçağı bekletemeyiz, başka acentenin biletini izinsiz açamayız.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kaçan uçak',
      question: 'Uçağı kaçırdım, saat gece üç. Ne yapayım?',
      answer:
        'Havalimanındaysanız önce kontuara gidin. Tarifeniz Flex ya da Business ise yeni tarih isteyin. Dubai’deyseniz bizi beklemeyin, 0850’li hat oradan aranamayabilir.',
    },
    {
      topic: 'Emirates uçuşu',
      question: 'EK ve FZ aynı bilette, kimi seçeyim?',
      answer: 'Değişiklikte genellikle satan, bagajda uçuşu yapan muhatap olur. Onay belgesinde ikisi de yazar.',
    },
  ],
  warning: 'Terminali onay belgesinden okumadan taksiye binmeyin: T2, T3 ve DWC ayrı yerlerdir.',
};
