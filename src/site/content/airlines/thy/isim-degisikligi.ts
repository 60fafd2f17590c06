import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'THY biletinde isim düzeltme ve isim değiştirme aynı şey değildir. Harf hatası, ad ve soyadı sırası, yanlış kişi: her biri için izlenecek yol.',
  answers: ['nameTransfer', 'nameWrong'],
  own: [
    'Bileti yeni ve THY’nin sitesinden aldıysanız 24 saat dolmadan iade edip yeniden alın.',
    'Eskiyse düzeltmeyi bileti kesen kanaldan isteyin.',
  ],
  call: 'Ad ile soyadı ters yazıldı ya da biletin kim tarafından kesildiği belli değil.',
  lead: 'THY biletinde isim soruları iki kümeye ayrılır. Yolcu aynı kişidir ama bir harf, sıra ya da ikinci ad yanlış yazılmıştır; bu bir düzeltmedir. Ya da başka biri uçacaktır; bu devirdir ve THY genellikle kabul etmez. İki iş farklı kurallarla yürür. Telefonda sorduğumuz ilk şey de budur.',
  facts: [
    { label: 'Devir', value: 'Kabul edilmez', note: 'Bilet başka kişiye verilmez', fact: 'nameTransfer' },
    { label: 'Yazım düzeltmesi', value: 'Bileti kesen kanaldan', note: 'Yolcu aynı kişi olmalı', fact: 'nameTransfer' },
    {
      label: 'Ad ve soyadı sırası',
      value: 'Sınırlı koşulla, siteden',
      note: 'Tek yolculu kayıt, bir kez',
      fact: 'nameOrder',
    },
    {
      label: 'Yanlış bilgiyle alındıysa',
      value: '24 saat içinde iade',
      note: 'THY sitesinden ya da uygulamasından, uçuşa 7 günden çok varsa',
      fact: 'nameWrong',
    },
    { label: 'İstenen belge', value: 'Kimlik ya da pasaport' },
  ],
  steps: [
    { title: 'Hatayı okuyun', body: ['Biletteki adı ve pasaporttaki adı harf harf söylersiniz. Farkı not ederiz.'] },
    {
      title: 'Bileti kimin kestiğini buluruz',
      body: ['Bileti THY mi, acente mi, başka bir havayolu mu kesti? Düzeltme isteği o kanaldan geçer.'],
    },
    {
      title: 'Hatanın türünü ayırırız',
      body: [
        'Harf, sıra, eksik ikinci ad, evlilik sonrası soyadı ya da farklı kişi. Her birinin önündeki yol başkadır.',
      ],
    },
    {
      title: 'Belgeyle başvururuz',
      body: [
        'Bileti biz kestiysek kimlik görüntüsüyle isteği THY’ye iletiriz. Karar THY’nindir; sonucu size bildiririz.',
      ],
    },
  ],
  sections: [
    {
      title: 'Bilet yeni alındıysa önce saate bakın',
      body: [
        'THY’nin sitesinden ya da uygulamasından yanlış yolcu bilgisiyle alınan bilet, ilk uçuşa 7 günden çok varsa 24 saat içinde kesintisiz iade edilip yeniden alınabiliyor. Düzeltme yazışmasına göre hem daha kısa hem daha temiz bir yoldur. Acente bileti bu kapsama girmez. Bileti az önce bizden aldıysanız bizi hiç beklemeden arayın; bilet yeni kesilmişken seçenek daha çoktur.',
      ],
    },
    {
      title: 'Hangi hata nasıl görülür?',
      body: [
        [
          'Türkçe harf farkı: Ç, ş, ğ gibi harflerin bilette C, S, G olarak görünmesi hata sayılmaz. Ölçü, pasaportun alt satırındaki yazımdır.',
          'Ad ile soyadı yer değiştirmişse: THY 2024’te, tek yolculu ve kendi kestiği biletlerde bu sıranın siteden bir kez düzeltilmesine olanak tanıdı. Koşul değişmiş olabilir, sayfada seçenek çıkmıyorsa bileti aldığınız yere başvurun.',
          'İkinci ad yoksa: Vize ya da pasaport denetiminde soru çıkabilir. Uçacağınız ülkeyi söyleyin, birlikte değerlendirelim.',
          'Evlenince soyadı değiştiyse: Hangi belgeyle uçacağınıza karar verin. Bilet o belgeyle aynı olmalıdır.',
        ],
      ],
    },
    {
      title: 'Kaç harf düzeltilir?',
      body: [
        'Elden ele dolaşan “üç harfe kadar” gibi sınırları THY’nin güncel bir metnine dayandıramadık; bu yüzden yazmıyoruz. Düzeltmenin kabulünde belirleyici olan, iki yazımın aynı kişiye ait olduğunu gösteren belgedir. Aktarmalı bilette diğer taşıyıcının da düzeltmeyi kabul etmesi gerekir ve bu süre alabilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Biletteki ad', hint: 'E-biletten, boşluklarıyla birlikte' },
    { label: 'Pasaportun alt satırı', hint: 'Oklu işaretlerin bulunduğu iki satır' },
    { label: '235’li bilet numarası', hint: 'Kaç yolcu olduğunu da söyleyin' },
    { label: 'Alış saati', hint: '24 saatlik süre bu andan sayılır' },
  ],
  questions: [
    {
      question: 'Biletimi kardeşime verebilir miyim, soyadımız aynı?',
      answer:
        'Genellikle hayır. Soyadının aynı olması bileti devredilebilir kılmaz; yolcu başka kişidir. Biletin iade koşuluna bakıp yeni bilet almak gerekir.',
    },
    {
      question: 'Düzeltme yapılmadan havalimanına gitsem ne olur?',
      answer:
        'Görevli küçük bir farkı kabul edebilir de, etmeyebilir de. Dış hatta risk büyür. Uçuştan önce düzelttirmek daha güvenlidir.',
    },
    {
      question: 'Miles and Smiles hesabımda adım farklı yazıyorsa?',
      answer:
        'Mil kazanımı ad eşleşmesine bakar. Bilet doğruysa hesabınızı, hesap doğruysa bileti düzelttirin; hesap düzeltmesini THY’den siz istersiniz.',
    },
  ],
  warning:
    'Düzeltme umuduyla bileti iptal etmeyin. İptal edilen bilet düzeltilemez, iadesiz ücret sınıfında ödediğiniz tutarın çoğu gidebilir.',
};
