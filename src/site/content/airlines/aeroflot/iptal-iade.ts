import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Aeroflot’ta genellikle Promo bilet iadesizdir; para ödemenin geldiği karta döner. Kart kapandıysa, hastalandıysanız, dönüş Rusya’dansa ne yapılır?',
  answers: ['cancel'],
  own: [
    'Siz vazgeçtiyseniz önce ödediğiniz kartın açık olup olmadığını bankanızdan öğrenin.',
    'aeroflot.ru’da ya da bileti aldığınız yerde iptal ekranını açın.',
    'Tarife Promo değilse kesintiyi okuyun; Promo ise yalnızca vergileri sorun.',
    'Devam uçuşunu kullanmadıysanız onu da başvuruya yazın, kalkıştan önce onaylayın.',
  ],
  call: 'Bileti satana ulaşamıyorsunuz.',
  lead: 'Aeroflot’ta iki soru var: biletinizin iadesi var mı ve para hangi karta dönecek? Çalışmayan kart, hakkınız olan iadeyi de bekletir.',
  facts: [
    { label: 'Promo', value: 'İadesiz', fact: 'refund' },
    { label: 'Üst tarifeler', value: 'Kesintili iade olabilir', fact: 'refund' },
    { label: 'İade yolu', value: 'Ödediğiniz kart', note: 'Türk ve Rus kartı geçmeyebilir', fact: 'cards' },
  ],
  cardGroups: [
    {
      title: 'İade parası hangi yoldan döner?',
      cards: [
        { title: 'Güvenli iade', text: 'Para ödemeyi yapan karta döner; üçüncü bir kişinin hesabı kullanılmaz.' },
        {
          title: 'Hızlı işlem',
          text: 'Rusça tarife metnini Türkçe okuruz; sonuçlandıran satıcı ve havayoludur.',
        },
        { title: 'Azami iade', text: 'Promo bilette uçmadığınız bölümün vergilerini ayrı kalem olarak isteyin.' },
      ],
    },
    {
      title: 'Neden iptal ediyorsunuz?',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Üst tarifede kesinti güne göre artabilir; karar verdiyseniz kalkışı beklemeyin.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Nedeni yazılı isteyin; uçuşu Rossiya yaptıysa ona da yazın. Paranın hangi karta döneceğini de sorun.',
        },
        {
          topic: 'Rapor, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporu Rusça ya da İngilizce çevirisiyle gönderin; istisnaya Aeroflot karar verir. Vize reddinin kuralını bulamadık; ret yazısını da çevirtip gönderin.',
        },
        {
          topic: 'Dönüş',
          title: 'Kısmi iade',
          text: 'Dönüş kaldıysa o bölümü isteyin; Promo’da genellikle yalnızca vergiler sorulabilir.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Rötar tazminatı',
      title: 'Uçuş geç vardıysa',
      body: [
        'Türkiye’den kalkıp Rusya’ya en az 3 saat geç ulaştıysanız ve gecikmeye Aeroflot yol açtıysa [tazminat](/hizmetler/ucus-gecikmesi) istenebilir. İstanbul–Moskova 1.500 km’yi aştığından tutar genellikle 400 avrodur; hava sahası kapanırsa ödenmeyebilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kapanan kart',
      question: 'Kartım kapandı, iade nereye gider?',
      answer:
        'Banka tutarı genellikle bağlı hesaba alır, ama bankaya göre değişir. Başvurudan önce bankanızdan yazılı bilgi isteyin.',
    },
    {
      topic: 'Uçağa gitmedim',
      question: 'Uçağa binmedim, ne isteyebilirim?',
      answer:
        'Kalan hakkı bulamadık. Satıcıdan uçmadığınız bölümün vergilerini isteyin, dönüşün geçerli olup olmadığını sorun.',
    },
  ],
  warning: 'Promo bilette iptal için acele etmeyin; para dönmeyecekse tarihi değiştirmenin bedeline bakın.',
};
