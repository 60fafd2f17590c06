import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'flydubai iptal ve iadesi: Lite ve Value’da uçağı kaçırana iade yok, Flex ve Business’ta yeni tarih var. İptal edilen uçuş, sağlık, kısmi iade.',
  answers: ['cancel', 'noShow'],
  own: [
    'Kararı kalkıştan önce verin; Lite ve Value’da uçağa gelmeyen yolcuya iade yapılmaz.',
    'Onay belgesindeki tarife koşulunu okuyup iptal ekranındaki tutarla karşılaştırın.',
  ],
  call: 'Bileti tur operatörü kesti ya da bir bölüm Emirates’in.',
  lead: 'Uçağa gelmeyen yolcu için flydubai’nin kuralı nettir: Lite ve Value biletlerde iade yapılmaz, Flex ve Business biletlerde 30 gün içinde fark ödenerek yeni tarih alınabilir. Kalkıştan önceki iptalin ne getireceğini ise tarifeniz söyler. Demek ki saat, çoğu zaman nedenden önce gelir. Önce kalkışa ne kadar kaldığına bakarız.',
  facts: [
    { label: 'Kalkıştan önce iptal', value: 'Tarife koşulu', note: 'Biletinizde yazar', fact: 'cancel' },
    { label: 'Uçak kaçtı, Lite ve Value', value: 'İade yapılmaz', fact: 'noShow' },
    {
      label: 'Uçak kaçtı, Flex ve Business',
      value: '30 gün içinde yeni tarih',
      note: 'Fark ödenerek',
      fact: 'noShow',
    },
    { label: 'Dubai’den dönüş', value: 'SHGM kapsamında değil' },
    { label: 'Türkiye’den kalkış', value: 'SHGM düzenlemesi geçerli', note: 'İptal ve uzun gecikmede' },
  ],
  steps: [
    {
      title: 'Saate bakarız',
      body: [
        'Kalkış geçtiyse iadeyi değil, kalan haklarınızı konuşuruz. Geçmediyse önce bileti iptal eder ya da değiştiririz ki uçağa gelmemiş sayılmayın.',
      ],
    },
    {
      title: 'Tarife ve ekler',
      body: [
        'İade satırını, ödenmiş bagaj ve koltuğu ayrı ayrı ele alırız. Ekler biletten farklı kurala bağlı olabilir.',
      ],
    },
    {
      title: 'Satıcıyı buluruz',
      body: [
        'Bileti Emirates, acente ya da tur operatörü sattıysa para oradan döner. Havayoluna yazıp boşuna beklemeyin.',
      ],
    },
    {
      title: 'Başvuru metni',
      body: [
        'Gecikme ya da iptalde uçuş numarası, tarih ve masraflarla birlikte kısa bir dilekçe hazırlarız. Gönderildiği günü kaydederiz.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'İadede nasıl ilerleriz?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Ödenecek tutar, parayı tahsil eden kanaldan aynı karta ya da hesaba döner. Bileti tur operatörü sattıysa muhatap odur.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Önce kalkışa kalan süreye bakar, kalkış saati geçmeden talebi gireriz. Ödeme günü için söz vermeyiz.',
        },
        {
          title: 'Azami iade',
          text: 'Bilet, koltuk ve bagaj belgelerini ayrı ayrı sorar, para iadesi çıkmıyorsa tarih değiştirme hakkını önünüze koyarız.',
        },
      ],
    },
    {
      title: 'Sizinki hangi durum?',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Kalkıştan önce iptal edin ve tarifenizin ne verdiğini iptal ekranında okuyun. Value ile Flex arasındaki fark genellikle en çok burada görülür.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Türkiye’den kalkan uçuşta yürürlükteki SHGM düzenlemesi geçerlidir: flydubai iptal ederse para iadesi veya başka uçuş istenir. Dönüşte, Dubai’den kalkan uçuş bu düzenlemeye girmez.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Rapora dayanan istisnayı kalkıştan önce isteyin; gelmeyen yolcunun sonradan getirdiği rapor daha zor kabul görür. Havayolu tarih değişikliği önerirse süresini ve farkını birlikte değerlendiririz.',
        },
        {
          title: 'Kısmi iade',
          text: 'Kullanılmış gidişin bedeli düşülür, kalan tarife izin veriyorsa ödenir. İlk bölüm uçulmadan sonraki kullanılamayabilir, bu yüzden ortadan iptal edilen bilette hesap karışır.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Gecikmede ne istenir, kimden istenir?',
      body: [
        'Bekleme uzadıkça yiyecek, içecek ve gerekirse otel isteyin. Teknik ya da operasyonel nedenle varışa en az 3 saat geç kalındıysa [tazminat](/hizmetler/ucus-gecikmesi) da talep edilebilir; basamaklar 250, 400 ve 600 avrodur. Dubai uçuşları mesafesi gereği genellikle ikinci basamaktadır. Olağanüstü durumda tazminat ödenmeyebilir.',
        'AB’den kalkan uçuşlarda AB kuralı uygulanır. Uçağı Emirates işlettiyse başvurunun muhatabı da Emirates olur.',
      ],
    },
    {
      title: 'İptalden önce üç soru',
      body: [
        [
          'Yalnızca dönüşü mü iptal edeceksiniz? Gidişi uçmadan önce söyleyin.',
          'Kayıtta kaç kişi var? Bir kişi vazgeçtiyse önce o kişi ayrı kayda alınır.',
          'İade çıkmıyor mu? Tarih değiştirmenin maliyetini sorun; bazen bileti saklamak, hiç para alamamaktan iyidir.',
        ],
        'Sağlık nedeniyle iptalde rapordaki tarih aralığı yeterlidir, hastalığı bize anlatmayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kalkış saati ve tarife', hint: 'Bu ikisi sonucu belirler' },
    { label: 'Bilet numarası', hint: '141’li 13 hane, her yolcu için' },
    { label: 'Faturalar', hint: 'Gecikmede otel ve yemek; uçuş günüyle' },
    { label: 'Satış belgesi', hint: 'Tur, acente ya da Emirates kaydı' },
  ],
  questions: [
    {
      question: 'Value biletle uçağı kaçırdım, vergiler de mi gitti?',
      answer:
        'Kurala göre uçağa gelmeyen yolcuya iade yapılmıyor. Kullanılmayan vergiler için ayrı bir yol olup olmadığını sorarız, sonuç için söz vermeyiz.',
    },
    {
      question: 'Flex’te para iadesi de olur mu?',
      answer:
        'Uçağı kaçıran Flex yolcusuna para iadesi değil, yeni tarih hakkı verilir. Kalkıştan önceki iptalde ne döneceğini tarife koşulu gösterir.',
    },
    {
      question: 'Rötar yüzünden Emirates bağlantım kaçtı.',
      answer:
        'Tek biletteyse transfer kontuarından sonraki uçuşa yerleştirilmeyi isteyin. Biniş kartlarını ve faturaları saklayın.',
    },
  ],
  warning:
    'Lite ya da Value biletle yola çıkmayacaksanız bunu kalkış saati geçmeden bildirin; sonrasında iade edilecek bir tutar kalmaz.',
};
