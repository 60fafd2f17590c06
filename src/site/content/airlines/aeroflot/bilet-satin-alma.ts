import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Aeroflot bileti alırken hangi kart geçer, Şeremetyevo aktarmasında neye bakılır, Promo ve Lite tarifede ne eksik olabilir?',
  answers: ['fares', 'cards'],
  own: ['Kartınızın geçip geçmediğini önce ödeme ekranında öğrenin.', 'Tarifede bagaj satırı var mı, bakın.'],
  call: 'Ödeme yapılamıyor ya da bilet başkası adına alınacak.',
  lead: 'Aeroflot biletinde uçuş bulmak kolay, ödemeyi bitirmek zor olabilir. Rus kartları Türkiye’de, Türk ve uluslararası kartlar Rusya’da çalışmayabilir. İade de aynı kanaldan döndüğü için ödeme yolunu en başta konuşuruz. Sonra Şeremetyevo’daki aktarmaya ve uçağı Aeroflot’un mu, iştiraki Rossiya’nın mı işlettiğine bakarız.',
  facts: [
    {
      label: 'Ödeme',
      value: 'Önce kart uyumuna bakın',
      note: 'Rus ve Türk kartları birbirinin ülkesinde geçmeyebilir',
      fact: 'cards',
    },
    { label: 'Üs', value: 'Şeremetyevo (SVO)', fact: 'base' },
    { label: 'Kabinler', value: 'Economy, Comfort, Business', note: 'Comfort seçili uzun hatlarda', fact: 'cabins' },
    {
      label: 'Tarife adları',
      value: 'Promo, Lite, Flat görülebilir',
      note: 'Güncel ad biletinizde yazar',
      fact: 'fares',
    },
    { label: 'Kayıtlı bagaj', value: 'Parça hesabı', note: 'Bagajsız Lite bilet çıkabilir', fact: 'checked' },
    { label: 'İşleten', value: 'Aeroflot ya da Rossiya', note: 'SU kodu ikisinde de olabilir', fact: 'rossiya' },
  ],
  steps: [
    {
      title: 'Ödeme yolunu belirleriz',
      body: ['Hangi ülkenin kartını kullanacağınızı sorarız. Kart son adımda geçmezse bulduğumuz yer de kaçabilir.'],
    },
    {
      title: 'Moskova bağlantısını kurarız',
      body: [
        'Şeremetyevo’da kaç saat kalacağınızı, devam uçuşunun başka terminalde olup olmadığını ve giriş koşullarını birlikte değerlendiririz.',
      ],
    },
    {
      title: 'Bagajlı mı, bagajsız mı?',
      body: [
        'Bavulunuz varsa en düşük tarifenin bagaj içerip içermediğine bakarız. Bazen bir üst tarife, sonradan eklenecek parçadan daha hesaplıdır.',
      ],
    },
    {
      title: 'Adı Latin harfle onaylatırız',
      body: [
        'Pasaportun alt satırını okursunuz, biz de aynısını kayda geçirir, size geri okuruz. Rusça adı olan yolcularda bu adımı atlamayız.',
      ],
    },
  ],
  sections: [
    {
      title: 'Kart sorununda izlenecek yol',
      body: [
        [
          'Türkiye’de yaşıyor ve Türk kartı kullanıyorsanız: Türkiye’de tahsilat yapabilen bir satıcıdan alın.',
          'Rus kartınız varsa: Rusya’daki satış kanalı gerekebilir; iade de o karta döner.',
          'Kart kapanacak ya da yenilenecekse: bileti alırken söyleyin, iadenin nereye gideceği sonradan sorun olmasın.',
          'Bileti başkası ödeyecekse: kart sahibinin ülkesini de belirtin.',
        ],
      ],
    },
    {
      title: 'Promo, Lite, Flat: adlara değil satırlara bakın',
      body: [
        'Satış sitelerinde bu adlar görülür, ama aynı ad her hatta aynı hakkı taşımayabilir. Karşılaştırırken üç satır yeter: kayıtlı bagaj kaç parça, değişiklik mümkün mü, iade var mı? En düşük tarifede genellikle iade yoktur ve koltuk seçimi ücretlidir. Tarihiniz kesin değilse bu üç satır fiyattan önce gelir.',
      ],
    },
    {
      title: 'Aktarmada bilinmesi gerekenler',
      body: [
        'Rusya içine devam ediyorsanız pasaport kontrolü Moskova’da yapılabilir; bağlantıya süre bırakın. Aeroflot’un SkyTeam üyeliği askıda olduğundan başka havayoluyla devam etmek isterseniz aktarma hakkı beklemeyin. İki ayrı bilet alacaksanız bavulu alıp yeniden verecek kadar zaman koyun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kartın verildiği ülke', hint: 'Ve mümkünse ikinci bir ödeme seçeneği' },
    { label: 'Rota', hint: 'Moskova mı, Rusya’da başka bir şehir mi?' },
    { label: 'Pasaportlar', hint: 'Çifte vatandaşsanız hangi pasaportla uçacağınız' },
    { label: 'Bavul sayısı', hint: 'Parça hesabında kilodan önce sayı gelir' },
    { label: 'Üyelik', hint: 'Aeroflot Bonus numaranız varsa bilete ekleriz' },
  ],
  questions: [
    {
      question: 'Bilet bana SU kodlu satıldı, uçak Rossiya çıktı. Sorun mu?',
      answer:
        'Hayır, bazı SU kodlu uçuşları Rossiya işletir. Kabin düzeni ve ek hizmetler farklı olabileceğinden satın alırken bunu belirtiriz.',
    },
    {
      question: 'Aeroflot uçuşundan ortak havayolu mili kazanır mıyım?',
      answer:
        'Buna güvenmeyin. SkyTeam üyeliği 2022’de askıya alındı. Mil önemliyse kendi programınıza yazılı olarak sorun.',
    },
    {
      question: 'Kartım reddedildi, para çekilmiş görünüyor.',
      answer:
        'Çoğu zaman bu geçici bir blokedir. Bankanızdan provizyonu sorun; biz de biletin kesilip kesilmediğine bakalım.',
    },
  ],
  warning: 'İade ödeme kanalından döner. Kapatmak üzere olduğunuz bir kartla bilet almayın.',
};
