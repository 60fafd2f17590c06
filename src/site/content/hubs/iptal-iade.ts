import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'İptal ve İade',
  metaTitle: 'Uçak Bileti İptali ve İade',
  description:
    'Uçuşu havayolu iptal ettiyse ne yapılır, vazgeçen sizseniz ne kadar döner? Gönüllü iptal, sağlık nedeni, kısmi iade; kesinti işlemden önce okunur.',
  tagline: 'Vazgeçen sizseniz bileti aldığınız yerde dönecek tutarı okuyun, sonra iptal edin: iptal geri alınmaz.',
  more: [
    'Siz iptal ettiyseniz ve para gelmediyse bileti aldığınız yere başvuru numarasıyla yazın; kaç gün sürdüğünü bulamadık. Yanıt yoksa bankanıza harcama itirazını (ters ibraz) ve son gününü sorun.',
    'Havayolu iptal ettiyse (Türkiye’den kalkış ya da Türk havayoluyla geliş) paranın genellikle 7 günde ödenmesi istenebilir; yabancı havayoluyla dönüşte yazılı isteyin.',
  ],
  lead: 'İptal edilen bilet çoğu zaman geri açılmaz. Önce kuralı okuyun ve değişikliğin daha az kaybettirip kaybettirmeyeceğine bakın; sonra karar verin.',
  cardGroups: [
    {
      title: 'Bizimle iptal ettiğinizde',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'İade, kural olarak ödemeyi yaptığınız karta ya da hesaba yapılır; başka birinin hesabı kullanılmaz.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Bileti biz kestiysek talep onayınızla görüşme sürerken açılır; başka bilette başvurunun yerini ve metnini söyleriz. Süreyi havayolu belirler.',
        },
        {
          title: 'Azami iade',
          text: 'Bileti biz kestiysek istenebilen vergi ve harçları da talebe ekleriz; başka bilette ne yazacağınızı söyleriz.',
        },
      ],
    },
    {
      title: 'Dört ayrı durum, dört ayrı kural',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Siz vazgeçtiniz. Biletin ücret kuralı uygulanır; uçuşa kalan süre kesintiyi değiştirebilir.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Siz iptal etmeyin; ne yapacağınız [Uçuş Gecikmesi ve İptali](/hizmetler/ucus-gecikmesi) sayfasında yazar.',
        },
        {
          topic: 'Hastalık, cenaze',
          title: 'Sağlık nedeniyle iptal',
          text: 'Bazı havayolları belgeyle kolaylık sağlar. Hangi belgenin kime verileceğini havayoluna sorun; raporu biz istemeyiz. Cenazede de ölüm belgesiyle istisna isteyin; söz veremeyiz.',
        },
        {
          topic: 'Kısmi iade',
          title: 'Kısmi iade',
          text: 'Bir bölümü uçulan ya da bir yolcusu ayrılan bilette kullanılmayan kısım kurala göre hesaplanır.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'İadesiz bilet',
      title: 'İade edilmeyen bilet ne demek?',
      body: [
        'Bilet ücreti geri verilmez; ama uçmadığınız için bazı vergi ve harçlar geri istenebilir. Uçuşu havayolu iptal ederse bilette “iade edilmez” yazması genellikle önemli değildir.',
      ],
    },
    {
      topic: 'Acente bileti',
      title: 'Havayolu yerine bir acenteden aldıysanız',
      body: [
        'İadeyi o acenteden isteyin, başvuru numarası alın. Şartların tamamı [İptal ve İade Şartları](/iptal-iade-sartlari) sayfasındadır.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'THY’nin sitesinden alındıysa sonraki 24 saatte, uçuşa en az 7 gün varken genellikle kesinti yoktur.',
    pegasus: 'İadeyi genellikle paket belirler; vergiyi ayrıca isteyin.',
    sunexpress: '2020–2021’de Flex işaretli iç hatta ücretsizdi. Tatil paketini tur operatörü iptal eder.',
    ajet: 'Kesintiyi bulamadık; bileti parayı alan şirket iptal eder.',
    azal: 'İade genellikle biletin alındığı yerden istenir.',
    qatar: 'Uçağa gelmeyen yolcunun bileti yanabilir.',
    aeroflot: 'Kartınıza iade yapılıp yapılamadığını baştan sorun.',
    emirates: 'Dönecek tutar genellikle onaydan önce ekranda görünür.',
    airarabia: 'Kredi ödeme gününden 1 yıl geçerlidir (Fas uçuşları hariç); devredilmez.',
    flydubai: 'Lite ve Value’da uçağı kaçırana iade yoktur; kesintiyi iptal ekranından okuyun.',
  },
  questions: [
    {
      question: 'İade tutarını önceden kesin söyleyebilir misiniz?',
      answer:
        'Bileti biz kestiysek kuraldan hesaplanan tutarı söyleriz. Kesin rakamı havayolu verir; kur farkı ve banka süresi sonucu etkileyebilir.',
    },
  ],
  warning: 'Uçuşa gitmemek iptal etmek değildir. Binmeyecekseniz uçuştan önce bileti aldığınız yere bildirin.',
};
