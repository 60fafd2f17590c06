import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'THY biletiniz için bağımsız telefon desteği: ararken elinizde ne olsun, hangi işi biz yaparız, hangisi için doğrudan THY’yi aramalısınız.',
  answers: ['contact', 'prefix'],
  own: [
    'Rezervasyonlar bölümüne PNR ve soyadıyla girin; işlemlerin çoğu oradadır.',
    'Yazılı başvuruda 13 haneli bilet numaranızı verin.',
  ],
  call: 'Bileti THY değil bir acente kesti.',
  lead: 'THY biletinde sorular genellikle üç yerde düğümlenir: paketin ne verdiği, uçuşa kalan sürenin değişikliği nasıl etkilediği ve aktarmalı yolculukta bagaj hakkı. Üçünü de telefonda, biletin koşulunu okuyarak açıklarız. Arayacağınız hat THY’nin değil, bağımsız bir hizmetin hattıdır.',
  facts: [
    {
      label: 'THY’nin kendi sitesi',
      value: 'turkishairlines.com',
      note: 'Rezervasyonlar bölümünden girilir',
      fact: 'contact',
    },
    { label: 'Bizim telefonumuz', value: '7/24', note: 'Gece yarısı kalkan uçuşlar için de' },
    { label: 'Ortalama yanıt süremiz', value: '5 dakika' },
    { label: 'E-posta yanıtımız', value: '24 saat içinde', note: 'Uçuşunuz yakınsa yazmayın, bizi arayın' },
    { label: 'Bilet numarası', value: '235 ile başlar', note: '13 hane: 235 ve ardından on hane', fact: 'prefix' },
    { label: 'Biz kimiz', value: 'Bağımsız hizmet', note: 'THY’nin sitesi ya da çağrı merkezi değil' },
  ],
  steps: [
    {
      title: 'Numaranızı okuyun',
      body: [
        '13 haneli bilet numarasını ya da PNR kodunu ve biletteki soyadını söylersiniz. Bilet numarası 235 ile başlamıyorsa uçuşunuz THY’nin olsa bile bileti başka bir havayolu kesmiş olabilir.',
      ],
    },
    {
      title: 'Bileti kimin kestiğine bakarız',
      body: [
        'Biletiniz THY’nin sitesinden, bir acenteden ya da mille alınmış olabilir. Bilette kimin işlem yapabileceğini bu belirler. Yapamayacağımız işi baştan söyleriz.',
      ],
    },
    {
      title: 'Kuralı ve toplamı söyleriz',
      body: ['Paketinizin koşulunu, doğan farkı ve bizim hizmet bedelimizi ayrı ayrı duyarsınız.'],
    },
    {
      title: 'Kararı siz verirsiniz',
      body: ['Onayınız olmadan bilete dokunmayız. Düşünmek isterseniz görüşmeyi bitirir, sonra yeniden ararsınız.'],
    },
  ],
  sections: [
    {
      title: 'Telefonda neleri sorabilirsiniz?',
      body: [
        [
          'EcoFly biletimi değiştirebilir miyim, kesinti olur mu? Yanıt, biletin ücret sınıfına ve kalkışa kalan saate göre değişir.',
          'Aktarmalı uçuşta bagajımı kiloyla mı, parçayla mı sayacaklar? Gittiğiniz hatta hangi esasın geçtiğine bakarız.',
          'Business’a geçersem bagajım artar mı? Artmaz; nedenini [yükseltme sayfamızda](/thy-sinif-yukseltme) anlatıyoruz.',
          'Kedimle kabinde uçabilir miyim? Kafesin ölçüsü ve uçaktaki kontenjan belirler.',
        ],
      ],
    },
    {
      title: 'Doğrudan THY’yi aramanız gereken durumlar',
      body: [
        [
          'Miles and Smiles hesabınızın parolası, eksik mil kaydı ya da mil transferi için. Bu işlemleri yalnızca hesap sahibi yapar.',
          'THY’nin sitesinden ya da uygulamasından aldığınız bileti, ilk uçuşa en az 168 saat varken 24 saat içinde kesintisiz iade etmek için. Bu hak satın aldığınız kanalda kullanılır.',
          'Bagajınız banttan çıkmadıysa, salondan çıkmadan kayıp eşya ofisine gidin. Tutanak tutturmadan çıktıysanız THY’nin online bagaj aksaklık formu vardır.',
          'Kapıda ya da uçakta yaşanan bir sorun için. Orada yetki yer ekibindedir.',
        ],
      ],
    },
    {
      title: 'Neyi yaparız, neyi yapamayız',
      body: [
        'Uçuş arar, paketleri karşılaştırır, bilet keser, değişiklik ve iade başvurusunu hazırlar, ek bagaj ve koltuk talebini iletiriz. Kuralı biz koymayız: iadesiz bir ücret sınıfını iadeli yapamaz, THY’nin onayına bağlı bir istek için söz veremeyiz.',
        'Aynı işlemlerin çoğunu THY’nin kendi kanallarından da yapabilirsiniz. Hizmet bedelimiz varsa tutarını görüşmenin başında söyleriz; karşılaştırıp karar verirsiniz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet numarası', hint: '235 ile başlayan 13 hane; e-biletin üst bölümünde yazar' },
    { label: 'PNR kodu', hint: 'Altı karakter; harf ve rakam karışık olabilir' },
    { label: 'Soyadı', hint: 'Bilette yazdığı biçimde, Türkçe karaktersiz' },
    { label: 'Bileti aldığınız yer', hint: 'THY sitesi, uygulama, acente ya da mil' },
  ],
  questions: [
    {
      question: 'Burası THY’nin çağrı merkezi mi?',
      answer:
        'Hayır. Bilet ve bilgi hizmeti veren bağımsız bir hattız; THY’nin resmî sitesi değiliz, onun adına da konuşmayız.',
    },
    {
      question: 'AJet biletim için de bu hattan yardım alabilir miyim?',
      answer:
        'AJet, THY’nin iştirakidir ama rezervasyonu ve paketleri ayrıdır. Biletinizde uçuş numarası VF ile başlıyorsa [AJet sayfamızdaki](/ajet-iletisim) bilgilere bakın ve ararken AJet uçuşu olduğunu söyleyin.',
    },
    {
      question: 'E-postayla da işlem yapıyor musunuz?',
      answer:
        'Bilgi ve belge için evet; 24 saat içinde yanıtlarız. Değişiklik gibi saatle yarışan işlerde telefonu seçin.',
    },
  ],
  warning:
    'Telefonda kart şifrenizi ya da Miles and Smiles parolanızı kimseye söylemeyin. Bunları soran biri çıkarsa görüşmeyi kapatın.',
};
