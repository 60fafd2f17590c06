import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'THY’de EcoFly, ExtraFly, PrimeFly ve Business bagajda, koltukta ve değişiklik hakkında ayrılır. Hangi yolcuya hangi paket yeter?',
  answers: ['fares', 'checked'],
  own: [
    'Paketleri yan yana açın; bagaj, koltuk ve değişiklik satırlarını karşılaştırın.',
    'Sitesinden alırsanız, uçuşa en az 168 saat varken 24 saatlik iade hakkı da doğar.',
  ],
  call: 'Kalabalıksınız ya da yolculuk çok duraklı.',
  lead: 'THY’de aynı uçuşun birden çok fiyatı olmasının nedeni pakettir. EcoFly, ExtraFly ve PrimeFly Economy kabininde, BusinessFly ve BusinessPrime ise Business kabininde satılır. Koltuğun kendisi değişmese de bagaj, koltuk seçimi ve değişiklik koşulu pakete göre ayrılır. Bileti seçerken kendinize “bana hangi paket yeter” diye sorun.',
  facts: [
    { label: 'Economy paketleri', value: 'EcoFly, ExtraFly, PrimeFly', fact: 'fares' },
    { label: 'Business paketleri', value: 'BusinessFly, BusinessPrime', fact: 'fares' },
    {
      label: 'Kabin bagajı',
      value: 'Economy 1, Business 2 parça',
      note: 'Her parça 8 kg, 55\u00a0×\u00a040\u00a0×\u00a023 cm',
      fact: 'cabinBag',
    },
    { label: 'Kişisel eşya', value: '40\u00a0×\u00a030\u00a0×\u00a015 cm', note: '4 kg’a kadar', fact: 'personal' },
    { label: 'Bilet numarası', value: '235 ile başlar', fact: 'prefix' },
  ],
  steps: [
    {
      title: 'Yolculuğu anlatın',
      body: [
        'Tarihi, yolcu sayısını, bavul ihtiyacınızı ve tarihin değişme olasılığını sorarız. Paketi en çok son ikisi belirler.',
      ],
    },
    {
      title: 'Paketleri karşılaştırırız',
      body: [
        'Aynı uçuşun EcoFly, ExtraFly ve PrimeFly koşullarını ve toplamını sırayla söyleriz. Aktarma varsa ikinci uçuşu kimin işlettiğini de belirtiriz.',
      ],
    },
    {
      title: 'Adları harf harf kontrol ederiz',
      body: [
        'Ad ve soyadı pasaporttaki sırayla alır, size geri okuruz. THY bileti genellikle başkasına devredilmediği için en önemli adım budur.',
      ],
    },
    {
      title: 'Toplamı onaylarsınız',
      body: ['Bilet bedelini ve hizmet bedelimizi ayrı duyar, onay verirsiniz. Ödeme onayınızdan sonra alınır.'],
    },
    {
      title: 'Bilet numaranız gelir',
      body: [
        'Ödemeden sonra 235 ile başlayan numarayı içeren e-bilet e-postanıza gönderilir. Ad, tarih ve bagaj satırını hemen okuyun.',
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi durumda hangi paket?',
      body: [
        [
          'Sırt çantasıyla gidiyor ve tarihinizden eminseniz EcoFly yetebilir. Bazı EcoFly ücret sınıflarının iadesi yoktur, bunu almadan önce sorun.',
          'Bavulunuz varsa ve koltuğunuzu önceden seçmek istiyorsanız ExtraFly’a bakın. Standart koltuk seçimi genellikle bu pakette ve üstünde ücretsizdir.',
          'Tarihiniz değişebilecekse PrimeFly daha rahattır. Kalkışa 12 saatten çok varken değişikliği genellikle kesintisizdir, fiyat farkı doğabilir.',
          'İki kabin bagajı, daha geniş koltuk ve yüksek bagaj hakkı gerekiyorsa Business’ı baştan alın; sonradan yükseltmede bagaj ve mil Economy biletine göre kalır.',
        ],
      ],
    },
    {
      title: 'Bagaj satırını paket adından önce okuyun',
      body: [
        'İç hatta kayıtlı bagaj hakkı genellikle paketle birlikte artar; EcoFly ile Business arasında belirgin bir fark vardır. Dış hatta bazı bölgelerde kilo, bazılarında parça esası geçerlidir. Bazı satış sitelerinde bagajsız EcoFly da listelenir. Bu yüzden yalnızca paket adına güvenmeyin; biletinizdeki bagaj satırında yazan esastır.',
      ],
    },
    {
      title: 'İlk 24 saatteki iade hakkı kimin bileti için?',
      body: [
        'THY’nin kendi sitesinden ya da uygulamasından alınan bilet, ilk uçuşa en az 168 saat varsa 24 saat içinde kesintisiz iade edilebiliyor. Acenteden alınan bilet ve ek hizmetler bu hakkın dışında. Bizim keseceğimiz bilet için de bu süreye güvenmemelisiniz; tarihinizden emin değilseniz bunu görüşmenin başında söyleyin, iki yolu karşılaştıralım.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport ya da kimlik', hint: 'Ad ve soyadın yazımı, belge numarası' },
    { label: 'Doğum tarihleri', hint: 'Bebek ve çocuk fiyatı uçuş günündeki yaşa göredir' },
    { label: 'Miles and Smiles numarası', hint: 'Üyeyseniz bilet kesilmeden önce söyleyin' },
    { label: 'İki yedek tarih', hint: 'Bir gün kaydırmak paket seçimini değiştirebilir' },
    { label: 'Bavul planı', hint: 'Kişi başına kaç kilo, gidişte mi dönüşte mi' },
  ],
  questions: [
    {
      question: 'Miles and Smiles milleriyle alınan bilet için yardım eder misiniz?',
      answer:
        'Mil harcayarak bilet almayı hesap sahibi kendi üyeliğinden yapar. Uçuşu seçmenize ve koşulunu okumanıza yardım ederiz, hesabınıza girmeyiz.',
    },
    {
      question: 'Aktarmada ikinci uçuş başka havayolunun olursa ne değişir?',
      answer:
        'THY, Star Alliance üyesidir; tek bilette başka bir taşıyıcının uçuşu bulunabilir. O uçuşun check-in, koltuk ve evcil hayvan kuralı uçağı işleten taşıyıcıya göredir.',
    },
    {
      question: 'Kampanya biletinde neye bakmalıyım?',
      answer:
        'Değişiklik ve iade satırına. Ağustos 2025’teki iç hat kampanyasında EcoFly biletlerinde değişikliğe ve iptale izin verilmemişti.',
    },
  ],
  warning:
    'Gidiş ve dönüşü farklı paketlerden alıyorsanız bagaj hakkınız iki yönde farklı olabilir. Satın almadan önce dönüşün bagaj satırını da sorun.',
};
