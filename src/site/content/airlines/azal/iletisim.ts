import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'AZAL biletiniz için bağımsız telefon desteği. 771’li biletin işlemi nereden yapılır, Bakü aktarmasında ne sorulur, ne zaman AZAL’a yazmalısınız?',
  answers: ['contact', 'contactSeller'],
  own: [
    'Faturadan bileti satanı bulun: AZAL, acente ya da arama sitesi.',
    'AZAL’dan aldıysanız azal.az’daki iletişim bölümünden yazın.',
    'Acente sattıysa ona yazın; PNR’yi ve bilet numarasını verin.',
    'Adınızı pasaporttaki Latin harflerle yazın.',
  ],
  call: 'Azerice ya da İngilizce yazışmak istemiyorsunuz.',
  lead: 'AZAL’ın (Azerbaycan Hava Yolları) bileti Bakü’den, bir arama sitesinden ya da Türkiye’den alınmış olabilir; nereden aldıysanız oraya başvurursunuz.',
  facts: [
    { label: 'AZAL’ın kendi sitesi', value: 'azal.az', note: 'Numara için sitede iletişime bakın' },
    { label: 'Bilet numarası', value: '771 ile başlar', note: 'Uçuş kodu J2', fact: 'prefix' },
  ],
  sections: [
    {
      topic: 'Miles, teklif',
      title: 'AZAL’a gidecek işler',
      body: [
        [
          'AZAL’ın sitesinden alınan biletin değişikliği ve iadesi.',
          'AZAL Miles bakiyesi ve kart düzeyi.',
          'Koltuk ya da kabin için verdiğiniz teklif: verdiğiniz ekrandan izlenir.',
          'Kapıdaki ve kontuardaki sorun: havalimanındaki görevli.',
        ],
      ],
    },
    {
      topic: 'Yazışma yardımı',
      title: 'Bizim yapabildiğimiz',
      body: [
        'Biletinizi okur, satıcıyı buluruz; AZAL’a göndereceğiniz kısa metni Azerice, Rusça ya da İngilizce yazmanıza yardım ederiz. Bileti biz kestiysek işlemi yürütürüz. AZAL adına karar veremeyiz, sonuca söz veremeyiz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet numarası', hint: 'Genellikle 771 ile başlar; yoksa PNR' },
    { label: 'Satıcının adı', hint: 'Faturadaki unvan' },
    { label: 'Belge türü', hint: 'Kimlik ya da pasaport' },
  ],
  questions: [
    {
      question: 'AZAL’ın Türkiye temsilcisi misiniz?',
      answer: 'Hayır, AZAL’la bağımız yok. Yapamayacağımız işi kime götüreceğinizi söyleriz.',
    },
    {
      topic: 'Yakınınız sorarsa',
      question: 'Azerbaycan’daki yakınım benim için sorabilir mi?',
      answer:
        'Onayınızı e-postayla bildirirseniz yakınınıza bilgi veririz. Bakü’deki acentenin biletinde işlem yine oradadır.',
    },
    {
      topic: 'Yurt dışından',
      question: 'Bakü’deyim, sizi nasıl bulurum?',
      answer: 'E-postayla; 0850 orada çalışmayabilir. Uçuşunuz yakınsa AZAL kontuarına başvurun.',
    },
  ],
  warning: 'Bilet numaranızı ve soyadınızı tanımadığınız forma yazmayın; kaydınız onlarla açılır.',
};
