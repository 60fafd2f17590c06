import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Bakü’de check-in genellikle kalkıştan 60 dakika önce kapanır. AZAL’la kimlikle mi pasaportla mı uçulur, online check-in saatini neden yazmıyoruz?',
  answers: ['online', 'counter'],
  own: [
    'Bilette yazan check-in saatini bulun; yazmıyorsa AZAL’ın sitesinde PNR ile deneyin.',
    'Adınız pasaportta ə ile yazıldıysa belgenin alt satırındaki Latin harfli yazımı kullanın.',
  ],
  call: 'Bakü’de aktarma yapıyorsunuz ve ikinci uçuş ekranda görünmüyor.',
  lead: 'AZAL’ın kendi online check-in açılış ve kapanış saatini doğrulayamadık, bu yüzden buraya bir süre yazmıyoruz. Bildiğimiz şu: Bakü havalimanının metnine göre check-in genel olarak kalkıştan 60 dakika önce kapanır, Avrupa ve Bağımsız Devletler Topluluğu (BDT) uçuşlarına iki saat önce gelinmesi önerilir. Uçuşlar dış hat olduğu için belge denetimi check-in’in yarısıdır.',
  facts: [
    { label: 'Online açılış', value: 'Biletinizden okuyun', note: 'Doğrulanmış saat yok', fact: 'online' },
    { label: 'Bakü kontuarı', value: '60 dakika kala kapanır', note: 'Havalimanının genel metni', fact: 'counter' },
    {
      label: 'Bakü Havalimanı’na geliş',
      value: '2 saat önce önerilir',
      note: 'Avrupa ve BDT uçuşları için',
      fact: 'counter',
    },
    { label: 'Belge', value: 'Kimlik ya da pasaport', note: 'Bilette yazan ada uygun' },
  ],
  steps: [
    {
      title: 'Belgeyi kontrol ederiz',
      body: ['Biletteki ad hangi belgeye göre yazılmış? Gidişte kimlik, dönüşte pasaport planı sorun çıkarabilir.'],
    },
    {
      title: 'Giriş koşulunu sorarız',
      body: ['Vize, kayıt ya da dönüş bileti istenip istenmediğini vatandaşlığınıza göre teyit etmenizi isteriz.'],
    },
    {
      title: 'Check-in kanalını buluruz',
      body: ['AZAL’ın ekranı ya da kontuar. Saat için e-bilete ve AZAL’ın iletisine bakarız.'],
    },
    { title: 'Geliş saatini hesaplarız', body: ['Türkiye’den kalkışta ve Bakü’den dönüşte ayrı ayrı, yerel saatle.'] },
  ],
  sections: [
    {
      title: 'Kapanıştan önce bitmesi gerekenler',
      body: [
        [
          'Bavulun teslimi: Online check-in yapılmış olsa bile kontuar kapanmadan.',
          'Belge denetimi: Görevli pasaportu, vizeyi ve gerekiyorsa dönüş biletini görmek ister.',
          'Sınır geçişi: Kuyruk check-in süresine dahil değildir.',
          'Ek bagaj ödemesi: Genellikle üç saat kala bitmiş olur, kontuara bırakmayın.',
        ],
      ],
    },
    {
      title: 'Teklif verdiyseniz sonucu bekleyin',
      body: [
        'AZAL Upgrade için verdiğiniz teklifin sonucu kalkışa en geç 12 saat kala gelir. Teklif beklerken koltuk ve kabin değişebileceğinden biniş kartınızı sonuçtan sonra yeniden alın. Yan koltuğu boş tutma teklifinde de durum uçuş dolana kadar değişebilir. Eski biniş kartıyla kapıya gitmeyin.',
      ],
    },
    {
      title: 'Bakü’de aktarma',
      body: [
        'Tek biletle aktarma yapıyorsanız ikinci uçuşun kartını ilk kontuarda isteyin; verilmezse Bakü’de aktarma kontuarına gidersiniz. İki ayrı bilet aldıysanız ülkeye girip bavulu alarak yeniden check-in yapmanız gerekebilir, bu da vize ve zaman ister. Bekleme süreniz kısaysa uçuşu değiştirmeyi konuşalım.',
      ],
    },
    {
      title: 'Saati öğrenmek için sorun',
      body: [
        [
          'AZAL’ın sitesinde bu uçuşa online check-in yapılıyor mu?',
          'Açılış ve kapanış kalkıştan kaç saat önce?',
          'Kalkış Türkiye’denken kontuar ne zaman kapanıyor?',
          'Bakü aktarmasında ikinci biniş kartını nereden alırım?',
        ],
        'PNR ile AZAL’a, acente bileti varsa acenteye yazın. Havalimanının genel süresi, havayolunun kendi kuralının yerini tutmaz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kimlik ve pasaport', hint: 'İkisini de taşıyın, birini kullanın' },
    { label: 'PNR ve soyadı', hint: 'Belgedeki Latin yazımıyla, ə olmadan' },
    { label: 'Vize ya da kayıt belgesi', hint: 'Basılı ve okunur' },
    { label: 'Dönüş bileti', hint: 'Sınırda sorulabilir' },
  ],
  questions: [
    {
      question: 'AZAL check-in’i kaç saat önce açıyor?',
      answer:
        'Güvenilir bir AZAL metni bulamadık. Biletinizdeki ya da AZAL’ın gönderdiği iletideki süreye uyun; emin değilseniz bizi arayın, birlikte okuyalım.',
    },
    {
      question: 'Türkiye’den kalkarken ne kadar erken gelmeliyim?',
      answer:
        'Havalimanının ve AZAL’ın biletinizde verdiği süre esastır. Dış hat olduğu için kontuar kapanışına güvenlik ve pasaport sırasını ekleyin.',
    },
    {
      question: 'Kimlikle uçtum, dönüşte pasaport göstersem olur mu?',
      answer:
        'Adınız iki belgede aynı yazılmışsa sorun çıkmayabilir. Yazım farklıysa dönüşten önce satıcınıza ve AZAL’a bildirin.',
    },
  ],
  warning: 'Belgelerinizi evden çıkmadan kontrol edin. Online check-in yapılmış olması vizesiz yolcuyu uçağa aldırmaz.',
};
