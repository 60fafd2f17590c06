import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Uçak Bileti Satın Alma',
  metaTitle: 'Telefonla Uçak Bileti Satın Alma',
  description:
    'Aynı uçuşun üç ayrı fiyatı varsa fark bagajda, koltukta ve iadededir. On havayolunun paketlerini telefonda karşılaştırıp biletinizi birlikte seçelim.',
  tagline:
    'Bileti havayolunun sitesinden kendiniz alabilirsiniz; paketlerin farkı bagajda, koltukta ve iade kuralındadır.',
  lead: 'Ekranda en ucuz görünen bilet, yanına bavul ve koltuk eklenince çoğu zaman en ucuz kalmaz. Telefonda önce ne taşıyacağınızı ve planınızın ne kadar kesin olduğunu sorarız; sonra seçenekleri aynı ölçüyle karşılaştırırız.',
  facts: [
    { label: 'Karşılaştırma', value: 'On havayolu', note: 'Paketlerini aynı görüşmede karşılaştırırız' },
    { label: 'Bilet', value: '13 rakamlı numara', note: 'PNR’den ayrıdır, her yolcunun kendine aittir' },
    { label: 'İsim', value: 'Belgedeki yazımla', note: 'İç hatta kimliğe, dış hatta pasaporta bakılır' },
    { label: 'Onay', value: 'Toplam tutardan sonra', note: 'Onaysız işlem yapılmaz' },
  ],
  steps: [
    {
      title: 'Yolculuğu anlatın',
      body: [
        'Nereden nereye, hangi gün ve kaç kişi uçacağınızı, yolcuların yaşını söyleyin. Tarihiniz bir iki gün oynayabiliyorsa onu da ekleyin.',
      ],
    },
    {
      title: 'Bavulu konuşalım',
      body: ['Yalnızca sırt çantasıyla mı, büyük bavulla mı uçacaksınız? Doğru paketi çoğu zaman bu yanıt belirler.'],
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
          'Koltuk: ücretsiz mi seçiliyor, check-in’de rastgele mi veriliyor?',
          'Değişiklik ve iade: cezasız mı, cezalı mı, yoksa hiç mi yapılmıyor?',
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
    sunexpress: 'En ucuz tarife SunLight’ta kabine yalnızca 4\u00a0kg’lık bir çanta alınır.',
    ajet: 'Dış hat BASIC’te kabine yalnızca koltuk altına sığan bir çanta alınır.',
    azal: 'Bakü’de aktarma yapacaksanız yolculuğun tek bilette olmasına dikkat edin.',
    qatar: 'Lite’tan Comfort’a dört tarife vardır; Doha’daki bekleme süresine de bakın.',
    aeroflot: 'Önce kartınızın geçip geçmediğini ve Moskova aktarmasını öğrenin.',
    emirates: 'Bagaj hakkı genellikle Special’dan Flex Plus’a doğru artar.',
    airarabia: 'Uçuş Dubai’ye değil, Şarika’ya iner; kayıtlı bagaj ayrı satılır.',
    flydubai: 'Lite’ta genellikle kayıtlı bagaj yoktur; biletteki terminale de bakın.',
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
