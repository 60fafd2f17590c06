import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'flydubai biletinde küçük yazım hatası, acente rehberine göre, genellikle düzeltilir; tur biletinde genellikle ad değişmez. Emirates’le ortak uçuşta ne yapılır?',
  answers: ['name', 'nameTour'],
  own: [
    'Biletteki adı pasaportun alt satırıyla karşılaştırın.',
    'Düzeltmeyi bileti kesenden isteyin: acente, tur operatörü ya da flydubai.com.',
    'Pasaport görüntüsünü gönderin, ücretini ve süresini yazılı sorun.',
    'Yanıt gelene kadar check-in yapmayın.',
  ],
  call: 'Biletin bir bölümü Emirates’in.',
  lead: 'Elden ele dolaşan “üç harf ücretsiz” sözü flydubai’nin değil, bir acentenin rehberinde yazıyor. Rehbere göre bilet hiç kullanılmamış olmalı.',
  facts: [
    { label: 'Başka yolcuya devir', value: 'Yok', fact: 'nameTransfer' },
    { label: 'Birkaç harf', value: 'Düzeltilebilir', note: 'Acente rehberine göre', fact: 'name' },
    { label: 'Kullanılmış bilet', value: 'Düzeltilmez', fact: 'name' },
    { label: 'Emirates bölümü varsa', value: 'Düzeltilmez', fact: 'name' },
    { label: 'Tur bileti', value: 'Ad değişmez', fact: 'nameTour' },
  ],
  sections: [
    {
      topic: 'Ters, ikinci ad',
      title: 'Sizin durumunuz',
      body: [
        [
          'Ad ile soyadı tersse pasaport görüntüsünü ekleyin.',
          'İkinci ad eksikse vizenizi de gönderip eklenip eklenmeyeceğini sorun; kuralını bulamadık.',
          'Gidişi uçtuysanız dönüş için yazılı yanıt alın.',
          'Emirates aktarması varsa iki havayolunun kaydını da sorun.',
        ],
      ],
    },
    {
      topic: 'Tur paketi',
      title: 'Tur paketinde',
      body: [
        'Yolcu listesini havayoluna operatör verir. Tur alırken pasaport fotoğrafını gönderin, onay belgesindeki adı aynı gün okuyun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport', hint: 'Alt satırı okunan görüntü' },
    { label: 'Onay belgesi', hint: 'Adın yazıldığı sayfa' },
    { label: 'Evlilik belgesi', hint: 'Soyadı sonradan değiştiyse' },
  ],
  questions: [
    {
      question: 'Yanlış adla check-in yapabilir miyim?',
      answer: 'Sistem izin verse bile kapıda durdurulabilirsiniz. Önce düzeltme yanıtını bekleyin.',
    },
    {
      topic: 'Yeni pasaport',
      question: 'Pasaportumu yeniledim, numarası değişti.',
      answer:
        'Ad aynıysa genellikle düzeltme gerekmez (doğrulamadık): yeni numarayı check-in’de yazın, açılmıyorsa kontuara gösterin. Vizeniz eskisindeyse onu da götürün.',
    },
    {
      question: 'Tur operatörü düzeltmem dedi, ne yapabilirim?',
      answer: 'Tur biletinde muhatap operatördür. Ret yanıtını yazılı alın, paketinizin değişiklik koşulunu okuyun.',
    },
  ],
  warning: 'Tur biletinizdeki adı aldığınız gün okuyun; bilet kesildikten sonra genellikle düzeltme yolu kalmaz.',
};
