import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Air Arabia’da iptal edilen bilet nakit değil kredi olur: 1 yıl geçerli, devredilmez. İptal edilen uçuş, sağlık nedeni ve kısmi iade.',
  answers: ['cancel', 'refundByLaw'],
  own: [
    'Krediyi kullanıp kullanamayacağınızı düşünün: 1 yıl geçerlidir ve devredilmez.',
    'İptal etmeden önce tarih değişikliğinin farkına da bakın.',
  ],
  call: 'Uçuşu Air Arabia iptal etti; krediyle yetinmek istemiyorsunuz.',
  lead: 'Air Arabia’da bileti kendi isteğinizle iptal ettiğinizde para hesabınıza dönmez; kesintiden sonra kalan tutar kredi olur. Kredi ödeme tarihinden itibaren 1 yıl geçerlidir, aynı rezervasyon numarasıyla kullanılır ve başkasına devredilmez. Fas uçuşları bu kuralın dışındadır. Uçuşu havayolu iptal ettiyse durum değişir.',
  facts: [
    { label: 'Gönüllü iptal', value: 'Kredi', note: 'Nakit değil', fact: 'credit' },
    {
      label: 'Kredinin süresi',
      value: '1 yıl',
      note: 'Ödeme tarihinden başlar, uçuş tarihinden değil',
      fact: 'credit',
    },
    { label: 'Kullanım', value: 'Aynı rezervasyon numarası', note: 'Devredilmez', fact: 'credit' },
    { label: 'İstisna', value: 'Fas uçuşları', fact: 'credit' },
    { label: 'Türkiye’den kalkış', value: 'SHGM düzenlemesi', note: 'Havayolunun iptalinde' },
    { label: 'Şarika’dan dönüş', value: 'SHGM kapsamı dışında' },
  ],
  steps: [
    {
      title: 'İptal eden kim?',
      body: [
        'Siz vazgeçtiyseniz sonuç kredidir; havayolu kaldırdıysa para iadesi istenebilir. Ekranda beliren kredi teklifini bu ayrım yapılmadan kabul etmeyin.',
      ],
    },
    {
      title: 'Kredinin bitiş gününü hesaplarız',
      body: [
        'Ödeme tarihinizi sorarız. Bileti on ay önce aldıysanız krediniz iki ay sonra bitebilir; hesabı açıkça yaparız.',
      ],
    },
    {
      title: 'Değişiklikle karşılaştırırız',
      body: ['Kesintiyi, değişiklik ücretini ve yeni bilet tutarını tek tek söyler, kararı size bırakırız.'],
    },
    {
      title: 'Krediyi kayda geçiririz',
      body: ['İptal onaylanınca kredi tutarını, rezervasyon numarasını ve son günü yazılı göndeririz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Para mı döner, kredi mi?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Para iadesi çıkan durumda tutar, ödemeyi yaptığınız yönteme döner. Gönüllü iptalin kredisi ise kendi rezervasyonunuzda kalır.',
        },
        {
          title: 'Hızlı işlem',
          text: 'İptali onayladığınız görüşmede kredinin tutarını ve bitiş gününü not ettiririz. Para iadesi isteniyorsa süreyi havayolu belirler.',
        },
        {
          title: 'Azami iade',
          text: 'Uçuşu havayolu kaldırdıysa kredi yerine bilet bedelini isteriz; siz vazgeçtiyseniz kesintiyi değişiklik ücretiyle karşılaştırırız.',
        },
      ],
    },
    {
      title: 'Hangi durum, hangi yol?',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Kesintiden sonra kalan tutar, 1 yıl geçerli kredi olur; kesinti paketinize ve kalan süreye göre değişir. Fas uçuşunuz varsa bunu başta söyleyin, ona ayrı kural uygulanır.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Türkiye’den kalkışta yürürlükteki SHGM düzenlemesi uygulanır: önünüze konan krediyi kabul etmeden bilet bedelinin iadesini ya da başka uçuşu isteyebilirsiniz.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporla, kredi yerine iade ya da kredinin süresinin uzatılmasını isteyebilirsiniz. Yanıtı havayolu verir; bize hastalığı değil, rapordaki tarih aralığını söyleyin.',
        },
        {
          title: 'Kısmi iade',
          text: 'Gidişi uçup dönüşü iptal ettiyseniz genellikle kalan bölümden kesinti düşülür ve sonuç krediye yazılır. Bagaj ile koltuğun krediye girip girmediğini ayrıca sorun.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Krediyle yetinecekseniz',
      body: [
        'Krediyi kullanabileceğinize emin değilseniz iptal yerine tarihi ertelemek daha iyi olabilir. Krediyi eşinize, çocuğunuza ya da iş arkadaşınıza veremezsiniz; aynı yolcu için saklanır. Ailenin yarısı gitmiyorsa önce rezervasyon bölünür.',
        'Seyahat sigortanız nakit ödeyebilir; iptalden önce poliçenizi okuyun.',
      ],
    },
    {
      title: 'Havayolu geciktirdiyse tazminat',
      body: [
        'Teknik veya operasyonel bir nedenle varışa 3 saat ve üzeri geç kaldıysanız [tazminatı](/hizmetler/ucus-gecikmesi) da sorun; mesafe basamakları 250, 400 ve 600 avrodur, Türkiye–Şarika uçuşları çoğunlukla ortadakine girer. Olağanüstü durum istisnadır.',
        'Şarika’dan dönüşte havayolunun taşıma koşulları geçerlidir. AB’den kalkan bir uçuşta ise AB kuralı vardır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Ödeme tarihi ve yöntemi', hint: 'Kredi süresini bu gün başlatır' },
    { label: 'Rezervasyon numarası', hint: 'Krediyi kullanmak için de gerekecek, saklayın' },
    { label: 'Havayolunun mesajı', hint: 'İptali ya da gecikmeyi o yaptıysa' },
    { label: 'Kullanılan uçuşlar', hint: 'Gidiş uçuldu mu, yalnızca dönüş mü?' },
  ],
  questions: [
    {
      question: 'Krediyi kardeşim kullanabilir mi?',
      answer: 'Hayır, kredi devredilmez. Aynı rezervasyon numarası ve aynı yolcu için geçerlidir.',
    },
    {
      question: 'Bir yıl ne zaman başlıyor?',
      answer: 'Ödeme yaptığınız gün. İptal gününden ya da uçuş tarihinden saymayın.',
    },
    {
      question: 'Havayolu uçuşu iptal etti ve kredi gönderdi. Kabul etmeli miyim?',
      answer:
        'Krediyi kabul etmeden bizi arayın. Uçuş Türkiye’den kalkıyorsa bilet bedelinin iadesini isteyebileceğiniz bir düzenleme var; başvuruyu buna göre yazarız.',
    },
    {
      question: 'Kredinin tamamını bir seferde mi kullanmalıyım?',
      answer: 'Bunu havayolunun koşulu belirler. Yeni bilet daha ucuzsa artanın ne olacağını kullanmadan önce sorarız.',
    },
  ],
  warning: 'Krediyi takvime yazın: süre ödeme gününden işler ve kullanılmayan kredi geri gelmez.',
};
