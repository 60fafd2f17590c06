import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Dış hatta en düşük fiyatlı Pegasus bileti genellikle Light’tır, yanında yalnızca küçük bir çanta olur. Saver, Saver Plus ve Comfort Flex ne ekler?',
  answers: ['fares', 'cabinBag'],
  own: ['Dış hatta gördüğünüz fiyat Light mı, bakın.', 'Bavul gerekecekse Saver’ın farkını şimdi hesaplayın.'],
  call: '9 kişiden kalabalıksınız.',
  lead: 'Pegasus’un fiyat sıralamasında dış hatta ilk gördüğünüz bilet genellikle Light paketidir. Light’la çoğu zaman koltuk altına sığan küçük bir çantadan fazlası uçmaz. İç hatta ise sıralama genellikle Saver ile başlar. İki yolculuğu aynı alışkanlıkla satın alan yolcu, bavulunun parasını kapıda ödeyebilir.',
  facts: [
    {
      label: 'İç hat paketleri',
      value: 'Saver, Saver Plus, Comfort Flex',
      note: 'Satışta gördüğünüz liste esastır',
      fact: 'fares',
    },
    { label: 'Dış hat ve KKTC', value: 'Bunlara Light eklenir', fact: 'fares' },
    {
      label: 'Light çantası',
      value: '40\u00a0×\u00a030\u00a0×\u00a015 cm, 3 kg',
      note: 'Koltuk altına',
      fact: 'cabinBag',
    },
    {
      label: 'Saver ve üstü',
      value: 'Ayrıca 55\u00a0×\u00a040\u00a0×\u00a020 cm, 8 kg',
      note: 'Kabin bagajı olarak',
      fact: 'cabinBag',
    },
    { label: 'Kabin', value: 'Tek kabin, Economy', fact: 'cabins' },
    { label: 'Tek işlemde', value: 'En çok 9 yolcu', fact: 'passengers' },
  ],
  steps: [
    {
      title: 'Çantanızı tarif edin',
      body: [
        'Pegasus’ta ilk sorumuz budur. Sırt çantası, kabin bavulu ya da büyük bavul: yanıtınız seçenekleri yarıya indirir.',
      ],
    },
    {
      title: 'Aynı uçuşu paket paket dinleyin',
      body: [
        'Her paketin toplamını çanta, koltuk ve değişiklik koşuluyla birlikte söyleriz. Light’a sonradan eklenecek çantanın toplamı Saver’ı geçebilir.',
      ],
    },
    {
      title: 'Adları belgeye bakarak yazdırın',
      body: [
        'Pegasus satın alınmış bilette adı değiştirmez. Yazdıklarımızı size geri okuruz, siz belgeden takip edersiniz.',
      ],
    },
    {
      title: 'PNR’nizi alın',
      body: [
        'Ödeme onayınızla alınır, PNR kodunuz e-postanıza gider. Bütün işlemlerde bu kodu kullanacaksınız, kaydedin.',
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi yolcuya hangi paket?',
      body: [
        [
          'Light: Bir gecelik gidiş, tek sırt çantası, tarih kesin. Çantanızı doldurulmuş hâliyle ölçün, genellikle verilen 15 cm derinlik sandığınızdan azdır.',
          'Saver: Kabin bavulu ya da bavulla giden, tarihini değiştirmeyi düşünmeyen yolcu. Kayıtlı bagaj hakkı iç ve dış hatta farklıdır.',
          'Saver Plus: Koltuk ya da ek esneklik isteyip en üst pakete gerek duymayan yolcu. Kapsamını satın alırken tek tek sayarız; içerik rotaya göre değişir.',
          'Comfort Flex: Tarihi değişebilecek yolcu. Değişiklik ve iptal koşulu bu pakette genellikle en geniştir.',
        ],
      ],
    },
    {
      title: 'Dış hatta Light tuzağı',
      body: [
        'Ailece dış hatta giderken tek bir Light bileti bile karışıklık çıkarır: çocuğun çantası annenin hakkına sayılmaz, her yolcu kendi ölçüsüyle değerlendirilir. Gidişi Saver, dönüşü Light aldıysanız dönüşte alışveriş çantası dert olur. Satın almadan önce iki yönün paketini ayrı ayrı duymak isteyin.',
      ],
    },
    {
      title: 'BolBol üyeliğini bilete bağlamak',
      body: [
        'Üyelik numaranız cep telefonu numaranızdır; bilete bu numaranın yazılması yeter. BolPuan süreli olduğundan bekletilen puan yanabilir. Puanla ödeme hesabınızdan onay ister, bunu telefonda sizin yerinize yapmayız. Puan harcamak istiyorsanız hangi adımda kullanacağınızı anlatır, ödemeyi size bırakırız.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çanta ölçüsü', hint: 'Yükseklik, genişlik, derinlik; dolu hâliyle' },
    { label: 'Kimlik ya da pasaport', hint: 'Ad sonradan değiştirilmediği için önünüzde dursun' },
    { label: 'BolBol’a kayıtlı cep numarası', hint: 'Puan kazanılacak yolcunun' },
    { label: 'Tarih esnekliği', hint: 'Bir gün önce ya da sonra olur mu' },
  ],
  questions: [
    {
      question: 'Kalabalığız, 12 kişiyi tek işlemde alabilir miyiz?',
      answer:
        'En çok 9 yolcu seçilebilir. Grubu ikiye böleriz; bu durumda iki ayrı PNR olur ve yan yana oturmak için koltukları birlikte planlamak gerekir.',
    },
    {
      question: 'Light aldım, sonradan çanta ekleyebilir miyim?',
      answer:
        'Bagaj, PNR ve soyadıyla uçuş hizmetleri bölümünden eklenebilir. Kapıda eklemek genellikle daha pahalıdır; evde ekleyin.',
    },
    {
      question: 'İstanbul uçuşu hangi havalimanından?',
      answer:
        'Pegasus’un ana üssü Sabiha Gökçen’dir. Biletinizdeki kodun SAW olup olmadığına bakın, ulaşım süreniz buna göre değişir.',
    },
  ],
  warning:
    'Karşılaştırma sitesindeki fiyat Light, sizin aldığınız Saver ise aynı şeyi kıyaslamış olmazsınız. Çantayı ekleyip öyle karşılaştırın.',
};
