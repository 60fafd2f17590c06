import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Pegasus’ta Business kabin yok. Sınıf yerine paket yükseltme nasıl olur, Saver’dan Saver Plus ya da Comfort Flex’e geçince ne değişir?',
  answers: ['upgrade', 'cabins'],
  own: [
    '“Bilet İşlemlerim”de paket yükseltmeyi açın.',
    'Eklenen bagaj ile koltuğu ayrı ayrı almanın tutarını karşılaştırın.',
  ],
  call: 'Yolculardan yalnızca birinin paketini yükselteceksiniz.',
  lead: 'Pegasus tek kabinle uçar. Uçağın önünde ayrı bir Business bölümü bulunmadığından “sınıf yükseltme” diye satılan bir şey de yoktur. Onun yerine paket yükseltme vardır: Saver bilet, Saver Plus’a ya da Comfort Flex’e çıkarılır. Yükselttiğinizde bagaj, koltuk seçimi ve esneklik alırsınız, daha geniş bir kabin değil.',
  facts: [
    { label: 'Business kabin', value: 'Yok', note: 'Bütün uçak tek kabin', fact: 'cabins' },
    { label: 'Yerine', value: 'Paket yükseltme', fact: 'upgrade' },
    {
      label: 'Paketler',
      value: 'Saver, Saver Plus, Comfort Flex',
      note: 'Dış hatta altında Light olabilir',
      fact: 'fares',
    },
    { label: 'Daha çok yer için', value: 'Ekstra diz mesafesi', note: 'Koltuk seçiminden, ücretli', fact: 'seat' },
  ],
  steps: [
    {
      title: 'Bugünkü paketinize bakarız',
      body: ['PNR’den iki yönün paketini bulur, içinde zaten olanları sayarız. Aranan hak bazen pakette vardır.'],
    },
    {
      title: 'Eksik olanı adlandırırız',
      body: ['Bavul mu, koltuk mu, iptal hakkı mı? Tek bir eksik için paket yükseltmek pahalı kalabilir.'],
    },
    {
      title: 'Tek tek eklemeyle kıyaslarız',
      body: ['Aynı bavulu ve koltuğu ayrı almanın toplamı ile yükseltmenin toplamını karşılaştırırız.'],
    },
    {
      title: 'Seçtiğinizi işleriz',
      body: ['Onayınızla paketi ya da ek hizmeti rezervasyona ekletir, yeni özeti sizinle kontrol ederiz.'],
    },
  ],
  sections: [
    {
      title: 'Paket yükseltmek ne zaman mantıklı?',
      body: [
        [
          'İki ya da daha çok eksiğiniz varsa: hem bavul hem koltuk gibi.',
          'Tarihiniz belirsizleştiyse ve yükseltme değişiklik koşulunu da taşıyorsa.',
          'Biletiniz Light ise ve kabin bavulu götürmeniz gerekiyorsa; yine de önce çantayı tek başına eklemenin toplamını sorun.',
          'Kalabalık kayıtta yalnızca bir yolcunun eksiği varsa yükseltme yerine ona ek hizmet almak genellikle yeter.',
        ],
      ],
    },
    {
      title: 'Rahatlık arıyorsanız bakılacak yer koltuk planı',
      body: [
        'Tek kabinli uçakta daha geniş oturmanın yolu ekstra diz mesafeli ya da ön sıradaki koltuktur. Bunlar genellikle ücretlidir, paketten bağımsız da seçilebilir. Boyunuz uzunsa ya da iner inmez çıkmak istiyorsanız paketi değil, koltuğu yükseltin. Yiyecek ve içecek de koltuğun yerine göre değişmez; rotanızda ne sunulduğuna rezervasyondan bakarız.',
      ],
    },
    {
      title: 'BolBol ile yükseltme',
      body: [
        'BolBol üyesiyseniz BolPuan bakiyenizi ek hizmetlerde kullanıp kullanamayacağınızı hesabınızda görürsünüz. BolPuan süreli olduğu için ek hizmete harcamak, bekletip kaybetmekten iyi olabilir. Puanla ödemeyi hesap sahibi yapar; biz hangi hizmeti almanın işinize yarayacağını söyleriz.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR', hint: 'İki yönün paketini bununla görürüz' },
    { label: 'İstek listesi', hint: 'Bavul, koltuk, değişiklik hakkı; önem sırasıyla' },
    { label: 'Yolcu sayısı', hint: 'Kaç kişinin paketi yükselecek' },
    { label: 'BolBol’a kayıtlı telefon', hint: 'Puan bakiyenize kendiniz bakın, bize söylemeniz gerekmez' },
  ],
  questions: [
    {
      question: 'Paketi yükselttim, fikrimi değiştirdim. Geri alınır mı?',
      answer:
        'Yükseltme yeni paketin kuralına bağlanır, eski pakete dönüş beklemeyin. İptal ederseniz yeni paketin iade koşulu geçerli olur.',
    },
    {
      question: 'Ön sıra Business sayılır mı?',
      answer: 'Hayır. Yalnızca öndedir, ayrı bir hizmet ya da bagaj hakkı getirmez.',
    },
    {
      question: 'Check-in’den sonra paket yükselir mi?',
      answer:
        'Check-in yapılmış uçuşta seçenek kapanmış olabilir. Yükseltmeyi check-in’den önce yapın, koltuğu da o sırada seçin.',
    },
  ],
  warning:
    '“Pegasus Business” adıyla bilet satan bir ilan görürseniz durun. Böyle bir kabin olmadığından ne aldığınızı önce yazılı isteyin.',
};
