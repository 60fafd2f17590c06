import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Emirates biletinde iadeyi tarife belirler: tutarı onaydan önce nerede görürsünüz? Sağlık nedeni, kısmi iade, Dubai’den dönüş.',
  answers: ['cancel'],
  own: [
    'Siz vazgeçtiyseniz emirates.com’da rezervasyonu açıp iptal ekranına gelin.',
    'Onaydan önce yazan tutarı, değişiklik ücretiyle karşılaştırın.',
    'Kayıtta birden çok yolcu varsa yalnızca vazgeçeni seçin, gerekirse kaydı böldürün; sonra onaylayın.',
    'Bileti acente sattıysa iadeyi ondan isteyin.',
  ],
  call: 'Dönecek tutar ekranda görünmüyor.',
  lead: 'Emirates’te dönecek tutarı tarife adından tahmin etmeyin, iptal ekranında okuyun.',
  facts: [
    { label: 'Special, Saver', value: 'En kısıtlı tarifeler', note: 'Flex ve Flex Plus en esnek', fact: 'refund' },
    { label: 'Tutar', value: 'Onaydan önce ekranda', fact: 'cancel' },
    { label: 'AB’den kalkış', value: 'Genellikle AB kuralı', note: 'AB’ye varışta uygulanmaz' },
  ],
  cardGroups: [
    {
      title: 'İadede bilmeniz gerekenler',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Para, ödediğiniz karta ya da hesaba döner; mille alınan bilet Skywards hesabından iptal edilir.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Bileti biz kestiysek net tutarı söyler, onaylarsanız başvuruyu gireriz; ödeme günü havayoluna bağlıdır.',
        },
        {
          title: 'Azami iade',
          text: 'Koltuk, ek bagaj ve yükseltme için ödediklerinizi de ayrıca isteyin.',
        },
      ],
    },
    {
      title: 'İptalin dört biçimi',
      cards: [
        {
          topic: 'Uçağa gitmedim',
          title: 'Gönüllü iptal',
          text: 'Tarihiniz belli olacaksa iptal yerine değişikliğin bedeline bakın. Gitmediyseniz koşul genellikle ağırlaşır; vergileri yine de bileti satandan PNR’nizle yazılı isteyin.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Uçuşu flydubai yapıyorsa ona yazın; biletteki “operated by” satırına bakın.',
        },
        {
          topic: 'Sağlık, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporda uçamayacağınız tarihler yazsın; kalkıştan önce satıcıya yollayın, istisnayı Emirates değerlendirir. Vize reddinin kuralını bulamadık; ret belgesini ekleyin.',
        },
        {
          topic: 'Kullanılmış gidiş',
          title: 'Kısmi iade',
          text: 'Uçulan bölüm bilet kuralıyla hesaplanır, kalan az çıkabilir.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Gecikme, otel',
      title: 'Uçuşunuz geciktiyse',
      body: [
        'Beklerken yiyecek, içecek, gerekirse otel isteyin; fişleri saklayın. Türkiye’den kalkan uçuş en az 3 saat geç vardıysa ve gecikmenin nedeni Emirates ise [tazminat](/hizmetler/ucus-gecikmesi) da istenebilir. İstanbul–Dubai 1.500–3.500 km arasındadır; bu basamak genellikle 400 avrodur, olağanüstü durumda ödenmeyebilir.',
      ],
    },
  ],
  questions: [
    {
      question: 'Saver bileti iptal edersem hiç mi para dönmez?',
      answer: 'Tarife metnine bağlı. İade kapalıysa uçmadığınız bölümün vergilerini ayrıca isteyebilirsiniz.',
    },
    {
      topic: 'Hangi karta',
      question: 'Parayı kim, hangi karta geri verir?',
      answer: 'Parayı kim tahsil ettiyse genellikle o, ödediğiniz karta ya da hesaba geri verir.',
    },
  ],
  warning: 'Verdiğiniz iptal onayı geri alınmayabilir; net tutarı görmeden evet demeyin.',
};
