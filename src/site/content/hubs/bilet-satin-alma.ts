import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Uçak Bileti Satın Alma',
  metaTitle: 'Telefonla Uçak Bileti Satın Alma',
  description:
    'Aynı uçuşun üç ayrı fiyatı varsa fark bagajda, koltukta ve iadededir. On havayolunun paketleri yan yana: hangisi size yeter?',
  tagline:
    'Bileti havayolunun sitesinden kendiniz alabilirsiniz; paketlerin farkı bagajda, koltukta ve iade kuralındadır.',
  more: [
    'Kucakta uçacak bebeği genellikle bilet alırken yolcu olarak eklersiniz; biletiniz varsa aldığınız yere yazın.',
  ],
  lead: 'Ekranda en ucuz görünen bilet, yanına bavul ve koltuk eklenince çoğu zaman en ucuz kalmaz. Önce ne taşıyacağınıza ve planınızın ne kadar kesin olduğuna bakın; sonra paketleri buna göre karşılaştırın.',
  sections: [
    {
      topic: 'Paketler',
      title: 'Paket adları neyi saklar?',
      body: [
        'Light, Lite, Saver, Value ya da Flex gibi adlar havayolundan havayoluna başka anlama gelir. Adına değil dört satıra bakın:',
        [
          'Kabin bagajı: bazı en düşük paketlerde yalnızca koltuk altına sığan çanta vardır.',
          'Kayıtlı bagaj: kilo mu, parça mı, yoksa hiç mi?',
          'Koltuk: ücretsiz mi seçiliyor, check-in’de rastgele mi veriliyor?',
          'Değişiklik ve iade: ücretsiz mi, ücretli mi, yoksa hiç mi yapılmıyor?',
        ],
      ],
    },
    {
      topic: 'Aktarma',
      title: 'Tek bilet mi, iki ayrı bilet mi?',
      body: [
        'Aktarmalı yolculuk tek bilette yazılıysa ilk uçuş geciktiğinde sizi varışa genellikle havayolu ulaştırır. İki ayrı bilet alırsanız kaçırdığınız uçuşun bedeli size kalır, bavulu da yeniden vermeniz gerekir. Fiyat farkı küçükse tek bilet daha güvenlidir. Arada gece kalıyorsanız oteli kimin ödediğini almadan havayoluna sorun.',
      ],
    },
    {
      title: 'Bilet kesilmeden önce bir daha bakın',
      body: [
        [
          'Ad ve soyad belgedeki sırayla, eksiksiz mi? İç hatta kimliğe, dış hatta pasaporta bakılır.',
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
    sunexpress: 'En ucuz tarife SunLight’ta kabine genellikle yalnızca 4\u00a0kg’lık bir çanta alınır.',
    ajet: 'Dış hat BASIC’te kabine genellikle yalnızca koltuk altına sığan bir çanta alınır.',
    azal: 'Bakü’de aktarma yapacaksanız yolculuğun tek bilette olmasına dikkat edin.',
    qatar: 'Doha’da aktarma varsa bekleme süresine de bakın.',
    aeroflot: 'Önce kartınızın geçip geçmediğini ve Moskova aktarmasını öğrenin.',
    emirates: 'Bagaj hakkı genellikle Special’dan Flex Plus’a doğru artar.',
    airarabia: 'Uçuş genellikle Şarika’ya iner, Dubai’ye değil; kayıtlı bagaj ayrı satılır.',
    flydubai: 'Biletteki terminale bakın; seçili uçuşlar Al Maktoum’dan (DWC) kalkar.',
  },
  questions: [
    {
      question: 'Telefonda söylenen fiyat ne kadar geçerli?',
      answer:
        'Yer ve ücret, bilet kesilene kadar değişebilir. Havayolu süre tanıyorsa bittiği saati söyleriz; tanımıyorsa fiyat onay anında kesinleşir.',
    },
    {
      id: 'bebek',
      topic: 'Bebek',
      question: 'Bebeğim için ayrı bilet gerekir mi?',
      answer:
        'Genellikle 2 yaşından küçükler kucakta, ama kendi biletiyle uçar: bilet alırken yolcu olarak ekleyin, biletiniz varsa aldığınız yere yazın. Yaşa dönüşte de bakılır; o gün 2 yaşını doldurmuş olacaksa baştan söyleyin.',
    },
    {
      topic: 'Mil, puan',
      question: 'Milimle ya da puanımla bilet alabilir miyim?',
      answer:
        'Ödül biletini biz kesemeyiz, değiştiremeyiz; çoğu program yalnızca üyenin kendi hesabından verir, değişikliği de havayolundan istenir. Kestiğimiz bilette puan kazanmanız için üyelik numaranızı işleriz.',
    },
  ],
  warning: 'İsim, bilet kesildikten sonra en zor düzelen bilgidir. Ödemeden önce belgedekiyle harf harf karşılaştırın.',
};
