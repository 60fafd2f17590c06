import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Uçak Bileti Satın Alma',
  metaTitle: 'Telefonla Uçak Bileti Satın Alma',
  description:
    'Aynı uçuşun üç ayrı fiyatı varsa fark bagajda, koltukta ve iadededir. On havayolunun paketlerini telefonda karşılaştırıp biletinizi birlikte seçelim.',
  tagline: 'Aynı uçuşun üç fiyatı varsa fark bagajda, koltukta ve iade kuralındadır.',
  lead: 'Ekranda en ucuz görünen bilet, yanına bavul ve koltuk eklenince çoğu zaman en ucuz kalmaz. Telefonda önce ne taşıyacağınızı ve planınızın ne kadar kesin olduğunu sorarız; sonra seçenekleri aynı ölçüyle karşılaştırırız.',
  facts: [
    { label: 'Karşılaştırma', value: 'On havayolu', note: 'Aynı görüşmede, paketleriyle' },
    { label: 'Bilet', value: '13 rakamlı numara', note: 'PNR’den ayrıdır, her yolcuya bir tane' },
    { label: 'İsim', value: 'Belgedeki yazımla', note: 'İç hatta kimlik, dış hatta pasaport' },
    { label: 'Onay', value: 'Toplam tutardan sonra', note: 'Onaysız işlem yapılmaz' },
  ],
  steps: [
    {
      title: 'Yolculuğu anlatın',
      body: ['Kalkış, varış, tarih, yolcu sayısı ve yaşlar. Tarihte bir iki gün oynayabiliyorsanız söyleyin.'],
    },
    {
      title: 'Bavulu konuşalım',
      body: ['Yalnızca sırt çantasıyla mı, büyük bavulla mı? Doğru paketi çoğu zaman bu soru seçer.'],
    },
    {
      title: 'Seçenekleri dinleyin',
      body: ['Saat, aktarma, bagaj, değişiklik ve iade kuralını her seçenek için aynı sırayla okuruz.'],
    },
    {
      title: 'Onaylayın',
      body: ['Toplamı kalemleriyle duyarsınız. Onaydan sonra bilet kesilir, PNR ve bilet numarası size yazılı gelir.'],
    },
  ],
  sections: [
    {
      title: 'Paket adları neyi saklar?',
      body: [
        'Light, Lite, Saver, Value ya da Flex gibi adlar havayolundan havayoluna başka anlama gelir. Adına değil dört satıra bakın:',
        [
          'Kabin bagajı: bazı en düşük paketlerde yalnızca koltuk altına sığan çanta vardır.',
          'Kayıtlı bagaj: kilo mu, parça mı, yoksa hiç mi?',
          'Koltuk: seçim ücretsiz mi, check-in’de rastgele mi?',
          'Değişiklik ve iade: cezalı mı, cezasız mı, hiç mi?',
        ],
      ],
    },
    {
      title: 'Tek bilet mi, iki ayrı bilet mi?',
      body: [
        'Aktarmalı yolculuk tek bilette yazılıysa ilk uçuş geciktiğinde sizi varışa ulaştırmak havayolunun işidir. İki ayrı bilet alırsanız kaçan uçuş size kalır ve bavulu yeniden vermeniz gerekir. Fiyat farkı küçükse tek bilet daha güvenlidir.',
      ],
    },
    {
      title: 'Bilet kesilmeden önce bir daha bakın',
      body: [
        [
          'Ad ve soyad belgedeki sırayla, eksiksiz mi?',
          'Havalimanı doğru mu? İstanbul’da IST ile SAW, Dubai’de DXB ile DWC ayrı yerlerdir.',
          'Varış saati ertesi güne mi geçiyor?',
          'Pasaportun süresi ve vize, gideceğiniz ülkenin istediği gibi mi?',
        ],
      ],
    },
  ],
  airlineNotes: {
    thy: 'EcoFly’dan PrimeFly’a bagaj, koltuk ve esneklik genellikle artar.',
    pegasus: 'Dış hatta ve KKTC’de paketler genellikle Light ile başlar; fark en çok bagajdadır.',
    sunexpress: 'SunLight’ta yalnızca koltuk altı çantası vardır.',
    ajet: 'BASIC pakette kabin bagajını ayrıca sormak gerekir.',
    azal: 'Bakü aktarmasında yolculuğun tek bilette olmasına bakılır.',
    qatar: 'Lite’tan Comfort’a dört tarife; Doha’daki bekleme süresine ayrıca bakılır.',
    aeroflot: 'Önce ödeme kartına ve Moskova aktarmasına bakılır.',
    emirates: 'Special, Saver, Flex, Flex Plus: kilo tarifeyle değişir.',
    airarabia: 'Uçuş Şarika’ya iner, Dubai’ye değil; bagaj ayrı paketle alınır.',
    flydubai: 'Lite’ta genellikle kayıtlı bagaj yoktur; terminale de bakılır.',
  },
  haveReady: [
    { label: 'Tarih ve saat aralığı', hint: 'Esneyebildiğiniz günlerle birlikte' },
    { label: 'Yolcuların adı', hint: 'Kimlikteki ya da pasaporttaki yazımla' },
    { label: 'Doğum tarihleri', hint: 'Çocuk ve bebek varsa' },
    { label: 'Bavul planı', hint: 'Kaç parça, yaklaşık kaç kilo' },
  ],
  questions: [
    {
      question: 'Telefonda söylenen fiyat ne kadar geçerli?',
      answer:
        'Yer ve ücret, bilet kesilene kadar değişebilir. Havayolu süre tanıyorsa rezervasyonu bekletir, sürenin bittiği saati söyleriz. Süre tanımıyorsa fiyat ancak onay anında kesinleşir.',
    },
    {
      question: 'Bebeğim için ayrı bilet gerekir mi?',
      answer:
        'Genellikle 2 yaşından küçükler kucakta uçar ama yine de kendi biletleri olur. Yaş sınırına dönüş uçuşunda da bakılır; dönüşte 2 yaşını doldurmuş olacaksa baştan söyleyin.',
    },
    {
      question: 'Puanlarımla bilet alabilir miyim?',
      answer:
        'Ödül biletini çoğu program yalnızca üyenin kendi hesabından verir. Puan kazanmanız için üyelik numaranızı bilete işleriz; ödül bileti için sizi doğru kanala yönlendiririz.',
    },
  ],
  warning: 'İsim, bilet kesildikten sonra en zor düzelen bilgidir. Onaydan önce harf harf okumamızı isteyin.',
};
