import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Pegasus satın alınmış bilette adı değiştirmiyor. Harf hatasını fark edince ne yapmalı, uçuş yakınsa nereye gitmeli, hangi mesajı yazmalı?',
  answers: ['nameLetters', 'nameChange'],
  own: [
    'Bileti aldığınız yere aşağıdaki mesajı ve kimlik örneğini gönderin.',
    'Yazılı yanıt gelmeden check-in yapmayın; uçuş yarınsa kimliğinizle Pegasus’un kontuarına gidin.',
    'Yanıt olumsuzsa iade koşuluna ve yeni biletin fiyatına bakın.',
  ],
  call: 'Bileti biz kestik ya da kimin sattığını bulamıyorsunuz.',
  lead: 'Pegasus’un kendi yanıtına göre ödenmemiş rezervasyonda bile ad değişmez. Harf hatasında ne yaptığını ise yazılı bulamadık.',
  facts: [
    { label: 'İsim değişikliği', value: 'Yapılmaz', fact: 'nameChange' },
    { label: 'Başkasına devir', value: 'Yok', fact: 'nameChange' },
    { label: 'Tek harf hatası', value: 'Bileti aldığınız yere sorun', fact: 'nameLetters' },
    { label: 'Başvuru yeri', value: 'Biletin alındığı yer' },
  ],
  sections: [
    {
      topic: 'Harf, ters ad',
      title: 'Hatanız hangi türden?',
      body: [
        [
          'Ş yerine S, Ğ yerine G: hata değildir, belgenin alt satırında da böyle yazar.',
          'Takma ad: kimlikte Mehmet, bilette Memo ise belge eşleşmez; hemen yazın.',
          'Eksik ad: “iç hatta olur” diyene güvenmeyin, Pegasus’tan yanıt alın.',
          'Ad ile soyadı ters: düzeltilip düzeltilmediğini bulamadık; yeni bilet almadan belgeyle yazın.',
        ],
      ],
    },
    {
      title: 'Uçuşunuz yakınsa',
      body: [
        'Havalimanında Pegasus’un satış ofisine ya da kontuara erken gidin. Aynı anda bileti satana da haber verin.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Dış hat',
      question: 'Biletim dış hat, bir harf yanlış. Uçabilir miyim?',
      answer:
        'Bunu biz söyleyemeyiz; karar kontuarın ve pasaport görevlisinindir. Pegasus’a yazılı sorun, yanıtı saklayın.',
    },
    {
      topic: 'Rezervasyon',
      question: 'Rezervasyon yaptım, ödemedim. Ad değişir mi?',
      answer:
        'Kural ödenmemiş rezervasyonu da kapsar. Yanlış adlı rezervasyonu ödemeyin; doğru adla yenisini şimdi açın.',
    },
    {
      topic: 'Yeni bilet',
      question: 'Yeni bilet almam gerekirse önce hangisi?',
      answer:
        'Önce yeni bileti alın, sonra eskisini iptal edin; böylece uçuş dolarsa biletsiz kalmazsınız. Vergileri ayrıca isteyin.',
    },
  ],
  warning: 'Ad değiştirme sözüyle para isteyene inanmayın; Pegasus’un yapmadığını üçüncü kişi de yapamaz.',
};
