import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'İptal ve iadede flydubai: Lite ve Value’da uçağı kaçırana iade yok, Flex ve Business’ta yeni tarih var. Sağlık, kısmi iade, Dubai’den dönüş.',
  answers: ['cancel', 'noShowLow'],
  own: [
    'Siz vazgeçtiyseniz kalkıştan önce flydubai.com’da rezervasyonu açın.',
    'İptal ekranındaki tutarı onay belgesindeki tarife koşuluyla karşılaştırın.',
    'Yalnızca dönüşü iptal edecekseniz bunu gidişi uçmadan önce yapın.',
    'Kayıtta birkaç kişi varsa vazgeçeni ayrı kayda aldırın, sonra onaylayın.',
    'Tur paketinde iptali tur operatöründen isteyin.',
  ],
  call: 'Emirates ile ortak uçuşta iadeyi kimden isteyeceğinizi bilmiyorsunuz.',
  lead: 'Kalkıştan önceki iptalde flydubai’nin kesintisini bulamadık; onaydan önce iptal ekranında okuyun.',
  facts: [
    { label: 'Kalkıştan önce', value: 'Tarife koşulu', note: 'Kesintiyi bulamadık', fact: 'cancel' },
    { label: 'Uçağı kaçırırsanız: Lite, Value', value: 'İade yok', fact: 'noShow' },
    {
      label: 'Uçağı kaçırırsanız: Flex, Business',
      value: '30 gün içinde yeni tarih',
      note: 'Para değil',
      fact: 'noShow',
    },
  ],
  cardGroups: [
    {
      title: 'İade nasıl ilerler?',
      cards: [
        { title: 'Güvenli iade', text: 'Tutar, parayı tahsil eden satıcıdan aynı karta ya da hesaba döner.' },
        {
          title: 'Hızlı işlem',
          text: 'Bileti biz kestiysek talebi kalkış saati geçmeden gireriz; ödeme günü için söz vermeyiz.',
        },
        {
          title: 'Azami iade',
          text: 'İade yoksa uçmadığınız bölümün vergilerini yazılı isteyin; sonucu havayolu belirler.',
        },
      ],
    },
    {
      title: 'Sizinki hangi durum?',
      cards: [
        { title: 'Gönüllü iptal', text: 'Dönecek tutar azsa tarihi değiştirmenin bedeline de bakın.' },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Uçuşu Emirates yaptıysa ona yazın; emin değilseniz e-biletteki uçuş satırını okuyun.',
        },
        {
          topic: 'Rapor, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporu kalkıştan önce gönderin; sonradan gelen rapor daha zor kabul edilir. Vize reddinde kural bulamadık; ret yazısını da gönderin.',
        },
        {
          topic: 'Uçulan bölüm',
          title: 'Kısmi iade',
          text: 'Uçulan bölüm kurala göre düşülür; ilk bölüm uçulmadıysa devamı kullanılamayabilir.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Rötar, otel',
      title: 'Rötar yaptıysa',
      body: [
        'Türkiye’den kalkıp Dubai’ye en az 3 saat geç vardıysanız ve rötar havayolu yüzündense [tazminat](/hizmetler/ucus-gecikmesi) istenebilir: Dubai için genellikle 400 avro. Dubai’de bekliyorsanız bu kural uygulanmaz: kontuardan yemek, gerekirse otel isteyin.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kaçan uçak',
      question: 'Value biletle uçağı kaçırdım, vergiler de mi gitti?',
      answer:
        'Kurala göre iade yapılmıyor. Uçmadığınız bölümün vergilerini yine de yazılı isteyebilirsiniz; sonuç için söz veremeyiz.',
    },
    {
      topic: 'Emirates bağlantısı',
      question: 'Rötar yüzünden Emirates bağlantım kaçtı.',
      answer: 'Tek biletteyse aktarma kontuarından sonraki uçuşa yerleştirilmeyi isteyin, biniş kartlarını saklayın.',
    },
  ],
  warning: 'Uçağa gelmemek, iptalden pahalıya gelebilir; uçmayacaksanız kalkış saatini beklemeyin.',
};
