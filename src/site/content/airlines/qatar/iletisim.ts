import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Qatar Airways biletiniz için 7/24 bağımsız telefon desteği. Doha aktarması, tarife, bagaj ve isim sorularında ararken elinizde ne olmalı?',
  answers: ['contact'],
  own: [
    'Rezervasyon yönetimine PNR ve soyadıyla girin.',
    'Bilet numarası 157 ile başlıyorsa bileti genellikle Qatar Airways kesmiştir.',
  ],
  call: 'Doha’daki bağlantınız tehlikede.',
  lead: 'Qatar Airways biletlerinde soruların çoğu Doha’dan çıkar: bağlantı süresi yeter mi, bagaj nereye kadar gider, ilk uçuş gecikirse ne olur? Hattımız 7/24 açıktır. Ortalama yanıt süremiz telefonda 5 dakikadır, e-postaları 24 saat içinde yanıtlarız. Qatar Airways’ten bağımsız bir destek hizmetiyiz; biletinize bakar, kuralı açıklar, onayınızla işlemi yürütürüz.',
  facts: [
    {
      label: 'Qatar Airways’in kendi sitesi',
      value: 'qatarairways.com',
      note: 'Rezervasyon yönetimi orada',
      fact: 'contact',
    },
    { label: 'Hattımız', value: '7/24', note: 'Ortalama yanıt süresi 5 dakika' },
    { label: 'E-posta yanıtımız', value: '24 saat içinde', note: 'Konu satırına PNR’nizi yazın' },
    { label: 'Aktarma noktası', value: 'Doha (DOH)', note: 'Hamad Havalimanı', fact: 'base' },
    { label: 'Bilet numarası', value: '157 ile başlar', note: '13 hane', fact: 'prefix' },
    { label: 'Mil programı', value: 'Privilege Club', note: 'Birimi Avios', fact: 'programme' },
    { label: 'İttifak', value: 'oneworld', note: 'Uçuşlardan birini ortak havayolu işletebilir', fact: 'base' },
  ],
  steps: [
    {
      title: 'Rotayı baştan sona çıkarırız',
      body: [
        'PNR’nizi ve soyadınızı alırız. İlk uçuşu, Doha’daki bekleyişi ve devam uçuşunu sırayla gözden geçiririz; uçuşlardan birini ortak bir havayolu işletiyorsa bunu da o anda söyleriz.',
      ],
    },
    {
      title: 'Bileti düzenleyeni buluruz',
      body: [
        'Acenteden alınan bilet ile Qatar Airways’ten alınan bilet farklı yoldan işlem görür. Örneğin isim düzeltme talebini, acente biletinde bileti kesen acente açar.',
      ],
    },
    {
      title: 'Tarife koşulunu açarız',
      body: [
        'Lite, Classic, Convenience ve Comfort aynı uçakta farklı haklar taşır. İsteğinizin mümkün olup olmadığını, mümkünse doğacak farkı söyleriz. Siz onaylamadan bilete dokunmayız.',
      ],
    },
    {
      title: 'Sonucu yazılı göndeririz',
      body: [
        'İşlem bittiyse yeni e-biletiniz, havayolundan yanıt bekleniyorsa talebinizin son durumu e-posta adresinize gider.',
      ],
    },
  ],
  sections: [
    {
      title: 'Qatar Airways bileti için bizi hangi konularda arayabilirsiniz?',
      body: [
        [
          'Doha’da bekleme süresi çok kısa ya da çok uzun göründüğü için bağlantıyı değiştirmek',
          'Lite biletle koltuğun ne zaman ücretsiz seçilebileceğini öğrenmek',
          'Amerika veya Afrika biletinde bagajın kiloyla mı parçayla mı sayıldığını anlamak',
          'Ters ya da eksik yazılmış adı uçuştan önce düzeltmek',
          'Kedi, köpek veya kuş için bagaj bölümünde yer sormak',
        ],
      ],
    },
    {
      title: 'Doğrudan havayoluna başvurmanız gereken durumlar',
      body: [
        'Bazı işleri yalnızca Qatar Airways yapabilir. Bunlarda bizi aramak size zaman kaybettirir:',
        [
          'Doha’da kaçan bağlantı: transfer kontuarı',
          'Çıkmayan ya da hasarlı bavul: bagaj alım salonundan çıkmadan kayıp eşya ofisi',
          'Privilege Club hesabı, eksik Avios ve Avios’la alınmış ödül bileti',
          'Refakatsiz çocuk için verilecek son onay',
        ],
      ],
    },
    {
      title: 'Neyi yapar, neyi yapamayız?',
      body: [
        'Bilet satışı, değişiklik, iade ve ek hizmet taleplerinizi hazırlar, havayolu izin verdiği ölçüde sonuçlandırırız. Havayolunun kuralını esnetemeyiz, satışa kapalı koltuğu açamayız, yolcunun izni olmadan başkasının biletine bakamayız.',
        'Hizmet bedeli doğacaksa görüşmenin başında söyleriz. Aynı işlemi Qatar Airways’in kendi kanallarından da yapabilirsiniz.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve soyadı', hint: 'PNR altı karakterdir; soyadını biletteki yazımıyla söyleyin' },
    { label: 'Bilet numarası', hint: '157 ile başlayan 13 hane, e-biletin üst bölümünde' },
    { label: 'Uçuş numaraları', hint: 'İlk uçuşunki yetmez, Doha’dan sonrakini de not edin' },
    { label: 'Privilege Club numarası', hint: 'Statü bagajınız varsa hesaba katmamız için' },
  ],
  questions: [
    {
      question: 'Bu hat Qatar Airways’e mi ait?',
      answer:
        'Hayır. Bağımsız bir destek hizmetini arıyorsunuz. Qatar Airways adına konuşmayız; biletinizle ilgili işi sizin adınıza takip ederiz.',
    },
    {
      question: 'Gece Doha’da uçağı kaçırdım, arasam işe yarar mı?',
      answer:
        'Önce havalimanındaki transfer kontuarına gidin, çünkü yeni biniş kartını yalnızca orası verir. Sırada beklerken bizi arayın; hangi bağlantıların kaldığına bakıp ne isteyeceğinizi söyleyelim.',
    },
    {
      question: 'Telefon etmek yerine yazabilir miyim?',
      answer: 'Yazabilirsiniz, 24 saat içinde yanıt veririz. Uçuşunuza iki günden az kaldıysa telefonu seçin.',
    },
  ],
  warning:
    'İlk uçuşa binmemek Doha’dan sonraki uçuşlarınızı da düşürebilir. Planınız değiştiyse bizi kalkıştan önce arayın.',
};
