import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'AZAL biletiniz için bağımsız telefon desteği. 771’li biletin işlemi nereden yapılır, Bakü aktarmasında ne sorulur, ne zaman AZAL’a yazmalısınız?',
  answers: ['contact', 'changeBy'],
  own: [
    'Bileti AZAL’dan aldıysanız AZAL’a, acenteden aldıysanız acenteye yazın.',
    'Adınızı pasaporttaki Latin harflerle verin.',
  ],
  call: 'Azerice ya da İngilizce yazışmak istemiyorsunuz.',
  lead: 'AZAL’da değişiklik ve iade, bilet nereden alındıysa genellikle oradan yapılır. Türkiye’deki yolcu biletini Bakü’deki bir acenteden, bir arama sitesinden ya da AZAL’ın kendi sitesinden almış olabilir. Aradığınızda önce satıcıyı, sonra 771 ile başlayan numarayı sorarız. Türkçe konuşuruz; Azerice ya da İngilizce yazışma gerekiyorsa ne yazacağınızı da söyleriz.',
  facts: [
    { label: 'AZAL’ın kendi sitesi', value: 'azal.az', note: 'AZAL’dan alınan bilet için', fact: 'contact' },
    { label: 'Çalışma düzenimiz', value: '7/24' },
    { label: 'Yanıt süremiz', value: 'Telefonda ortalama 5 dakika' },
    { label: 'E-posta yanıtımız', value: '24 saat içinde', note: 'Bizimle Türkçe yazışırsınız' },
    { label: 'Bilet numarası', value: '771 ile başlar', note: 'Uçuş kodu J2', fact: 'prefix' },
    { label: 'Ana üs', value: 'Bakü, Haydar Aliyev (GYD)', fact: 'base' },
  ],
  steps: [
    {
      title: 'Bilet numarasını okuyun',
      body: [
        '771 ile başlıyorsa AZAL’ın kestiği bilettir. Başka bir önek görürsek uçuş AZAL’ın olsa da bileti başka havayolu kesmiştir.',
      ],
    },
    { title: 'Satıcıyı söyleyin', body: ['AZAL sitesi, acente ya da arama sitesi. İşlemi yapacak yer burasıdır.'] },
    {
      title: 'Rotayı anlatın',
      body: ['Bakü son durak mı, aktarma mı? Aktarmada bagaj, vize ve çocuk kuralı değişir.'],
    },
    {
      title: 'Sonraki adımı belirleriz',
      body: [
        'Bileti biz kestiysek işi biz yürütürüz. Kesmediysek satıcıya söyleyeceğiniz cümleyi ve isteyeceğiniz belgeyi hazırlarız.',
      ],
    },
  ],
  sections: [
    {
      title: 'AZAL yolcusunun soruları',
      body: [
        [
          'Adımdaki ə harfi bilette nasıl yazılmalı?',
          'Bakü’de gece bekliyorum, çocuğum tek başına uçabilir mi?',
          'Kabin bagajım 10 kg, yanına çanta alabilir miyim?',
          'Teklif vererek Business’a geçmek nasıl oluyor?',
          'Bakü’den dönüşüm iptal oldu, Türkiye’deki yolcu hakları geçer mi?',
        ],
      ],
    },
    {
      title: 'AZAL’a doğrudan yazmanız gereken durumlar',
      body: [
        'Bileti AZAL’ın sitesinden aldıysanız değişiklik ve iade için AZAL’a yazılır. AZAL Miles hesabındaki bakiye ve kart düzeyi için de hesap sahibi AZAL’a başvurur. Koltuk ya da kabin için verdiğiniz teklifi yalnızca teklifi verdiğiniz ekrandan izlersiniz. Bu üç işte araya girmeyiz, hazırlanmanıza yardım ederiz.',
      ],
    },
    {
      title: 'Yabancı taşıyıcıda haklarınızın sınırı',
      body: [
        'Türkiye’deki yolcu hakları düzenlemesi AZAL’ın yalnızca Türkiye’den kalkan uçuşlarını kapsar, Bakü’den dönüşünüz bu kapsamda değildir. Hangi yön için ne isteyebileceğinizi ayırmak, boş yere yazışmayı önler. Biz bağımsız bir hizmetiz; başvuruyu AZAL adına değerlendiremez, sonucuna söz veremeyiz.',
      ],
    },
  ],
  haveReady: [
    { label: '771’li bilet numarası', hint: 'Yoksa PNR ve uçuş tarihi' },
    { label: 'Satıcının adı', hint: 'Fatura ya da onay e-postasındaki unvan' },
    { label: 'Belge türü', hint: 'Kimlikle mi, pasaportla mı uçacaksınız' },
    { label: 'Aktarma bilgisi', hint: 'Bakü’de kaç saat, gece mi' },
  ],
  questions: [
    {
      question: 'AZAL’ın Türkiye temsilcisi misiniz?',
      answer:
        'Hayır. AZAL’la bağı olmayan bir destek hattıyız. Yapabildiğimizi yapar, AZAL’a ya da satıcınıza gitmesi gerekeni söyleriz.',
    },
    {
      question: 'Azerbaycan’dan arayan yakınım için işlem yapar mısınız?',
      answer:
        'PNR, soyadı ve yolcunun onayıyla bilgi veririz. Bilet Bakü’deki acenteden alındıysa işlem yine o acenteden yürür.',
    },
    {
      question: 'AZAL’a hangi dilde yazmalıyım?',
      answer:
        'Azerice, Rusça ya da İngilizce bir metin genellikle daha çabuk işlenir. Bilgileri sıralayan kısa bir taslak hazırlamanıza yardım ederiz.',
    },
  ],
  warning:
    'Satıcıyı bilmeden bilet bilgilerinizi internetteki bir forma yazmayın. Numaranız ve soyadınızla başkası da kaydınıza ulaşabilir.',
};
