import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'AJet’in yayımlanmış bir isim düzeltme kuralını bulamadık. Bileti THY kestiyse yol değişir; hatayı AJet’e nasıl soracağınızı adım adım yazdık.',
  answers: ['name', 'letters'],
  own: [
    'Biletteki adı kimlikle harf harf karşılaştırın.',
    'Bileti kimin kestiğine bakın: AJet mi, THY mi, acente mi?',
    'Ona aşağıdaki mesajı kimlik örneğiyle gönderin.',
    'Uçuş yakınsa yanıtı beklerken kontuara gitmeyi de planlayın.',
  ],
  call: 'İki şirket sizi birbirine gönderiyor.',
  lead: 'İnternette THY’nin ya da AnadoluJet’in kuralı AJet’in kuralı gibi anlatılıyor. AJet’in kendi metnini bulamadık; yanıtı yazılı isteyin.',
  facts: [
    { label: 'AJet’in kuralı', value: 'Bileti kesene sorun', fact: 'name' },
    { label: 'Ş yerine S yazılmış ad', value: 'Hata değil', note: 'Pasaportun alt satırı da böyle', fact: 'letters' },
    { label: 'THY’den alınan bilet', value: 'THY’ye sorulur' },
    { label: 'Yanıtın biçimi', value: 'Yazılı isteyin' },
  ],
  sections: [
    {
      topic: 'THY bileti',
      title: 'Bileti THY kestiyse',
      body: [
        'Düzeltmeyi THY’den isteyin. Yeni alınmış bilette 24 saatlik bir yol olabilir, sınırları [THY isim sayfasında](/thy-isim-degisikligi) yazar. AJet’in kestiği bilette böyle bir yol olduğunu varsaymayın. Hangi şirkete yazarsanız düzeltilmiş biletin hangi adresten geleceğini de sorun.',
      ],
    },
    {
      topic: 'Ters, ikinci ad',
      title: 'Yazmadan önce bakın',
      body: [
        [
          'Yalnızca harflerin noktası ve çengeli eksik: hata değildir.',
          'AHMET CAN yerine AHMETCAN: boşluk farkı, yine de sorun.',
          'İkinci ad yok ya da ad ile soyadı ters: kuralını bulamadık, bileti kesene uçuştan önce yazın.',
          'Pasaport numarası yenilendi: check-in’de yenisini yazın, olmazsa kontuara gösterin (doğrulamadık).',
          'Başka birinin adı: düzeltme değil, devirdir; kuralını bulamadık, sorun.',
        ],
      ],
    },
  ],
  questions: [
    {
      topic: 'Kaç harf',
      question: 'AJet kaç harfe kadar düzeltiyor?',
      answer: 'Böyle bir sayı yayımlandığını görmedik. Duyduğunuz sayıyı AJet’ten yazılı isteyin.',
    },
    {
      topic: 'Uçuş yarın',
      question: 'Uçuş yarın, yanıt gelmedi.',
      answer:
        'Kontuar açılınca belgenizle orada olun, farkı baştan söyleyin. Bir yandan doğru adla yeni biletin fiyatına bakın.',
    },
    {
      topic: 'İptal, yeniden alma',
      question: 'Tek harf yanlış, iptal edip yeniden alsam?',
      answer: 'Paketin kesintisini bilmeden yapmayın. Düzeltmenin yanıtını beklemek çoğu kez daha az kaybettirir.',
    },
  ],
  warning: '“AJet’te tanıdığım var” diyene ödeme yapmayın; düzeltmeyi yalnızca bileti kesen yapar.',
};
