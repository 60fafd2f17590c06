import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Qatar Airways’te Economy’den Business ya da First’e geçmenin üç yolu var: fark ödemek, Avios, gelen teklif. Qsuite her uçakta var mı?',
  answers: ['upgrade', 'programme'],
  own: ['Rezervasyon yönetiminde yükseltme ya da teklif seçeneğine bakın.', 'Avios ile ödemeyi nakitle karşılaştırın.'],
  call: 'Biletin hangi bölümünün yükseleceğini seçmek istiyorsunuz.',
  lead: 'Qatar Airways’te yükseltince gerçekten kabin değiştirirsiniz: Business, seçili hatlarda da First vardır. Geçişin üç yolu bulunuyor: fiyat farkını ödemek, Avios kullanmak veya size gelen teklifi kabul etmek. Üçü de boş yere ve biletinizin tarifesine bağlıdır. Hangi yolun açık olduğunu telefonda sırayla kontrol ederiz.',
  facts: [
    { label: 'Kabinler', value: 'Economy, Business, First', note: 'First yalnızca seçili hatlarda', fact: 'cabins' },
    { label: 'Qsuite', value: 'Seçili uçaklarda', note: 'Uçak değişirse koltuk da değişebilir', fact: 'cabins' },
    { label: 'Yükseltme yolları', value: 'Fark, Avios, teklif', note: 'Hepsi müsaitliğe bağlı', fact: 'upgrade' },
    { label: 'Business kabin bagajı', value: '2 parça, toplam 15 kg', fact: 'cabinBag' },
    { label: 'Business bagajı', value: '40 kg', note: 'Ağırlık hesabı olan hatlarda', fact: 'checked' },
  ],
  steps: [
    {
      title: 'Hangi uçuşu yükseltmek istiyorsunuz?',
      body: [
        'Kısa ilk uçuşla uzun devam uçuşunun farkı ayrı ayrı hesaplanabilir. Yalnızca gece uçuşunu yükseltmek çoğu yolcuya yeter; önce bunu sorarız.',
      ],
    },
    {
      title: 'Bileti ve tarifeyi kontrol ederiz',
      body: [
        'Tarifeniz yükseltmeye kapalı olabilir. Ortak havayolunun işlettiği uçuşta ise Qatar Airways’in yolu işlemeyebilir.',
      ],
    },
    {
      title: 'Açık yolları karşılaştırırız',
      body: [
        'Ücret farkını biz hesaplarız. Avios tutarını Privilege Club hesabınızda, varsa teklifi e-postanızda siz görürsünüz; üçünü birlikte değerlendiririz.',
      ],
    },
    {
      title: 'Onayınızla bileti yenileriz',
      body: [
        'Fark ödenince yeni bilet kesilir. Bagaj hakkı, koltuk ve iade koşulu yeni tarifeye göre yeniden kontrol edilir.',
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi yol hangi yolcuya?',
      body: [
        [
          'Ücret farkı: kesin sonuç isteyene. Yer varsa işlem o anda biter.',
          'Avios: bakiyesi olan ve tarihini değiştirebilecek yolcuya. Boş ödül koltuğu gerekir.',
          'Teklif veya davet: sonucu bekleyebilene. Kabul edilmezse yerinizde uçarsınız.',
          'Check-in sırasındaki teklif: son ana kalmayı göze alana. Genellikle yer kalırsa sorulur.',
        ],
      ],
    },
    {
      title: 'Business tarifeleri de kendi içinde ayrılır',
      body: [
        'Business’ta Lite, Classic, Comfort ve Elite adları vardır. Koltuk aynı kabindedir; fark bagajda, değişiklik ve iade koşulunda çıkar. Yükseltme yaparken hangi Business tarifesine geçtiğinizi sorun. Lite’a geçmek, elinizdeki esnek Economy biletin iade hakkını azaltabilir.',
      ],
    },
    {
      title: 'Qsuite bekleyenlerin düştüğü tuzak',
      body: [
        'Qsuite bütün uçaklarda yoktur. Koltuk planında görünmesi de son söz değildir: uçak değişirse düzen değişir ve bu, tek başına iade nedeni sayılmayabilir. Karar ölçünüz Qsuite ise uçuştan birkaç gün önce uçak tipini yeniden kontrol ettirin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Uçuş seçimi', hint: 'Hangi uçuşun yükseleceği: ilk, devam ya da dönüş' },
    { label: 'Avios bakiyesi', hint: 'Hesabınıza girip okuyun, biz göremeyiz' },
    { label: 'Gelen teklif', hint: 'E-postadaki davet ve son geçerlilik tarihi' },
    { label: 'Tarife adı', hint: 'E-bilette Lite, Classic, Convenience veya Comfort' },
  ],
  questions: [
    {
      question: 'Check-in’de Business’a geçmek daha mı ucuz?',
      answer: 'Bazen teklif çıkar, bazen çıkmaz. Yer kalmasına bağlı olduğu için buna plan kurmayın.',
    },
    {
      question: 'Avios’la yükseltmeyi siz yapabilir misiniz?',
      answer:
        'Hesabınıza giremeyiz, o adımı siz tamamlarsınız. Tarifenizin uygun olup olmadığını ve boş yeri önceden kontrol ederiz.',
    },
    {
      question: 'Yükseltince bagaj hakkım artar mı?',
      answer:
        'Genellikle yeni kabinin hakkı geçerli olur. Yine de davetle yükseltmede kural farklı olabilir; yeni e-biletteki bagaj satırına bakın.',
    },
  ],
  warning: 'Yükseltmeden önce iade koşulunu okuyun: yeni tarife, eskisinden daha kısıtlayıcı olabilir.',
};
