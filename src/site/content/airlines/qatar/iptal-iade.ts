import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Qatar Airways bilet iptali ve iadesi: karışık tarife kuralı, iptal edilen uçuş, sağlık nedeni ve yarım kalmış yolculukta iade nasıl istenir?',
  answers: ['cancel', 'refundByLaw'],
  own: [
    'Kalkıştan önce iptal edin; gelmeyen yolcunun bileti değer kaybeder.',
    'Gidiş ve dönüşün tarifesini ayrı ayrı okuyun.',
  ],
  call: 'Biletin bir bölümü uçuldu, kalanın iadesi isteniyor.',
  lead: 'Qatar Airways’te iade hesabı tarife adından başlar ve orada bitmez. Gidişiniz Lite, dönüşünüz Comfort ise genellikle daha kısıtlayıcı kural biletin bütününe uygulanır. Uçuşu havayolu iptal ettiyse tablo değişir. Hangi durumda olduğunuzu iptalden önce birlikte saptayalım, çünkü iptal edilen bilet geri açılmaz.',
  facts: [
    {
      label: 'Belirleyici olan',
      value: 'Tarife koşulu',
      note: 'Karışık bilette genellikle en kısıtlayıcısı',
      fact: 'validity',
    },
    { label: 'Uçuşa gelmeme', value: 'Değer kaybı', note: 'Tarifeye göre bilet tümüyle yanabilir', fact: 'late' },
    { label: 'Biletin ömrü', value: '12 ay', note: 'Biletinizde yazan süre esastır', fact: 'validity' },
    { label: 'Para nereye döner?', value: 'Ödediğiniz yönteme', note: 'Süreyi banka ve havayolu belirler' },
    { label: 'SHGM kuralı', value: 'Türkiye’den kalkışta', note: 'Dönüş uçuşunu kapsamaz' },
    { label: 'AB kuralı', value: 'Yalnızca AB’den kalkışta' },
  ],
  steps: [
    {
      title: 'İptalin nedenini ayırırız',
      body: [
        'Siz mi vazgeçtiniz, havayolu mu uçuşu kaldırdı, sağlık engeli mi var? Üçünün başvurusu ayrı yürür, yanlış yere başvurmak haftalar kaybettirir.',
      ],
    },
    {
      title: 'Kuralı ve kesintiyi söyleriz',
      body: [
        'Tarife metnindeki iade koşulunu açıklar; bugün iptal ederseniz ne döneceğini, değiştirirseniz ne kaybedeceğinizi birlikte söyleriz.',
      ],
    },
    {
      title: 'Kalkıştan önce iptal ederiz',
      body: ['Kararınız iptalse uçuş saatinden önce işleriz. Böylece kayıt, gelmeyen yolcu olarak kapanmaz.'],
    },
    {
      title: 'İadeyi takip ederiz',
      body: [
        'Talep numarasını size iletir, ödediğiniz yönteme dönüşü sorarız. Bileti başka bir acente kestiyse iade o acente üzerinden döner.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'Qatar Airways iadesinde tutumumuz',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Dönecek tutar aynı ödeme yöntemine, yani biletin ödendiği karta ya da hesaba gider. Avios’la alınmış bilette dönüş Privilege Club hesabınızdan istenir.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Tarife koşulunu görüşme sürerken bulur, onayınızla iptali kalkıştan önce işleriz. Havayolunun onay süresi ve bankanızın süresi bizim dışımızdadır.',
        },
        {
          title: 'Azami iade',
          text: 'Karışık tarifede kısıtlayıcı parçayı önce gösterir, iade vermeyen bilette kullanılmamış vergileri de talebe yazarız. Sonucu havayolu hesaplar.',
        },
      ],
    },
    {
      title: 'Biletiniz hangi durumda?',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Vazgeçen sizseniz tarife metnindeki iade satırı belirler: iade var mı, varsa kesinti ne? Tarihiniz belirsizse bileti açığa almayı da sorun.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Türkiye’den kalkan uçuşta yürürlükteki SHGM düzenlemesi geçerlidir; havayolu iptal ederse bilet bedelinin iadesi ile başka uçuş arasında seçim yaparsınız. Doha’dan dönüş kapsam dışındadır.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Hastalık biletin kuralını kendiliğinden değiştirmez, istisnayı havayolu tanır. Rapor uçuş gününü kapsamalı, başvuru kalkıştan önce yapılmalıdır.',
        },
        {
          title: 'Kısmi iade',
          text: 'Kullanılan uçuşun bedeli yeniden hesaplanır; gidiş dönüş biletin yarısı, ödediğinizin yarısı demek değildir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Havayolu iptal eder ya da geciktirirse',
      body: [
        'Uzun gecikmede de iade istenebilir. Koşullar oluşursa [tazminat](/hizmetler/ucus-gecikmesi) gündeme gelir; tutar mesafeye göre 250, 400 veya 600 avrodur. Aksama olağanüstü bir nedenden doğduysa tazminat ödenmeyebilir.',
        'AB’den kalkan uçuşlarda AB’nin yolcu hakları kuralı uygulanır. Hangi uçuşun aksadığını bu yüzden sorarız.',
      ],
    },
    {
      title: 'Bileti açığa almak ne demek?',
      body: [
        'Bilet genellikle 12 ay geçerlidir ama bu süre her tarifede aynı olmayabilir. İptal etmek yerine tarihi sonra belirlemek istiyorsanız son kullanma gününü, değişiklik ücretini ve farkı birlikte öğrenin. Yolculuğun bir bölümü uçulduysa süre genellikle ilk uçuş gününden sayılır.',
      ],
    },
    {
      title: 'Rapor, sigorta ve yarım kalan bilet',
      body: [
        'Bize tanınızı anlatmanız gerekmez, raporun varlığı ve tarihi yeter. Seyahat sigortanız varsa poliçeye de ayrıca başvurun.',
        'Dönüşü kullanmayacaksanız uçtuğunuz bölümün tek yön fiyatı üzerinden düşülüp düşülmeyeceğini iptalden önce sorun; geriye az para kalabilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet numarası', hint: '157’li 13 hane; iade talebi bununla açılır' },
    { label: 'Ödeme bilgisi', hint: 'Hangi kartla ya da hangi yöntemle ödendiği' },
    { label: 'Havayolunun bildirimi', hint: 'İptal veya saat değişikliği e-postası, silmeyin' },
    { label: 'Rapor', hint: 'Sağlık nedeniyle iptalde; uçuş gününü kapsamalı' },
  ],
  questions: [
    {
      question: 'Lite bilet iade edilir mi?',
      answer:
        'Buna tarife adından değil, biletinizdeki koşuldan yanıt verilir. Aynı ad farklı rotalarda farklı kural taşıyabilir. PNR’yi verin, koşula bakalım.',
    },
    {
      question: 'Avios’la aldığım bileti siz iptal edebilir misiniz?',
      answer:
        'Hayır. Ödül biletlerinin iptali ve Avios iadesi Privilege Club hesabınız üzerinden yapılır. Koşulu birlikte okuyabiliriz.',
    },
    {
      question: 'İade ne zaman hesabıma geçer?',
      answer:
        'Gün sözü veremeyiz. Havayolunun onayı ve bankanızın süresi ayrı ayrı işler; biz talep numarasıyla nerede beklediğini sorarız.',
    },
  ],
  warning:
    'Tarifeler karışıksa iptal etmeden önce hesap isteyin: kısıtlayıcı parça diğer parçanın iade hakkını da götürebilir.',
};
