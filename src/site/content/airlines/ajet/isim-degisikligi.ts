import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'AJet’in yayımlanmış bir isim düzeltme kuralını bulamadık. Bileti THY kestiyse yol değişir; hatayı AJet’e nasıl soracağınızı adım adım yazdık.',
  answers: ['name', 'letters'],
  own: [
    'Bileti kimin kestiğine bakın: AJet mi, THY mi, acente mi?',
    'Oraya şunu yazın: PNR, biletteki ad, kimlikteki ad, uçuş tarihi. Düzeltme ücretini ve süresini sorun.',
  ],
  call: 'İki şirket sizi birbirine gönderiyor.',
  lead: 'AJet’in isim düzeltmeyi nasıl yaptığına dair yayımlanmış, güvenilir bir metin bulamadık. İnternette THY’nin ya da AnadoluJet’in kuralını AJet’in kuralı gibi aktaran sayfalar var; biz bunu yapmıyoruz. Elinizdeki farkı adlandırır, belgeyi hazırlatır ve soruyu bileti kesen şirkete götürürüz. Yanıtı yazılı almanızı isteriz.',
  facts: [
    { label: 'AJet’in kuralı', value: 'AJet’e sorulur', note: 'Yayımlanmış metin bulamadık', fact: 'name' },
    { label: 'Adın yazımı', value: 'Kimlikle birebir' },
    { label: 'THY’den alınan bilet', value: 'THY’ye sorulur' },
    { label: 'Eski AnadoluJet kuralı', value: 'Dayanak değildir' },
    { label: 'Yanıtın biçimi', value: 'Yazılı isteyin' },
  ],
  steps: [
    {
      title: 'İki yazımı söyleyin',
      body: [
        'Önce bilettekini, sonra kimlikteki satırı. Farkı tek cümleyle not ederiz: “üçüncü harf R olacakken T” gibi.',
      ],
    },
    {
      title: 'Bileti keseni buluruz',
      body: [
        'Bilet AJet’in, THY’nin ya da acentenin olabilir. Düzeltme isteği bileti kesen şirkete gitmezse geri döner.',
      ],
    },
    {
      title: 'Başvuru metnini yazarız',
      body: [
        'Metne PNR’yi, uçuşu, iki yazımın farkını ve belgenin türünü yazarız. Bileti biz kestiysek kendimiz göndeririz, değilse metni size veririz.',
      ],
    },
    {
      title: 'Sonucu yeni bilette görürüz',
      body: ['Yeni e-biletteki adı kimlikle bir kez daha karşılaştırmadan işi bitmiş saymayız.'],
    },
  ],
  sections: [
    {
      title: 'Başvurmadan önce kendiniz bakın',
      body: [
        [
          'Kimlikte tek ad, bilette tek ad var ve harfler aynı, yalnızca Türkçe harflerin noktası ve çengeli eksik: sorun görünmüyor.',
          'Adınız AHMET CAN, bilette AHMETCAN: boşluk farkıdır, yine de AJet’ten yanıt almadan güvenmeyin.',
          'Bilette kızlık soyadınız var: elinizde o soyadla geçerli bir belge kaldı mı, ona bakın.',
          'Bilette başka birinin adı var: düzeltme değil, başka yolcudur; iptal edip yeni bilet almak gerekir.',
        ],
      ],
    },
    {
      title: 'Kimlikle birebir yazım nasıl sağlanır?',
      body: [
        'AJet biletini telefonda alıyorsanız adı kodlayarak söyleyin ve geri okunmasını isteyin. Siteden alıyorsanız otomatik doldurmayı kapatın. Dış hatta pasaportun alt iki satırındaki yazım ölçüdür. Çocuk biletlerinde kimlikteki ikinci ad en sık unutulan alandır, aile bileti alırken her çocuğu belgesinden okuyun.',
      ],
    },
    {
      title: 'Bileti THY kestiyse',
      body: [
        'AJet uçuşunu THY’nin sitesinden aldıysanız düzeltme talebi THY’ye gider ve THY’nin kuralı uygulanır. [THY isim sayfamızda](/thy-isim-degisikligi) yeni alınmış biletlerdeki 24 saatlik seçeneği ve sınırlarını anlatıyoruz. AJet’in kestiği bilet için bu seçeneği var saymayın. İki şirketin birbirinin biletine müdahale edeceğini de beklemeyin.',
      ],
    },
    {
      title: 'AJet’e soracağınız beş şey',
      body: [
        [
          'Biletim AJet’te kesildiyse yazım hatasını düzeltiyor musunuz?',
          'Kaç harfe kadar, hangi belgeyle?',
          'Düzeltmenin ücreti var mı, varsa hangi anda söylenir?',
          'Kalkışa kaç saat kalana kadar başvurabilirim?',
          'Düzeltilmiş bileti bana hangi adresten göndereceksiniz?',
        ],
        'AJet’in sitesindeki iletişim formuna PNR ile yazın; bilet acenteninse aynı soruları acenteye sorun. Kesin olan tek şey şudur: uçarken göstereceğiniz kimlikle bilet aynı kişiyi anlatmalıdır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kimlik ya da pasaport', hint: 'Fotoğrafını e-postayla isteyebiliriz' },
    { label: 'Biletteki ad satırı', hint: 'Boşluk ve noktalarıyla' },
    { label: 'PNR ve bileti kesen', hint: 'E-postanın altındaki şirket adı' },
    { label: 'Uçuş günü', hint: 'Kalan süre başvurunun yolunu belirler' },
  ],
  questions: [
    {
      question: 'AJet kaç harfe kadar düzeltiyor?',
      answer:
        'Böyle bir sayı yayımlandığını göremedik. Duyduğunuz sayının kaynağını isteyin, yoksa kontuarda dayanaksız kalırsınız.',
    },
    {
      question: 'Uçuş yarın, yanıt gelmedi. Ne yapayım?',
      answer:
        'Kontuar açıldığında belgenizle orada olun ve farkı baştan söyleyin. Bir yandan da doğru adla yeni biletin fiyatını öğrenin, kararı o an vermek zorunda kalmayın.',
    },
    {
      question: 'Bilet bana ait, tek harf yanlış; iptal edip yeniden alsam?',
      answer:
        'Paketin iptal koşulu bilinmeden bunu yapmayın. Düzeltmenin yanıtını beklemek çoğu durumda daha az kaybettirir.',
    },
  ],
  warning:
    '“AJet’te tanıdığım var, hallederim” diyene ödeme yapmayın. Düzeltmeyi yalnızca bileti kesen yapar; o da size yeni e-bilet olarak döner.',
};
