import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'AJet’te evcil hayvan: 1 Eylül 2025’ten beri ambar yok, yalnızca kabin. 8 kg, 23\u00a0×\u00a030\u00a0×\u00a040 cm kafes, bildirim süresi ve büyük köpek için yollar.',
  answers: ['pet', 'petHold'],
  own: [
    'Kafesle tartın; 8\u00a0kg’ı aşan hayvan AJet’e alınmaz.',
    'Bildirimi en geç 6 saat önce yapın ve cam kenarını isteyin.',
  ],
  call: 'Köpeğiniz büyük ve başka bir yol arıyorsunuz.',
  lead: 'AJet 1 Eylül 2025’ten beri ambarda hayvan taşımıyor. Tek seçenek kabindir: kedi, köpek ya da küçük ötücü kuş, kafesiyle birlikte 8 kg’a kadar kabul edilir. Daha ağır hayvanla AJet bileti alırsanız hayvanınız uçağa kabul edilmez. Önceki yıllarda ambarda uçan köpeğiniz bugün aynı yolla uçamaz.',
  facts: [
    { label: 'Ambar (AVIH)', value: 'Yok', note: '1 Eylül 2025’ten beri', fact: 'petHold' },
    { label: 'Kabinde', value: 'Kedi, köpek, küçük ötücü kuş', fact: 'pet' },
    { label: 'Toplam ağırlık', value: 'Kafesle 8 kg', fact: 'pet' },
    { label: 'Kafes', value: '23\u00a0×\u00a030\u00a0×\u00a040 cm', fact: 'pet' },
    { label: 'Bildirim', value: 'En geç 6 saat önce', note: 'Rehber köpek için 48 saat', fact: 'petNotice' },
    { label: 'Koltuk', value: 'Yalnızca cam kenarı', note: 'Acil çıkış sırası olmaz', fact: 'pet' },
    { label: 'Aktarma', value: 'Her uçuş ayrı ücretli', fact: 'petNotice' },
  ],
  steps: [
    {
      title: 'Tartı ile başlayın',
      body: ['Kafesle 8 kg’ın altındaysa devam ederiz. Üstündeyse AJet’i bırakır, başka seçenekleri konuşuruz.'],
    },
    {
      title: 'Uçak tipinin kotasına bakılır',
      body: ['Kaç hayvan alınacağı uçağa göre değişir. Yer yoksa yakın saatteki seferi sorarız.'],
    },
    {
      title: 'Cam kenarı ayrılır',
      body: ['Hayvanlı yolcu başka koltukta oturamaz. Seçili koltuğunuz uygun değilse değiştiririz.'],
    },
    {
      title: 'Bildirim kayda geçer',
      body: [
        'Altı saat son sınırdır, biz bileti alırken bildirmenizi isteriz. Aktarmada iki uçuşun kaydına ayrı ayrı bakarız.',
      ],
    },
  ],
  sections: [
    {
      title: '8 kg’ın üstündeki köpek için yollar',
      body: [
        [
          'Ambarda hayvan taşıyan başka bir havayolu: Aynı hatta uçuş var mı, köpeğin ırkı ve kafesi kabul ediliyor mu, sırayla bakarız.',
          'Kara yolu: Yurt içinde tren, araç ya da otobüs kurallarını kıyaslayın; uzun yolda mola ve su planı gerekir.',
          'Yolculuğu bölmek: Siz uçarsınız, bir yakınınız köpeğinizi araçla getirir.',
          'Bakım: Kısa gezide köpeği bakıcıya bırakmak, iki uçuşluk gerginlikten daha sağlıklı olabilir.',
        ],
      ],
    },
    {
      title: 'Kafes neden 23\u00a0×\u00a030\u00a0×\u00a040 cm?',
      body: [
        'Kafes, önünüzdeki koltuğun altında durur ve ölçüler bu boşluk içindir. Kumaş taşıma çantası kullanıyorsanız dolu hâldeyken ölçün. Kafes ölçüye uysa bile hayvan içinde dönüp yatabilmelidir. 7 kg’lık bir kediyle 2 kg’lık bir kafes sınırı aşar, boş kafesi de tartın.',
      ],
    },
    {
      title: 'Aktarmalı ve ortak uçuşta dikkat',
      body: [
        'AJet’in hayvan bedeli aktarmada her uçuş için ayrı alınır. İkinci uçuşu THY işletiyorsa kafes ölçüsü benzese de onay THY’den ayrıca gelir. Dönüş uçuşu için yeniden bildirim yapın. Rehber köpekle uçuyorsanız 48 saat kuralı geçerlidir, eğitim belgesini yanınızda taşıyın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kafesle ağırlık', hint: '8 kg sınırı kafesi de sayar' },
    { label: 'Kafesin üç kenarı', hint: '23, 30, 40 cm ile karşılaştırın' },
    { label: 'Tür ve ırk', hint: 'Kuşsa türünün adı' },
    { label: 'VF’li uçuş numaraları', hint: 'Gidiş, dönüş ve varsa aktarma' },
  ],
  questions: [
    {
      question: 'Golden cinsi köpeğimle Ankara’dan uçacağım, AJet alır mı?',
      answer:
        'Kafesle 8 kg’ı aştığı için hayır, ambar seçeneği de kalktı. Aynı hatta ambarda hayvan kabul eden bir taşıyıcı arayabiliriz.',
    },
    {
      question: 'Kanarya kabinde uçar mı?',
      answer:
        'Küçük ötücü kuşlar kabul edilen türler arasındadır. Kafes ölçüsü ve toplam ağırlık onlar için de geçerlidir.',
    },
    {
      question: 'Son altı saatte bildirirsem ne olur?',
      answer: 'Kabul edilmeyebilir, çünkü kota dolmuş ya da liste kapanmış olabilir. Uçuşa gitmeden yanıt alın.',
    },
  ],
  warning:
    'Başka sitelerde AJet’in ambarda köpek taşıdığı hâlâ yazıyor. O bilgi 1 Eylül 2025 öncesindendir, planınızı bugünkü kurala göre yapın.',
};
