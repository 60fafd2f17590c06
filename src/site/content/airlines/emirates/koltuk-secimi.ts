import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Emirates koltuk seçimi: Special ve Saver’da genellikle ücretli, Flex ve üstünde dahil. Çıkış sırası, beşik ve geniş diz mesafesi.',
  answers: ['seat'],
  own: [
    'Flex ve üstünde koltuğu hemen seçin; genellikle ücretsizdir.',
    'Special ve Saver’da genellikle 48 saat kala açılan online check-in’i bekleyin.',
  ],
  call: 'Ailenin koltukları ayrı düştü.',
  lead: 'Emirates’te önceden koltuk seçimi Special ve Saver biletlerde genellikle ücretli, Flex ve üstündeki tarifelerde ücretsizdir. Ücret ödemek istemeyen online check-in’i bekler; o da genellikle kalkıştan 48 saat önce açılır. Yalnızca o ana kalan koltuklar arasından seçersiniz. Bebek, uzun boy ya da kalabalık aile varsa beklemek pahalıya gelebilir.',
  facts: [
    { label: 'Special, Saver', value: 'Önceden genellikle ücretli', fact: 'seat' },
    { label: 'Flex, Flex Plus', value: 'Ücretsiz', fact: 'seat' },
    { label: 'Check-in açılışı', value: '48 saat kala', note: 'Kalan koltuklar görünür', fact: 'online' },
    { label: 'Premium Economy', value: 'Ayrı kabin', note: 'Her uçakta yok', fact: 'cabins' },
    { label: '9’dan kalabalık grup', value: 'Kontuarda', note: 'Online işlem genellikle kapalı', fact: 'onlineNot' },
  ],
  steps: [
    {
      title: 'Tarifeyi ve uçağı açarız',
      body: ['Aynı rotada iki ayrı uçak tipi uçabilir. Plan sizin uçuş numaranız ve gününüz için açılır.'],
    },
    {
      title: 'Grubu yerleştiririz',
      body: [
        'Önce çocuk, sonra ona bakacak yetişkin, en son diğerleri. Bu sırayla seçince yan yana kalma şansı artar.',
      ],
    },
    {
      title: 'Ücretliyse toplamı çıkarırız',
      body: ['Her uçuş ve yolcu ayrı sayılır. Toplamı Flex’e geçmenin farkıyla karşılaştırıp söyleriz.'],
    },
    {
      title: 'Kayda geçer',
      body: ['Onayladığınız yerler bilete işlenir; 48 saat kala bir kez daha bakmanızı isteriz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Emirates’te özel sıralar',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Bacak yeri fazla koltuklar bölme duvarının önünde ve çıkış sırasında bulunur. Duvar önünde kalkışta çanta yerde duramaz, tepsi koldan çıkar.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Yolcudan acil durumda kapıya yardım etmesi beklenir. Bebekli, hamile ya da hareket kısıtı olan yolcu ile çocuk buraya oturtulmaz.',
        },
        {
          title: 'Bebek beşiği',
          text: 'Geniş yer isteyenlerin de tercih ettiği sıraya takılır; koltuk ile beşik talebini aynı görüşmede girin. Bebeğin uçuş günündeki kilosu ve boyu sorulur.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ödemek, beklemek ya da tarifeyi değiştirmek',
      body: [
        [
          'Tek yolcu, kısa uçuş: 48 saati bekleyin.',
          'İki yetişkin, bir çocuk, Saver: üç koltuk ve iki uçuş varsa Flex’in farkını sorun.',
          'Dubai’den sonra on saatten uzun uçuş: yalnızca o uçuş için ödemek mantıklıdır.',
          'Grup rezervasyonu: dokuzu aşan kayıtlarda online check-in genellikle açılmaz, koltuğu grup kaydı üzerinden isteriz.',
        ],
      ],
    },
    {
      title: 'Dubai aktarmasında koltuk ve beşik',
      body: [
        'Aktarmalı yolculuk iki koltuk planı, gerekiyorsa iki ayrı beşik onayı demektir; beşiğin sınırını havayolu uçağa göre söyler. Uzun uçuşu önce yerleştirmek çoğu zaman işe yarar.',
        'Uygun bulunmadığınız için yeriniz sonradan değiştirilirse ödediğiniz tutarı geri isteyin; bunun için biniş kartını saklayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve yolcu yaşları', hint: 'Çocukların yanına kimin oturacağı' },
    { label: 'Uçuşlar', hint: 'Türkiye–Dubai ve sonrası ayrı planlanır' },
    { label: 'Bebek', hint: 'Kilo, boy ve uçuş günündeki ay' },
    { label: 'Boy ya da hareket durumu', hint: 'Çıkış sırasına uygunluk için' },
  ],
  questions: [
    {
      question: 'Saver biletle koltuğu ücretsiz ne zaman alırım?',
      answer:
        'Genellikle online check-in açıldığında, yani kalkıştan 48 saat önce. O saatte boş kalan standart koltuklar arasından seçersiniz.',
    },
    {
      question: 'Eşimle ayrı yerlere düştük, düzeltir misiniz?',
      answer:
        'Planda yan yana boş yer varsa değiştiririz. Uçak doluysa kontuarda ve uçakta rica edilebilir, söz veremeyiz.',
    },
    {
      question: 'Premium Economy’yi koltuk seçer gibi alabilir miyim?',
      answer: 'Hayır. Ayrı bir kabin olduğu için yükseltme ya da ayrı bilet gerekir.',
    },
  ],
  warning: '48 saati bekleyecekseniz alarm kurun. Dolu uçuşta ilk birkaç saatten sonra yan yana yer kalmayabilir.',
};
