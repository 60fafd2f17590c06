import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'AZAL biletinde ad yazımı: ə harfi, kimlik ve pasaport farkı, MRZ satırı. Düzeltme kuralını doğrulayamadık; kime, hangi belgeyle sorulacağını anlatıyoruz.',
  answers: ['name', 'nameSpelling'],
  own: [
    'Bileti hangi belgeyle uçacaksanız onunla karşılaştırın.',
    'Farkı satıcıya yazın; sorun: düzeltme var mı, ücreti ne, son saat hangisi?',
  ],
  call: 'Pasaportta ə harfi var ve bilet farklı görünüyor.',
  lead: 'AZAL yolcusunun ad sorunu çoğu zaman harf sorunudur. Azerbaycan pasaportundaki ə, bilette başka bir Latin harfiyle yazılır; doğru karşılığı pasaportun alt iki satırında bulunur. AZAL’ın isim düzeltme kuralını ise doğrulayamadık. Bu nedenle önce yazımı belgeyle eşleştirir, gerçek bir hata kalırsa biletin alındığı yere sorarız.',
  facts: [
    { label: 'Ölçü', value: 'Pasaportun alt satırı', note: 'MRZ denen makine yazısı' },
    { label: 'ə harfi', value: 'Karşılığı belgeden okunur' },
    { label: 'Kimlikle uçuş', value: 'Kimlikteki yazım', note: 'Türkiye uçuşunda', fact: 'nameSpelling' },
    { label: 'Pasaportla uçuş', value: 'Pasaporttaki yazım', fact: 'nameSpelling' },
    { label: 'Düzeltme kuralı', value: 'Satıcıya ve AZAL’a sorulur', fact: 'name' },
  ],
  steps: [
    {
      title: 'Hangi belgeyle uçacaksınız?',
      body: [
        'Kimlikle uçacaksanız kimlik, pasaportla uçacaksanız pasaport ölçüdür. Belgeyi değiştirirseniz yazım da değişebilir.',
      ],
    },
    { title: 'Alt satırı okuyun', body: ['Oklu satırdaki adı harf harf söylersiniz, biletle karşılaştırırız.'] },
    { title: 'Farkın türüne bakarız', body: ['ə, ı, ş gibi harf dönüşümü mü, yoksa gerçekten yanlış bir harf mi?'] },
    {
      title: 'Gerekiyorsa başvurulur',
      body: ['Satıcıya belge görüntüsüyle gidilir. Bileti biz kestiysek soruyu AZAL’a biz sorarız.'],
    },
  ],
  sections: [
    {
      title: 'Harfler nasıl karşılanır?',
      body: [
        [
          'ə: Pasaportun makine satırındaki karşılığı neyse odur. Tahminle A ya da E yazmayın, satıra bakın.',
          'ş, ç, ğ: Bilette noktasız, çengelsiz Latin karşılığıyla görünür. Hata değildir.',
          'x ve q: Azerbaycan adlarında bulunur, Türkçe yazıma çevrilmemelidir. Xəyal adını Hayal diye yazdırmak belge farkı yaratır.',
          'İkinci ad ve baba adı: Belgedeki ad alanında ne varsa o yazılır. Baba adının bilette istenip istenmediğini satıcıya sorun.',
        ],
      ],
    },
    {
      title: 'Kimlik ile pasaport ayrı yazılmışsa',
      body: [
        'Çifte vatandaşlarda ve yeni kimlik alanlarda iki belgede iki ayrı yazım görülebilir. Bilette tek ad olduğu için uçacağınız belgeyi satın almadan önce seçin. Gidişi kimlikle, dönüşü pasaportla yapmayı düşünüyorsanız iki yönde de aynı belgeyi kullanmak daha güvenlidir. Sınır kontrolünün hangi belgeyi kabul ettiğini de önceden öğrenin.',
      ],
    },
    {
      title: 'AZAL’a sorulacak metin',
      body: [
        'PNR’yi, 771’li numarayı, biletteki adı, belgedeki adı ve uçuş tarihini yazın. “Bu yazım farkıyla yolcu kabul edilir mi, edilmezse düzeltme ne kadar sürer?” diye sorun. Belgenin bilgi sayfasını ekleyin, gereksiz sayfaları göndermeyin. Yanıtı telefonunuza kaydedin, kontuarda gösterebilirsiniz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport', hint: 'Alt iki satırı okunaklı olmalı' },
    { label: 'Kimlik kartı', hint: 'Onunla uçacaksanız, ön yüzündeki ad' },
    { label: 'Biletin satıcısı', hint: 'Düzeltme isteği oradan geçer' },
    { label: 'Fark', hint: 'Hangi harf, hangi alan' },
  ],
  questions: [
    {
      question: 'Bilette ə yerine A yazılmış, pasaport satırında E var. Ne yapayım?',
      answer:
        'Bu gerçek bir farktır. Satıcınıza belgeyle bildirin ve AZAL’ın yanıtını yazılı isteyin; uçuşa az kaldıysa önce telefon edin.',
    },
    {
      question: 'Evlilik soyadım kimlikte var, pasaportta yok.',
      answer:
        'Bileti uçacağınız belgedeki soyadıyla alın. Pasaportunuzu yenilediyseniz vize ile bilet aynı adı taşımadan yola çıkmayın.',
    },
    {
      question: 'Biletimi eşime verebilir miyim?',
      answer:
        'AZAL’ın devir kuralını doğrulayamadık, ama havayolu biletleri genellikle kişiye özeldir. Böyle bir plan yapmadan satıcınıza sorun.',
    },
  ],
  warning:
    'Adınızı Türkçe okunuşuna göre yazdırmayın. Xatirə’yi Hatire yapan iyi niyetli bir düzeltme, sınırda yanlış belge gibi görünür.',
};
