import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Qatar Airways’te Economy’den Business ya da First’e geçmenin genellikle üç yolu var: fark ödemek, Avios, gelen teklif. Qsuite her uçakta var mı?',
  answers: ['upgrade', 'cabins'],
  own: [
    'qatarairways.com’da rezervasyonunuzu açıp yükseltme seçeneğine bakın.',
    'Hangi uçuşu yükselteceğinizi seçin; çoğu yolcuya yalnızca uzun gece uçuşunu yükseltmek yeter.',
    'Fiyat farkını, Avios tutarını ve geldiyse teklifi yan yana yazın.',
    'Yeni tarifenin iade ve değişiklik satırını okuyup onaylayın.',
  ],
  call: 'Üç yoldan hangisinin biletinizde açık olduğunu anlayamıyorsunuz.',
  lead: 'Qatar Airways’te (Katar Hava Yolları) yükseltince gerçekten kabin değiştirirsiniz. Hangi yolun açık olduğu tarifenize ve boş yere bağlıdır; Privilege Club üyesi Avios da kullanabilir.',
  facts: [
    { label: 'Kabinler', value: 'Economy, Business, First', note: 'First seçili hatlarda', fact: 'cabins' },
    { label: 'Qsuite', value: 'Seçili uçaklarda', fact: 'cabins' },
    { label: 'Üst kabinde kabin bagajı', value: '2 parça, toplam 15 kg', fact: 'cabinBag' },
    {
      label: 'Business kayıtlı bagajı',
      value: '40 kg',
      note: 'Kiloyla sayılan hatta; hakkın size geçip geçmediğini sorun',
      fact: 'checked',
    },
  ],
  sections: [
    {
      topic: 'Fiyat, Avios, teklif',
      title: 'Hangi yol kime uyar?',
      body: [
        [
          'Hemen sonuç istiyorsanız fiyat farkını ödeyin; tutar genellikle onaydan önce görünür.',
          'Bakiyeniz varsa ve tarihiniz esnekse Avios’u deneyin; boş ödül koltuğu gerekir.',
          'Beklemeyi göze alıyorsanız teklif verin; kabul edilmezse yerinizde uçarsınız.',
        ],
      ],
    },
    {
      topic: 'İade, Qsuite',
      title: 'Business’ın da tarifeleri var',
      body: [
        'Lite, Classic, Comfort ve Elite aynı kabindedir; fark bagajda, değişiklikte ve iadede çıkabilir. Esnek bir Economy biletten Business Lite’a geçerken iade hakkınız azalabilir. Qsuite için yükseltiyorsanız uçak tipine uçuştan birkaç gün önce yeniden bakın.',
      ],
    },
  ],
  questions: [
    {
      question: 'Avios ile yükseltmeyi siz yapar mısınız?',
      answer: 'Hesabınıza giremeyiz, o adımı siz yaparsınız. Tarifenizin uygun olup olmadığını birlikte okuyabiliriz.',
    },
    {
      topic: 'Bagaj',
      question: 'Bagaj hakkım artar mı?',
      answer: 'Kuralını bulamadık; onaydan önce sorun, yeni e-biletteki bagaj satırına bakın.',
    },
  ],
  warning: 'Yükseltmeden önce yeni tarifenin iade koşulunu okuyun; eskisinden daha kısıtlayıcı olabilir.',
};
