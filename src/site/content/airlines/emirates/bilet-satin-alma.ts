import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Aynı Emirates sırasında dört ayrı hak: Special, Saver, Flex, Flex Plus. Kilo, koltuk ve mille yükseltme nasıl değişir, Dubai’de neye bakılır?',
  answers: ['fares', 'checked'],
  own: ['Dört tarifenin kilosunu ve koltuk hakkını karşılaştırın.', 'Skywards numaranızı bilet alırken ekleyin.'],
  call: 'Dubai’den sonra flydubai ile devam edeceksiniz.',
  lead: 'Emirates’te iki yolcu aynı sırada oturup bambaşka haklarla uçabilir. Farkı tarife adı yaratır: Special, Saver, Flex, Flex Plus. Special’dan Flex Plus’a çıktıkça bagaj kilosu artar, koltuk seçimi kolaylaşır, mille yükseltme açılır. Bilet almadan önce bavulunuzu ve tarihinizin ne kadar kesin olduğunu söyleyin; hangi adın size yettiğini bulalım.',
  facts: [
    { label: 'Economy tarifeleri', value: 'Special, Saver, Flex, Flex Plus', fact: 'fares' },
    {
      label: 'Bagaj',
      value: '20–35 kg',
      note: 'Tarife yükseldikçe artar; biletinizdeki satır geçerlidir',
      fact: 'checked',
    },
    { label: 'Mille yükseltme', value: 'Special kapalı', note: 'Saver, Flex ve Flex Plus uygun', fact: 'upgrade' },
    { label: 'Koltuk seçimi', value: 'Special ve Saver’da genellikle ücretli', fact: 'seat' },
    { label: 'Aktarma', value: 'Dubai (DXB)', note: 'Emirates 3. Terminal’de', fact: 'base' },
    { label: 'Diğer kabinler', value: 'Üç üst kabin', note: 'Premium Economy, Business ve First', fact: 'cabins' },
  ],
  steps: [
    {
      title: 'Önce bavul ve tarih',
      body: [
        'Kaç kilo götüreceğinizi, tarihin oynayıp oynamayacağını sorarız. İki yanıt, dört tarifeden ikisini genellikle eler.',
      ],
    },
    {
      title: 'Hattınıza bakarız',
      body: [
        'Varışınız Amerika kıtası ya da Afrika ise kilo değil parça sayılır. Karşılaştırmayı doğru birimle yaparız.',
      ],
    },
    {
      title: 'Dubai bağlantısını kurarız',
      body: [
        'Uçuşların ikisini de Emirates mi işletiyor, biri flydubai mi? Terminal değişiyorsa bekleme süresine pay ekleriz.',
      ],
    },
    {
      title: 'Pasaporttaki adı yazarız',
      body: ['Adları harf harf kayda geçirir, geri okuruz. Onaydan sonra bilet kesilir ve e-postanıza gelir.'],
    },
  ],
  sections: [
    {
      title: 'Tarifeyi ihtiyaca göre seçin',
      body: [
        [
          'Special: bavulu hafif, tarihi kesin, mille yükseltmeyi düşünmeyen yolcuya.',
          'Saver: bir miktar bagajı olan, mille yükseltmeyi açık tutmak isteyene. Bu tarifede yükseltme yalnızca online check-in sırasında yapılır.',
          'Flex: koltuğunu önceden seçmek ve tarihini oynatabilmek isteyene.',
          'Flex Plus: planı değişken, bagajı ağır yolcuya.',
        ],
        'İki tarife arasındaki fark küçükse üsttekini ek bagaj ve koltuk bedeliyle birlikte hesaplayın; toplamda alttakinden ucuza gelebilir.',
      ],
    },
    {
      title: 'Premium Economy’ye değer mi?',
      body: [
        'Emirates’te Economy ile Business arasında ayrı bir kabin vardır. Kabin bagajı hakkı tek parça 10 kg’dır, kayıtlı bagaj genellikle 35 kg’dır. Her uçakta bulunmaz; gidişte olup dönüşte olmayabilir. Uzun gece uçuşunuz varsa yalnızca o yönü bu kabinden almayı da fiyatlatın.',
      ],
    },
    {
      title: 'Ortak uçuş tuzağı',
      body: [
        'Emirates ile flydubai birlikte bilet satabilir. Dubai’den çevre şehirlere geçerken uçuşu flydubai işletebilir; o bölümde kayıtlı bagaj, kabin bagajı ve terminal farklı olabilir. Satın almadan önce uçağı hangi şirketin işlettiğini sorun. Milleriniz Skywards’ta toplanır, program ortaktır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Yolcu listesi', hint: 'Ad, soyadı, doğum tarihi; bebek varsa belirtin' },
    { label: 'Bavul', hint: 'Kişi başı kilo ya da parça tahmini' },
    { label: 'Tarih', hint: 'Kesin mi, birkaç gün oynar mı?' },
    { label: 'Üye numarası', hint: 'Skywards, mil biriktiriyorsanız' },
  ],
  questions: [
    {
      question: 'Special biletle uçarken Business’a mille geçebilir miyim?',
      answer:
        'Hayır, Special mille yükseltmeye uygun değildir. Bu ihtimal sizin için önemliyse en az Saver almanız gerekir.',
    },
    {
      question: 'Çocuk biletinde bagaj aynı mı?',
      answer:
        'Koltuklu çocukta genellikle tarifenin hakkı geçerlidir, kucaktaki bebekte farklıdır. Rezervasyonda her yolcunun satırına ayrı bakarız.',
    },
    {
      question: 'Dubai’de şehre çıkmak istiyorum.',
      answer:
        'Bekleme süreniz ve vize durumunuz uygunsa mümkün. Bavulun son varışa mı Dubai’ye mi etiketleneceğini kontuarda söyleyin.',
    },
  ],
  warning: 'Yalnızca bilet tutarına bakıp Special almayın: bavul ve koltuk eklendiğinde hesap tersine dönebilir.',
};
