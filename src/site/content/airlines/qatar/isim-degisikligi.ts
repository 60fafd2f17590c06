import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Qatar Airways bileti başkasına geçmez; yazım hatası, ters ve eksik ad check-in’den önce düzeltilebilir. Ortak uçuşta neden düzeltilmez?',
  answers: ['nameFix', 'nameNot'],
  own: [
    'Biletteki adı pasaportun alt satırıyla harf harf karşılaştırın; check-in yapmayın.',
    'Bileti acente kestiyse düzeltme talebini ona açtırın, numarasını isteyin.',
    'Qatar Airways’ten aldıysanız sitenin iletişim bölümünden yazın; pasaport görüntüsünü ekleyin.',
  ],
  call: 'Bileti biz kestik ya da Qatar Airways’in yanıtını anlamadınız.',
  lead: 'Qatar Airways (Katar Hava Yolları) aynı kişinin adını düzeltebilir, yolcuyu değiştirmez. Acente biletinde işi acente başlatır; hatayı gördüğünüz gün başvurun.',
  facts: [
    { label: 'Başkasına devir', value: 'Yok', fact: 'nameFix' },
    { label: 'Düzeltilebilen', value: 'Yazım, sıra, eksik ad', fact: 'nameFix' },
    { label: 'Ortak uçuş', value: 'Düzeltme yapılmaz', fact: 'nameNot' },
    { label: 'Check-in’den sonra', value: 'Düzeltme yapılmaz', note: 'Kısmen uçulmuş bilette de', fact: 'nameNot' },
    { label: 'Yasal ad değişikliği', value: 'Belge ister', fact: 'nameNot' },
  ],
  sections: [
    {
      topic: 'Ters, ikinci ad',
      title: 'Düzeltme mi, değişiklik mi?',
      body: [
        [
          'Mehmet yerine Mehmt yazılmışsa bu bir yazım hatasıdır, düzeltme isteyin.',
          'Ad ile soyadı yer değiştirmişse sıranın düzeltilmesini isteyin.',
          'İkinci ad eksikse ve pasaportta varsa eklenmesini isteyin.',
          'Adınız evlilik ya da mahkeme kararıyla değiştiyse belgeyle başvurun.',
        ],
      ],
    },
    {
      topic: 'Harf, ücret',
      title: 'Kaç harf, ne kadar ücret?',
      body: [
        'Harf sayısı ve ücret için bir metin bulamadık; başvururken ikisini de sorun. Türkçe harfler hata değildir: pasaportun alt satırında Ş, S olarak; Ğ, G olarak yazılır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport', hint: 'Fotoğraflı sayfanın okunaklı görüntüsü' },
    { label: 'Ad değişikliği belgesi', hint: 'Evlilik cüzdanı ya da mahkeme kararı, çevirisiyle' },
  ],
  questions: [
    {
      topic: 'Biniş kartı alındıysa',
      question: 'Online check-in yaptım, hatayı sonra gördüm.',
      answer:
        'Check-in yapılmış bilette düzeltme yapılmıyor. Önce check-in’i kontuarda ya da sitede geri aldırmayı deneyin; kararı havayolu verir.',
    },
    {
      topic: 'Ortak uçuş',
      question: 'Ortak uçuşlu bilette ne yapabilirim?',
      answer:
        'Düzeltme kabul edilmiyor; yine de sitenin iletişim bölümünden Qatar Airways’e yazıp ne yapabileceğinizi sorun. Sonra iptalde dönecek tutarı yeni biletinkiyle karşılaştırın.',
    },
    {
      topic: 'Yeni pasaport',
      question: 'Pasaportum değişti, bilette eski numara var.',
      answer:
        'Yeni numarayı qatarairways.com’da rezervasyonunuza ya da check-in ekranına yazmayı deneyin. Alan yoksa havayoluna yazın; uçuş günüyse kontuarda gösterin.',
    },
  ],
  warning: 'Ortak uçuşlu bilet alırken adı iki kez okuyun; böyle bilette düzeltme kabul edilmiyor.',
};
