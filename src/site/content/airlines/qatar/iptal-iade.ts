import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Qatar Airways bilet iptali ve iadesi: karışık tarife, sağlık nedeni ve yarım kalmış yolculuk. Doha’dan dönüşte hangi kural geçerli?',
  answers: ['cancel'],
  own: [
    'Siz vazgeçtiyseniz qatarairways.com’da rezervasyonu açın, iptal ekranına gelin.',
    'Gidiş ve dönüşün tarifesini ayrı ayrı okuyun.',
    'Dönecek tutarı not edin; azsa tarih değiştirmenin ücretine de bakın.',
    'Onayı kalkıştan önce verin; gelmeyen yolcunun bileti yanabilir.',
    'Bileti acente kestiyse iptali ve iadeyi ondan isteyin.',
  ],
  call: 'Biletin bir bölümünü uçtunuz, kalanın iadesini istiyorsunuz.',
  lead: 'Katar Hava Yolları’nda (Qatar Airways) gidişle dönüşün tarifesi farklıysa sıkı olan kural ikisine de uygulanabilir; bunu yalnızca ödül biletinin koşulunda okuduk.',
  facts: [
    { label: 'İade', value: 'Tarifeye göre', note: 'Tutar iptal ekranında', fact: 'cancel' },
    { label: 'Uçağa gelmeme', value: 'Bilet yanabilir', fact: 'late' },
    { label: 'İade yeri', value: 'Ödediğiniz kart ya da hesap' },
  ],
  cardGroups: [
    {
      title: 'Paranız nasıl döner?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Tutar, biletin ödendiği karta ya da hesaba döner; Avios, Privilege Club hesabına.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Kestiğimiz bilette talebi kalkıştan önce iletiriz; ödeme gününü havayolu ve bankanız belirler.',
        },
        {
          title: 'Azami iade',
          text: 'Bilet iadesizse uçmadığınız için dönebilecek vergileri de isteyin; sonucu havayolu hesaplar.',
        },
      ],
    },
    {
      title: 'Hangi durumdasınız?',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Tarihiniz belirsizse bileti tarihsiz (açık) bırakıp bırakamayacağınızı da sorun.',
        },
        {
          topic: 'Kaçan bağlantı',
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Bağlantınız Doha’da kaçtıysa aktarma kontuarından yeni uçuş isteyin; ertesi güne kalırsanız otel de isteyin.',
        },
        {
          topic: 'Sağlık, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Bileti kesene kalkıştan önce raporla yazın; istisnayı havayolu tanır. Vize reddinde kural bulamadık, ret yazısını gönderin.',
        },
        {
          topic: 'Kısmi iade',
          title: 'Kısmi iade',
          text: 'Uçulan bölümün karşılığı biletin kuralına göre düşülür; geriye az kalabilir.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Tazminat',
      title: 'Uçak geç vardıysa',
      body: [
        'Türkiye’den kalkan uçuşla varış yerine en az 3 saat geç ulaştıysanız ve gecikme Qatar Airways’ten kaynaklandıysa [tazminat](/hizmetler/ucus-gecikmesi) istenebilir: Doha için genellikle 400 avro, 3.500\u00a0km’den uzağa 600 avro.',
      ],
    },
  ],
  questions: [
    {
      question: 'Lite bilet iade edilir mi?',
      answer:
        'Aynı ad farklı rotalarda farklı kural taşıyabilir. Biletinizin iade satırını okuyun ya da iptal ekranındaki tutara bakın.',
    },
    {
      topic: 'Uçağa gitmedim',
      question: 'Uçağa gitmedim, para döner mi?',
      answer: 'Bilet yanmış olabilir. Dönebilecek vergileri yine de bileti kesenden, bilet numarasıyla isteyin.',
    },
  ],
  warning: 'İptal edilen bilet geri açılmayabilir; tutarı ekranda görmeden onay vermeyin.',
};
