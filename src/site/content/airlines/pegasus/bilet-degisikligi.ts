import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Pegasus biletini nereden aldıysanız oradan değiştirirsiniz. Pegasus Flex işlem ücretini genellikle kaldırır; fiyat farkı nereden doğar?',
  answers: ['changeBy', 'flexProduct'],
  own: ['“Bilet İşlemlerim”i PNR ve soyadıyla açın.', 'Pegasus Flex aldıysanız süresinin dolmadığına bakın.'],
  call: 'Bileti nereden aldığınızı hatırlamıyorsunuz.',
  lead: 'Pegasus’un kuralı nettir: siteden alınan bilet, sitedeki “Bilet İşlemlerim” bölümünden PNR ve soyadıyla değiştirilir; çağrı merkezinden ya da acenteden alınan bilet ise o kanaldan. Değişikliğin bedelini paketiniz ve yeni uçuşun fiyatı belirler. Bu yüzden önce biletin nereden alındığını sorarız.',
  facts: [
    { label: 'Siteden alınan bilet', value: 'Bilet İşlemlerim', note: 'PNR ve soyadıyla', fact: 'changeBy' },
    { label: 'Acente bileti', value: 'Aynı acenteden', fact: 'changeBy' },
    { label: 'Telefonla alınan bilet', value: 'Aynı çağrı merkezinden', fact: 'changeBy' },
    {
      label: 'Pegasus Flex',
      value: 'Ek ürün',
      note: 'Genellikle işlem ücretini kaldırır; fark ödenir, süresi vardır',
      fact: 'flexProduct',
    },
    { label: 'En esnek paket', value: 'Genellikle Comfort Flex' },
  ],
  steps: [
    {
      title: 'Kanalı bulalım',
      body: [
        'Onay e-postasını kimin gönderdiğini okursunuz. Bilet bizdense işlemi yürütürüz, değilse hangi bölüme gireceğinizi ekran sırasıyla anlatırız.',
      ],
    },
    {
      title: 'Pegasus Flex var mı?',
      body: [
        'Ödeme özetinde bu ad geçiyorsa işlem ücreti genellikle alınmaz. Süre sınırına bakar, hakkınızın sürüp sürmediğini söyleriz.',
      ],
    },
    {
      title: 'Yeni uçuşu seçin',
      body: [
        'Aynı günde birden çok sefer varsa fiyatlarını sıralarız. Fark, eski biletinize göre değil bugünkü satış fiyatına göre doğar.',
      ],
    },
    {
      title: 'Toplamı görün, sonra onaylayın',
      body: ['Fark, işlem ücreti ve hizmet bedelimiz ayrı ayrı söylenir. Onay verilince eski uçuş kapanır.'],
    },
  ],
  sections: [
    {
      title: 'Değişikliğin üç bileşeni',
      body: [
        [
          'İşlem ücreti: Pakete ve kalkışa kalan süreye göre değişir, Pegasus Flex varsa genellikle alınmaz.',
          'Fiyat farkı: Yeni uçuş pahalıysa ödersiniz. Ucuzsa farkın geri verileceğini varsaymayın, bu paketin kuralına bağlıdır.',
          'Ek hizmetler: Yeni uçuşun koltuk planı farklı olabilir. Ödediğiniz bagajın yeni uçuşa taşındığını teyitten kontrol edin.',
        ],
      ],
    },
    {
      title: 'Pegasus Flex kime göre?',
      body: [
        'Bu ürün bileti alırken eklenir ve sonradan çıkacak tarih ya da rota değişikliğinin işlem ücretini genellikle kaldırır. Toplantı tarihi kesinleşmemiş, sınav ya da doktor randevusu bekleyen yolcu için anlamlıdır. Tarihinden emin yolcu için gereksiz bir kalemdir. Fiyat farkını kaldırmadığını ve kalkışa belli bir süre kala geçersizleştiğini unutmayın; süreyi kendi biletinizden okuyun.',
      ],
    },
    {
      title: 'Seferi Pegasus değiştirdiyse',
      body: [
        'Saat değişikliği mesajı geldiyse hemen “kabul” düğmesine basmayın. Yeni saat size uymuyorsa yürürlükteki SHGM düzenlemesi, koşulları oluşan iptal ve değişikliklerde iade ya da başka uçuşa geçme yolu açar. Önce seçenekleri dinleyin, sonra yanıtlayın. Kabul ettiğiniz bir saati sonradan geri çevirmek zorlaşır.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR kodu ve soyadı', hint: 'Bilet İşlemlerim de bu ikisini sorar' },
    { label: 'Ödeme özeti', hint: 'Pegasus Flex ya da paket adı burada geçer' },
    { label: 'Yeni gün ve saat aralığı', hint: '“Öğleden sonra, geç olmasın” demeniz de yeter' },
    { label: 'Pegasus’tan gelen mesaj', hint: 'Değişikliği havayolu yaptıysa tarihiyle birlikte' },
  ],
  questions: [
    {
      question: 'Rotayı değiştirebilir miyim, İzmir yerine Adana gibi?',
      answer:
        'Paketiniz izin veriyorsa evet; bilet yeni rotanın fiyatıyla hesaplanır. Bazen eski bileti bırakıp yenisini almak daha ucuza gelir, ikisini kıyaslarız.',
    },
    {
      question: 'Yalnızca dönüşü değiştirmek istiyorum, gidiş bozulur mu?',
      answer: 'Gidiş uçuşunuz yerinde kalır. İki yön farklı paketteyse dönüşün kuralı kendi paketinden okunur.',
    },
    {
      question: 'Biletimi en geç ne zaman değiştirebilirim?',
      answer:
        'Pakete göre ayrılır ve kalkış yaklaştıkça koşul ağırlaşır. Rakam vermek yerine biletinizdeki satırı okumayı seçiyoruz.',
    },
  ],
  warning:
    'Aynı bilete ikinci kez değişiklik yapmak yeni bir işlem sayılır. Tarihiniz hâlâ belirsizse bugün değil, kesinleşince değiştirin.',
};
