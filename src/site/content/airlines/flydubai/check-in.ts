import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Havalimanında flydubai check-in saatleri: kontuar 3 saat kala açılır, 60 dakika kala kapanır, kapı 20 dakika kala. Terminal kontrolü.',
  answers: ['online', 'counter', 'base'],
  own: [
    'Terminali ve uçuşu yapanı okuyun.',
    'flydubai.com’da bir gün kala PNR ile deneyin; Emirates bölümünü onun sitesinde yapın.',
    'Açılırsa bütün yolcuları ve uçuşları işaretleyin.',
  ],
  call: 'Yolculuğun bir bölümünü Emirates, bir bölümünü flydubai yapıyor.',
  lead: 'Dönüşte asıl iş flydubai terminalini bulmaktır: 2. Terminal, 3. Terminal ya da ayrı bir havalimanı olan DWC.',
  facts: [
    { label: 'Kontuar', value: '3 saat kala açılır', fact: 'counter' },
    { label: 'Kontuar kapanışı', value: '60 dakika kala', fact: 'counter' },
    { label: 'Kapı', value: '20 dakika kala kapanır', fact: 'counter' },
    { label: 'Online açılış', value: 'Onay belgenizde yoksa sorun', fact: 'online' },
    { label: 'Terminal', value: 'T2, bazıları T3 ya da DWC', fact: 'base' },
  ],
  sections: [
    {
      topic: 'Terminal',
      title: 'Yanlış terminaldeyseniz',
      body: [
        'Ekranda uçuşunuz yoksa sıraya girmeyin, terminalin adını okuyun. T2, T3 ve DWC ayrı yerlerdir; görevliye yolu ve süreyi sorun. Yetişemeyecekseniz kontuar kapanmadan sitede ya da görevliye bildirin.',
      ],
    },
    {
      topic: 'Geç kalma',
      title: 'Geç kalırsanız',
      body: [
        [
          'Kontuara geç kalan alınmayabilir; Lite ve Value’da iade yoktur, yine de görevliye sorun.',
          'Flex ve Business’ta 30 gün içinde, fark ödenerek yeni tarih alınır.',
          'Biniş kartı, kapıya geç kalanı kurtarmaz.',
        ],
      ],
    },
  ],
  questions: [
    {
      topic: 'Emirates bileti',
      question: 'EK numaralı biletimle hangi terminale gideyim?',
      answer:
        'Emirates’in yaptığı uçuş genellikle 3. Terminal’den kalkar. Uçuşu flydubai yapıyorsa onay belgesindeki satıra gidin.',
    },
    {
      topic: 'Hamile, bebek',
      question: 'Bebekle ya da hamile uçacaksam ne yapmalıyım?',
      answer:
        'Online yapılıp yapılmadığını bulamadık, kontuara erken gidin. Doktor raporu gerekip gerekmediğini flydubai’ye sorun.',
    },
  ],
  warning: 'Taksiye “havalimanı” demeyin, terminal adını söyleyin; kontuar siz yoldayken kapanabilir.',
};
