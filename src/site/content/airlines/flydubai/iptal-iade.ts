import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'İptal ve iadede flydubai: Lite ve Value’da uçağı kaçırana iade yok, Flex ve Business’ta yeni tarih var. Sağlık, kısmi iade, Dubai’den dönüş.',
  answers: ['cancel', 'outside'],
  own: [
    'Siz vazgeçtiyseniz kalkıştan önce flydubai.com’da rezervasyonu açın.',
    'İptal ekranındaki tutarı onay belgesindeki tarife koşuluyla karşılaştırın.',
    'Yalnızca dönüşü iptal edecekseniz bunu gidişi uçmadan önce yapın.',
    'Kayıtta birkaç kişi varsa vazgeçeni ayrı kayda aldırın, sonra onaylayın.',
    'Tur paketinde iptali tur operatöründen isteyin.',
  ],
  call: 'Bileti tur operatörü kesti ya da bir bölüm Emirates’in.',
  lead: 'Uçağa gelmemek flydubai’de iptal etmekten ağırdır. Vazgeçeceğiniz kesinse kalkış saatini beklemeyin; kalkıştan sonra para dönmeyebilir.',
  facts: [
    { label: 'Kalkıştan önce', value: 'Tarife koşulu', note: 'Kesintiyi bulamadık', fact: 'cancel' },
    { label: 'Uçak kaçtı: Lite, Value', value: 'İade yok', fact: 'noShow' },
    { label: 'Uçak kaçtı: Flex, Business', value: '30 gün içinde yeni tarih', note: 'Para değil', fact: 'noShow' },
  ],
  cardGroups: [
    {
      title: 'İadede nasıl ilerler?',
      cards: [
        { title: 'Güvenli iade', text: 'Tutar, parayı tahsil eden satıcıdan aynı karta ya da hesaba döner.' },
        { title: 'Hızlı işlem', text: 'Talebi kalkış saati geçmeden gireriz; ödeme günü için söz vermeyiz.' },
        {
          title: 'Azami iade',
          text: 'Para çıkmıyorsa yeni tarih almanın bedeline bakın, bileti saklamak kârlı olabilir.',
        },
      ],
    },
    {
      title: 'Sizinki hangi durum?',
      cards: [
        { title: 'Gönüllü iptal', text: 'Value ile Flex arasındaki fark genellikle en çok burada görülür.' },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Uçağı Emirates işlettiyse muhatabınız odur; uçuş numarasını ve yeni saati not edin.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporu kalkıştan önce gönderin; sonradan gelen rapor daha zor kabul görür.',
        },
        {
          title: 'Kısmi iade',
          text: 'Uçulan bölümün bedeli düşülür; ilk bölüm uçulmadıysa devamı kullanılamayabilir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Rötar yaptıysa',
      body: [
        'Türkiye’den kalkıp Dubai’ye en az 3 saat geç vardıysanız ve neden teknik ya da operasyonelse [tazminat](/hizmetler/ucus-gecikmesi) istenebilir; mesafe basamakları 250, 400 ve 600 avrodur, Dubai genellikle ikincisindedir. Dubai’de bekliyorsanız bu kural yoktur: kontuardan yemek, gerekirse otel isteyin.',
      ],
    },
  ],
  questions: [
    {
      question: 'Value biletle uçağı kaçırdım, vergiler de mi gitti?',
      answer:
        'Kurala göre iade yapılmıyor. Kullanılmayan vergileri yine de yazılı isteyebilirsiniz; sonuç için söz veremeyiz.',
    },
    {
      question: 'Rötar yüzünden Emirates bağlantım kaçtı.',
      answer: 'Tek biletteyse aktarma kontuarından sonraki uçuşa yerleştirilmeyi isteyin, biniş kartlarını saklayın.',
    },
  ],
  warning: 'Lite ya da Value ile uçmayacaksanız kalkış saati geçmeden iptal edin; sonra iade edilecek tutar kalmaz.',
};
