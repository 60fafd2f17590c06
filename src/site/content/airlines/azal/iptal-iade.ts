import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'AZAL’da iade genellikle biletin alındığı yerden istenir. Türkiye’den kalkışta yolcu hakkınız var, Bakü’den dönüş kapsam dışında; hangisi için ne istenir?',
  answers: ['cancel', 'refundByLaw'],
  own: ['Satıcıya yazın: dönecek tutar, kesinti, süre.', 'Yanıtı kabul etmeden iptali onaylamayın.'],
  call: 'Türkiye’den kalkan uçuş iptal edildi ya da çok gecikti.',
  lead: 'AZAL’da iade genellikle biletin alındığı yerden istenir ve haklarınız uçtuğunuz yöne göre değişir. AZAL yabancı taşıyıcı olduğu için Türkiye’deki yolcu hakları düzenlemesi yalnızca Türkiye’den kalkan uçuşları kapsar. Dönüş uçuşunuz Bakü’den kalkıyorsa aynı aksaklık başka bir çerçevede değerlendirilir. Başvurmadan önce yönü doğru seçmek gerekir.',
  facts: [
    { label: 'Başvuru yeri', value: 'Biletin alındığı satıcı', fact: 'changeBy' },
    { label: 'Online bilet', value: 'AZAL’a yazılır', fact: 'changeBy' },
    { label: 'Türkiye’den kalkış', value: 'SHGM düzenlemesi kapsamında' },
    { label: 'Bakü’den kalkış', value: 'Bu düzenlemenin dışında' },
    { label: 'Kesinti oranı', value: 'Biletinizden okunur', note: 'Eski oranlar kullanılmaz', fact: 'oldFee' },
    { label: 'Paranın döneceği yer', value: 'Ödeme yapılan kart ya da hesap' },
  ],
  steps: [
    {
      title: 'Satıcı ve yön',
      body: ['Bileti kim sattı, iptal ya da aksaklık hangi uçuşta? İki yanıt başvuru yerini belirler.'],
    },
    {
      title: 'Koşulu buluruz',
      body: ['Eski sayfaları bir yana bırakır, kendi biletinizdeki koşulu esas alırız.'],
    },
    {
      title: 'Tutarı ayırırız',
      body: [
        'Dönecek bilet bedeli, vergiler, kesinti ve varsa hizmet bedelimiz. Ek hizmet ve teklifle alınan kabin ayrı ele alınır.',
      ],
    },
    {
      title: 'İsteği başlatırız',
      body: ['Bilet bizdense onayınızla iptal ederiz. Değilse satıcıya göndereceğiniz metni hazırlarız.'],
    },
  ],
  cardGroups: [
    {
      title: 'AZAL iadesine nasıl başlarız?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'İadenin, satıcıya ödeme yaptığınız karta ya da hesaba dönmesi beklenir. Yeni bir hesap soran olursa satıcıyı kendi bildiğiniz kanaldan arayın.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Satıcı ve yön belli olunca başvuru metnini aynı görüşmede hazırlarız. Bakü’yle yazışmanın süresini biz belirlemeyiz.',
        },
        {
          title: 'Azami iade',
          text: 'Bilet bedelini, vergileri ve boş koltuk teklifini ayrı satırlarda isteriz. Teklifle yükselme bedeli dönmez, onu baştan ayırırız.',
        },
      ],
    },
    {
      title: 'İptal nedenine göre AZAL’da yol',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Tarifenin koşulu ve kalkışa kalan süre belirler. İsteğinizi kalkıştan sonraya bırakmayın.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Türkiye’den kalkışta iade ya da başka uçuş istenebilir. Bakü’den kalkışta önce AZAL’ın önerisini yazılı alın.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporu satıcıya iletin, yabancı dilde istenip istenmediğini sorun. Değerlendirme AZAL’ındır.',
        },
        {
          title: 'Kısmi iade',
          text: 'Gidişi kullandıysanız kalan dönüş ayrı hesaplanır. Aktarmalı bilette tek bir uçuşu iade ettirmek çoğu zaman mümkün olmaz.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Tazminat hangi uçuşta istenir?',
      body: [
        'Türkiye’den kalkan AZAL uçuşu geç haber verilerek iptal edildiyse ya da teknik veya operasyonel bir nedenle varışa en az üç saat geç ulaştıysa yürürlükteki [SHGM düzenlemesi](/hizmetler/ucus-gecikmesi) tazminat öngörür. Dış hat uçuşunda tutar mesafeye göre 250, 400 ya da 600 avrodur. Nedenin olağanüstü olduğunu havayolu belgelerse hak doğmaz. Aynı olay Bakü’den dönüşte yaşanırsa bu başvuru yapılamaz; AZAL’ın taşıma kurallarına ve varsa seyahat sigortanıza bakılır.',
      ],
    },
    {
      title: 'Teklifle alınan kabin ve boş koltuk',
      body: [
        'AZAL’da teklif vererek yükseldiyseniz ödediğiniz tutar iade edilmez ve değiştirilmez. Yan koltuğu boş tutmak için verdiğiniz teklifte ise uçuş dolarsa ödeme geri verilir. Bilet iptalinde bu iki kalemi bilet bedelinden ayrı düşünün.',
      ],
    },
  ],
  haveReady: [
    { label: '771’li bilet ve satıcı', hint: 'Fatura yanınızda olsun' },
    { label: 'Uçuşun yönü', hint: 'Türkiye’den mi, Bakü’den mi kalktı' },
    { label: 'İptal ya da gecikme kanıtı', hint: 'İleti, ekran fotoğrafı, varış saati' },
    { label: 'Ödeme yöntemi', hint: 'Kartın ait olduğu ülke de önemli olabilir' },
  ],
  questions: [
    {
      question: 'Bakü’den dönüşüm beş saat gecikti, Türkiye’de hak arayabilir miyim?',
      answer:
        'Türkiye’deki düzenleme yabancı taşıyıcının Türkiye’ye dönüş uçuşunu kapsamaz. AZAL’a yazılı başvurun; yemek ve konaklama masraflarınızın faturalarını saklayın.',
    },
    {
      question: 'Acentem Bakü’de, iade parası nereye gelir?',
      answer:
        'Ödediğiniz yönteme dönmesi beklenir. Elden ödediyseniz acenteyle nasıl geri verileceğini yazılı kararlaştırın.',
    },
    {
      question: 'İnternette bir kesinti oranı okudum, geçerli mi?',
      answer: 'Dolaşan oranlar eski bir metinden geliyor, kullanmıyoruz. Biletinizde ne yazıyorsa onu konuşalım.',
    },
  ],
  warning:
    'Gidiş için hazırladığınız dilekçeyi dönüş için kopyalamayın. Yön değişince dayanak da değişir ve başvuru ilk satırda reddedilebilir.',
};
