import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'AZAL kabininde sınır genellikle kafesle 8 kg, ambarda 75 kg. Bildirim en geç 24 saat önce; hangi belgeler gerekir?',
  answers: ['pet', 'petHold'],
  own: [
    'Bileti almadan önce AZAL’a hayvanın türünü ve kafesle ağırlığını yazın.',
    'Onay gelince bileti alın, en geç 24 saat önce bildirimi tamamlayın.',
  ],
  call: '32 kg’dan ağır bir köpek için kafes koşulunu soracaksınız.',
  lead: 'AZAL ambarda, kafesiyle birlikte 75 kg’a kadar hayvan kabul ediyor; 32–75 kg arasındaki köpeğin kafesi için ayrıca özel koşul arıyor. Her durumda AZAL’ın onayı gerekir ve bildirim biletle birlikte ya da kalkıştan en geç 24 saat önce yapılır. Kabinde ise sınır genellikle kafesle 8 kg’dır.',
  facts: [
    { label: 'Onay', value: 'AZAL’dan, şart', fact: 'petHold' },
    { label: 'Bildirim', value: 'En geç 24 saat önce', note: 'Bilet alırken de yapılabilir', fact: 'petHold' },
    { label: 'Ambar', value: 'Kafesle en çok 75 kg', fact: 'petHold' },
    { label: 'Büyük köpek', value: '32–75 kg: özel kafes koşulları', fact: 'petHold' },
    { label: 'Kabin', value: 'Kafesle 8 kg', note: 'Kedi, köpek, kuş', fact: 'pet' },
    { label: 'Kabin kafesi', value: 'Kenar toplamı 115 cm', fact: 'pet' },
    { label: 'Uçakta', value: 'En çok iki kafes', fact: 'pet' },
  ],
  steps: [
    {
      title: 'Ağırlık bandını buluruz',
      body: ['Genellikle 8 kg’a kadar kabin, üstü ambar, 32 kg’ı geçince özel kafes. Kafesle birlikte tartın.'],
    },
    {
      title: 'Bildirimi zamanında yaparız',
      body: ['24 saat son sınırdır. Kabinde iki kafes kotası kolay dolduğundan bileti alırken bildiririz.'],
    },
    { title: 'AZAL’ın yanıtını alırız', body: ['Onayı yazılı isteriz. Uçuş ya da tarih değişirse onay yenilenir.'] },
    {
      title: 'Sınır belgelerini konuşuruz',
      body: [
        'Azerbaycan’ın istediği sağlık belgesi ve aşılar. Dönüşte Türkiye’nin istediklerini de birlikte toplayın.',
      ],
    },
  ],
  sections: [
    {
      title: '32 kg’dan ağır köpek',
      body: [
        'Bu ağırlıkta olağan bir taşıma kafesi yetmez, AZAL’ın özel kafes koşulunu öğrenmeden kafes almayın. Onay isterken köpeğin boyunu, kafesin iç ölçüsünü, malzemesini ve kilidini yazın. Havalimanına erken gidin: kafes büyük bagaj bölümünde teslim alınabilir. Yaz sıcağında günün serin saatindeki uçuşu seçmek hayvan için daha güvenlidir.',
      ],
    },
    {
      title: 'Kabinde uçacak hayvan',
      body: [
        [
          'Üç kenarın toplamı genellikle 115 cm’yi geçmeyen bir kafes istenir; örneğin 50\u00a0×\u00a035\u00a0×\u00a030 cm bu toplamdadır.',
          'Uçakta genellikle en çok iki kafese yer vardır, üçüncüsü aynı uçuşa alınmaz.',
          'Hayvanla uçan yolcunun yetişkin olması beklenir; yalnız uçan çocuğun kaydına hayvan eklenmez.',
          'Hayvanlı yolcu AZAL Upgrade teklifi veremez, kabininizi baştan seçin.',
        ],
      ],
    },
    {
      title: 'Aktarma Bakü’deyse',
      body: [
        'Bakü’de başka bir uçağa geçecekseniz iki uçuş için de onay gerekir ve ikinci taşıyıcının ağırlık sınırı AZAL’dan düşük olabilir. 60 kg’lık bir köpeği Bakü’ye kadar uçurup orada bırakamazsınız. Ambardaki hayvanın bekleme süresini, suyunu ve dışarı çıkarılıp çıkarılmayacağını onay sırasında sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kafesle ağırlık', hint: 'Kabin mi, ambar mı, özel kafes mi, buna göre' },
    { label: 'Kafesin iç ve dış ölçüsü', hint: 'Malzemesi ve kilidiyle' },
    { label: 'Sağlık belgeleri', hint: 'İki ülke için, tarihleri okunur' },
    { label: 'Uçuş bilgisi', hint: 'J2 kodlu uçuş, aktarma varsa ikincisi' },
  ],
  questions: [
    {
      question: 'Kangal köpeğimi Bakü’ye götürebilir miyim?',
      answer:
        'Kafesle 75 kg’ın altındaysa ambarda istenebilir. Özel kafes koşulunu ve ırk kısıtı olup olmadığını AZAL’ın onayından öğreniriz.',
    },
    {
      question: 'Onay gelmeden bilet almalı mıyım?',
      answer: 'Hayır, özellikle büyük köpekte. Onaysız alınan biletin değişikliği satıcıdan geçer ve zaman alır.',
    },
    {
      question: 'Papağanım kabinde uçar mı?',
      answer:
        'Kaynaklara göre kuş da kabine alınıyor, tür ayrımı açık değil. Türün adını yazarak AZAL’a sorulmalı; korunan türlerde ayrıca izin gerekir.',
    },
  ],
  warning:
    '24 saatlik sınır bildirim içindir, onay için değil. Son gün bildirilen hayvana onay yetişmeyebilir; siz uçarsınız, o kalır.',
};
