import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'SunExpress bileti tatil paketiyle geldiyse iadeyi tur operatörü yürütür. Tek başına bilette tarife koşulu, Flex işareti, iptalde ve gecikmede haklar.',
  answers: ['cancel', 'changeFlex'],
  own: [
    'İç hat biletinizde Flex işareti var mı, bakın.',
    'Paketse tur operatörünün sözleşmesini açın; iadeyi o yürütür.',
  ],
  call: 'Operatör ile havayolu birbirine yönlendiriyor.',
  lead: 'SunExpress biletinde iadenin iki yolu var. Bileti tek başına aldıysanız tarife koşulu, tatil paketiyle aldıysanız operatör sözleşmesi geçerlidir. İç hatta biletinizde “Flex” işareti varsa koşul belirgin biçimde yumuşayabilir. Hangisinin geçerli olduğunu kalkıştan önce öğrenin.',
  facts: [
    { label: 'Tek başına bilet', value: 'Tarife koşulu', fact: 'change' },
    { label: 'Tatil paketi', value: 'Operatör sözleşmesi' },
    {
      label: 'Flex işaretli iç hat',
      value: 'Daha esnek koşul',
      note: 'Süresini biletinizden okuyun',
      fact: 'changeFlex',
    },
    { label: 'Ek bagaj paketi', value: 'İadesi yok', fact: 'addOnline' },
    { label: 'İade yöntemi', value: 'Ödemenin yapıldığı yol' },
    { label: 'Uçuşu SunExpress iptal ederse', value: 'İade ya da başka uçuş' },
  ],
  steps: [
    {
      title: 'Başvuru yerini buluruz',
      body: ['Belgenizdeki numara 564’le mi başlıyor, operatör kodu mu? Operatörse sizi oraya hazırlıklı göndeririz.'],
    },
    {
      title: 'Tarifeye ve işarete bakarız',
      body: ['Koşul, SunLight’tan SunPremium’a tarifeyle birlikte değişir. Flex işaretini ayrıca ararız.'],
    },
    {
      title: 'Dönecek ve dönmeyecek kalemleri sayarız',
      body: ['Bilet, vergi, ek bagaj, koltuk. Ek bagaj paketinin iadesi olmadığını baştan bilin.'],
    },
    {
      title: 'Onayınızla kapatırız',
      body: [
        'İptal işlenir, iade isteği, ödediğiniz karta ya da hesaba dönmek üzere başlatılır. Başvuru tarihini size yazdırırız.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'SunExpress iadesinde biz ne yaparız?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Tutar, ödemenin yapıldığı karta ya da hesaba geri gider. Paketi operatöre ödediyseniz iade de ondan gelir.',
        },
        {
          title: 'Hızlı işlem',
          text: '564’lü numarayı okuduğunuzda nereye başvurulacağını söyleriz. Bizim kestiğimiz bilette isteği aynı görüşmede iletiriz.',
        },
        {
          title: 'Azami iade',
          text: 'Flex işareti, tarife hakkı ve geri istenebilen vergiler ayrı ayrı aranır. Ek bagaj paketi bu hesabın dışındadır.',
        },
      ],
    },
    {
      title: 'Dört neden, SunExpress’te nasıl işler?',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Alt tarifelerde geri dönen tutar genellikle düşüktür. Değişiklik hakkınız varsa önce onu düşünün.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Tarife adına bakılmaz, yolcu hakları geçerli olur. Paket yolcusu da uçuşun kendisi için bu hakkı kullanır.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporu ve yolculuğu engellediğini gösteren tarihi ekleyin. Paket aldıysanız seyahat sigortanız olabilir, poliçeyi kontrol edin.',
        },
        {
          title: 'Kısmi iade',
          text: 'Aileden biri gelmeyecekse kayıt ayrılır. Pakette bir kişinin çıkması oda fiyatını değiştirebilir, önce operatöre hesaplatın.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Uçuş iptalinde ve gecikmede haklarınız',
      body: [
        'SunExpress Türkiye’de kayıtlı bir havayoludur. Yürürlükteki [SHGM düzenlemesi](/hizmetler/ucus-gecikmesi) onun Türkiye’den çıkan ve Türkiye’ye gelen uçuşlarının tümünde geçerlidir; Antalya’ya dönüşünüz de buna girer. Uçak varışa en az üç saat geç ulaştıysa veya uçuş geç haber verilerek iptal edildiyse, neden olağanüstü olmadıkça dış hatta mesafeye göre 250, 400 ya da 600 avro, iç hatta 100 avro istenebilir. AB ülkesinden kalkan uçuşta Avrupa’nın yolcu kuralı da uygulanır. Başvuruyu önce SunExpress’e yazılı yapın; biniş kartını ve varış saatini gösteren kaydı saklayın.',
      ],
    },
    {
      title: 'Sizin iptaliniz mi, onların iptali mi?',
      body: [
        'Saati değişen bir tatil uçuşunda yolcu çoğu kez kendisi iptal eder, sonra iade koşulunun ağır çıktığını görür. Değişikliği havayolu ya da operatör yaptıysa önce onların önerisini bekleyin. Yanıtı yazılı isteyin, tarih ve saatle saklayın.',
      ],
    },
  ],
  haveReady: [
    { label: '564’lü numara ya da operatör kodu', hint: 'Başvurulacak yeri bu belirler' },
    { label: 'Paket sözleşmesi', hint: 'Otelle birlikte aldıysanız iptal maddesi' },
    { label: 'Değişiklik iletisi', hint: 'SunExpress’ten ya da operatörden gelen' },
    { label: 'Ödeme bilgisi', hint: 'Kartın son dört hanesi, ödeme tarihi' },
  ],
  questions: [
    {
      question: 'Operatör iptal etti, paramı kimden isterim?',
      answer:
        'Paketi kim sattıysa ondan. Uçuş iptali dışındaki paket iptalleri yolcu hakları düzenlemesine girmez, paket sözleşmenize bakılır.',
    },
    {
      question: 'Ek bagajı geri alamıyorum, başkasına devredebilir miyim?',
      answer: 'Hayır. SunExpress’in ek bagaj paketinde iade de devir de yoktur.',
    },
    {
      question: 'Flex biletimi ne zamana kadar iptal edebilirim?',
      answer:
        '2020–2021’de iki saatlik bir süre yazıyordu, bugünkünü doğrulayamadık. Biletinizin koşul bölümünü bize okuyun.',
    },
  ],
  warning:
    'Gidişe gelmeyip dönüşü kullanmayı planlamayın. Uçulmayan ilk bölüm dönüşü de düşürebilir; gelmeyeceğinizi önceden bildirin.',
};
