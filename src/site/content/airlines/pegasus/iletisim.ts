import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Pegasus biletiniz için bağımsız telefon desteği. PNR ile neler sorulur, hangi iş biletin alındığı yerden yürür, ne zaman Pegasus’u aramalısınız?',
  answers: ['contact', 'changeBy'],
  own: ['“Bilet İşlemlerim” PNR ve soyadıyla açılır.', 'Acenteden aldıysanız önce acenteye başvurun.'],
  call: 'PNR’niz yok ya da ekran “bulunamadı” diyor.',
  lead: 'Pegasus rezervasyonunda her şey PNR koduna bağlıdır: koltuk, bagaj, check-in ve değişiklik aynı altı karakterle açılır. Aradığınızda önce PNR’nizi, sonra bileti nereden aldığınızı sorarız. İkinci soru önemlidir, çünkü çağrı merkezinden ya da acenteden alınan Pegasus bileti çoğu işlemde yine aynı yere yönlendirilir.',
  facts: [
    { label: 'Pegasus’un kendi sitesi', value: 'flypgs.com', note: '“Bilet İşlemlerim” oradadır', fact: 'contact' },
    { label: 'Açık olduğumuz saatler', value: '7/24', note: 'Bayramda ve hafta sonunda da' },
    { label: 'Yanıt süremiz', value: 'Ortalama 5 dakika' },
    { label: 'Bize yazarsanız', value: '24 saat içinde yanıt' },
    {
      label: 'Bilet numarası',
      value: 'Genellikle 624 ile başlar',
      note: 'İşlemlerde PNR ve soyadı sorulur',
      fact: 'prefix',
    },
    {
      label: 'Ana üs',
      value: 'Sabiha Gökçen (SAW)',
      note: 'İstanbul uçuşlarında havalimanını kontrol edin',
      fact: 'base',
    },
  ],
  steps: [
    {
      title: 'PNR kodunu söyleyin',
      body: [
        'Onay e-postasında ya da SMS’te bulunur. Harfleri “Ankara’nın A’sı” gibi kodlayın; B ile D, M ile N telefonda kolay karışır.',
      ],
    },
    {
      title: 'Satın alma kanalını söyleyin',
      body: [
        'Site, uygulama, acente ya da telefon. Hangi işin bizde, hangisinin o kanalda yapılacağı buna göre ayrılır.',
      ],
    },
    {
      title: 'İsteği tek cümleyle anlatın',
      body: [
        '“Salı günkü dönüşü çarşambaya almak istiyorum” gibi. Paketinizin buna izin verip vermediğine rezervasyondan bakarız.',
      ],
    },
    {
      title: 'Bedeli duyup karar verin',
      body: [
        'Pegasus’un ücretini ve bizim hizmet bedelimizi ayrı söyleriz. Kendiniz ücretsiz yapabileceğiniz bir yol varsa onu da söyleriz.',
      ],
    },
  ],
  sections: [
    {
      title: 'Bizi hangi konularda arıyorsunuz?',
      body: [
        [
          'Light paketle alınmış biletlere kabin boyu çanta eklemek.',
          'Bilette yanlış yazılmış ad. Pegasus adın değiştirilmesine izin vermediği için geriye ne kaldığına bakarız.',
          'Her yolcu ve her uçuş için ayrı yapılan check-in’de takılan ekranlar.',
          'Kedi ya da köpek için kabin kontenjanı ve onay.',
          'İptalden sonra hangi kalemin, özellikle hangi verginin istenebileceği.',
        ],
      ],
    },
    {
      title: 'Pegasus’u aramanızın daha doğru olduğu işler',
      body: [
        'BolBol hesabına giriş, BolPuan itirazı ve hesaptaki telefon numarasının değişmesi yalnızca Pegasus’ta çözülür; üyelik numarası cep telefonu numaranızdır ve bu bilgiyi başkasıyla paylaşmanız gerekmez. Kapıdaki çanta ölçümü, uçağa alınmama ve kayıp bagaj da havalimanındaki yetkilinin işidir.',
      ],
    },
    {
      title: 'Sınırlarımız',
      body: [
        'Bağımsız bir iletişim hizmetiyiz. Paket kuralını esnetemez, kontenjanı dolmuş bir uçuşta yer açamayız. Kuralı doğru okur, başvuruyu eksiksiz iletir, sizi yanlış kanalda bekletmemeye çalışırız. Yardıma ihtiyacı olan yolcu için tekerlekli sandalye isteğini bilet alırken ya da uçuştan en geç 48 saat önce söyleyin; sonrasına kalan istek olanağa bağlıdır.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR', hint: 'Altı karakter, onay iletisinin en üstünde' },
    { label: 'Yolcunun soyadı', hint: 'Rezervasyonda Türkçe harf yoksa siz de öyle söyleyin' },
    { label: 'Satın alma kanalı', hint: 'Onay e-postasını gönderen adres bunu ele verir' },
    { label: 'Paket adı', hint: 'Light, Saver, Saver Plus ya da Comfort Flex' },
  ],
  questions: [
    {
      question: 'Pegasus’la bir bağınız var mı?',
      answer:
        'Yok. Bilet işlemlerine yardım eden ayrı bir hizmetiz. Pegasus’un kendi sitesini ve hattını kullanmanızın önünde bir engel de bulunmaz.',
    },
    {
      question: 'PNR’mi bulamıyorum, ne yapayım?',
      answer:
        'Onay e-postası için gereksiz klasörüne de bakın, telefonunuzdaki SMS’lere bakın. Bulamazsanız uçuş tarihi, rota ve ödeme yapılan e-posta adresiyle nereye başvuracağınızı anlatırız.',
    },
  ],
  warning:
    'PNR ve soyadınızı bilen herkes rezervasyonunuzu açabilir. Biniş kartı fotoğrafını sosyal medyada paylaşmayın, destek vaadiyle size yazan hesaplara kodunuzu vermeyin.',
};
