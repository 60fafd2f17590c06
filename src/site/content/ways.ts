import type { AirlineId } from '../../domain/airlines.ts';
import type { PricedService } from '../../domain/priced-services.ts';
import type { HubService } from '../services.ts';

/** Texts that are the same for every airline, about doing it oneself or having the agency do it. */
export interface ServiceWays {
  /** What it costs to do it oneself. */
  cost: string;
  /** The last step, shown after the steps from the airline's page. */
  lastStep: string;
  /** What the agency does for the caller. */
  ours: string;
}

const byCode = 'PNR ve soyadıyla';

/** How to do it without calling us, shown beside the airline's address. */
interface OwnWay {
  words: string;
  /** Replaces these words before the address, where they hold only for some readers. */
  whole?: string;
  wholeByAirline?: Readonly<Partial<Record<AirlineId, string>>>;
  /** What opens the booking there. */
  by?: string;
  /** Replaces it at these airlines. */
  byAirline?: Readonly<Partial<Record<AirlineId, string>>>;
  /** What else everybody asks first. */
  also?: string;
  alsoAirline?: Readonly<Partial<Record<AirlineId, string>>>;
}

/** Only who bought there can change or cancel there; AZAL has no screen for it. */
const ifBoughtThere = (what: string, order: string) => ({
  words: `Kendiniz ${order}`,
  whole: `Havayolundan aldıysanız ${byCode} kendiniz ${order}`,
  wholeByAirline: { azal: `AZAL’dan aldıysanız ${what} yazarak isteyin` },
});

const cancelling = ifBoughtThere('iptali', 'iptal edin');

const besideChild = 'Çocukla uçuyorsanız onun yanındaki koltuğu seçin.';

/** For travellers who married or divorced. */
const newSurname =
  'Soyadınız değiştiyse uçacağınız belgeye bakın: eskisi varsa bilet genellikle uyar, yenisi varsa evlilik belgesiyle bileti kesene yazın.';

/** For those who have already cancelled: whom to ask for the money. */
const unpaid = (whom: string) =>
  `Siz iptal ettiyseniz ve para gelmediyse ${whom}, sonra bankanıza yazın; kaç gün sürdüğünü bulamadık.`;

/** Where the answer is only about seats that cost something. */
const notNeeded = `Seçmezseniz koltuğu genellikle havayolu verir, yan yana düşmeyebilirsiniz; koltuk ücretine ekranda bakın. ${besideChild}`;

const higherPackage = 'Üst paketi kendiniz alın';

export const ownWays: Readonly<Record<PricedService, OwnWay>> = {
  iletisim: { words: 'Kendiniz yazın' },
  'bilet-satin-alma': {
    words: 'Kendiniz alın',
    also: 'Bebek kucakta uçacaksa: [nasıl eklenir?](/hizmetler/bilet-satin-alma#bebek)',
  },
  'bilet-degisikligi': {
    ...ifBoughtThere('değişikliği', 'değiştirin'),
    // For tickets of an agency; each in words of its own, where the first answer does not say it.
    alsoAirline: {
      thy: 'Bileti acente kestiyse tarihi de o değiştirir; acentenize yazın.',
      pegasus: 'Acenteden aldıysanız yeni günü acentenize bildirin.',
      sunexpress: 'Acente biletini acenteniz değiştirir.',
      aeroflot: 'Acenteden alınan bilette değişikliği acente yapar; ona yazın.',
      qatar: 'Acente kestiyse yeni tarihi acenteye yazın.',
      emirates: 'Acenteden aldıysanız tarihi acenteniz değiştirir, ona yazın.',
      airarabia: 'Bileti bir acente ya da başka site sattıysa yeni günü ondan isteyin.',
      flydubai: 'Acente ya da tur bileti mi? Değişikliği satan yapar; ona yazın.',
    },
  },
  'isim-degisikligi': {
    words: 'Kendiniz sorabilirsiniz',
    also: newSurname,
    alsoAirline: {
      thy: `Ad ile soyadı tersse sitede düzeltmeyi deneyin. ${newSurname}`,
      // In words of their own, because the pages of one service must differ.
      ajet: 'Evlendiyseniz uçarken göstereceğiniz belge belirler: onda eski soyadınız varsa bilet genellikle uyar, yenisi varsa bileti kesene yazın.',
      sunexpress:
        'Bilet eski soyadınızla kesildiyse geçerli belgenizdeki soyadına bakın; bilet ona uymuyorsa satıcıya belgeyle başvurun.',
      azal: 'Evlilikten sonra bilet, uçacağınız belgedeki soyadıyla aynıysa genellikle kalabilir; farklıysa düzeltilmesini satıcıdan isteyin.',
      qatar:
        'Evlendiyseniz bilet pasaporttaki soyadıyla aynıysa dokunmayın; farklıysa evlilik belgesiyle bileti kesene yazın.',
      emirates:
        'Evlilik soyadınız pasaporta işlenmediyse bilet genellikle uyar; işlendiyse evlilik belgesiyle bileti kesenden düzeltme isteyin.',
    },
  },
  'iptal-iade': {
    ...cancelling,
    wholeByAirline: {
      ...cancelling.wholeByAirline,
      airarabia: 'Değişikliğin bedelini gördükten sonra kendiniz iptal edin',
    },
    also: unpaid('bileti aldığınız yere'),
    alsoAirline: {
      // In words of their own, because the pages of one service must differ.
      thy: 'Bileti siz iptal ettiyseniz ödemenin kaç gün sürdüğünü bulamadık: başvuru numarasıyla satıcıya sorun, “gönderdik” derse bankanıza.',
      ajet: 'Bileti iptal ettirdiyseniz ve iade geciktiyse parayı çeken şirkete yazın, “gönderdik” derse bankanıza sorun; kaç gün sürdüğünü bulamadık.',
      sunexpress: unpaid('bileti aldığınız yere (pakette tur operatörüne)'),
      airarabia:
        'Zaten iptal ettiyseniz: krediyi yalnızca aynı yolcu, aynı rezervasyon numarasıyla kullanır; tutarını ve bitiş gününü yazılı isteyin.',
    },
  },
  'sinif-yukseltme': {
    words: 'Kendiniz yükseltin',
    // For airlines with a single cabin.
    wholeByAirline: {
      pegasus: higherPackage,
      sunexpress: 'Üst tarifeyi kendiniz alın',
      ajet: higherPackage,
      airarabia: higherPackage,
    },
    by: byCode,
  },
  'evcil-hayvan': {
    words: 'Kendiniz sorabilirsiniz',
    alsoAirline: {
      thy: 'Kabine alınmayan kedi ya da köpeğin ambara alınıp alınmadığını THY’ye sorun; okuduğumuz metin ambar için yalnızca papağan ve güvercini sayıyor.',
      pegasus:
        'Taşıma genellikle ücretlidir; tutarı burada yazmıyoruz, onay isterken sorun. Biletiniz varsa onayı PNR’nize ekletin.',
      sunexpress:
        'Biletiniz varsa ya da 3 günden az kaldıysa bugün PNR ile sorun; yazılı onay gelmeden havalimanına hayvanla gitmeyin.',
      ajet: 'Bileti aldıysanız onayı PNR’nizle bugün isteyin; yazılı yanıtsız hayvanla gitmeyin.',
      azal: 'Bilet elinizdeyse onay için AZAL’a bugün yazın, yanıtı yazılı alın.',
      flydubai: 'Biletiniz hazırsa onayı bugün yazılı isteyin; gelmezse değişiklik koşulunu okuyun.',
      aeroflot: '15 kg’ı aşan hayvan için ambarın koşulunu havayoluna sorun.',
    },
  },
  'refakatsiz-cocuk': {
    words: 'Kendiniz sorabilirsiniz',
    alsoAirline: {
      thy: 'Bilet almadan çocuğun yalnız uçacağını THY’nin kendi hattına ya da ofisine bildirin; muvafakatin noterden olması gerekip gerekmediğini de sorun.',
      pegasus:
        'Çocuk daha küçükse yanında bir yetişkin uçsun ya da [daha küçüğü alan havayollarına bakın](/hizmetler/refakatsiz-cocuk#karsilastirma).',
      flydubai: 'Yurt dışına çıkışta anne babanın yazılı izni de istenebilir.',
    },
  },
  'koltuk-secimi': {
    words: 'Kendiniz seçin',
    by: byCode,
    alsoAirline: {
      thy: notNeeded,
      pegasus: notNeeded,
      sunexpress: notNeeded,
      ajet: besideChild,
      azal: besideChild,
      qatar: besideChild,
      aeroflot: notNeeded,
      emirates: `Ödemek istemiyorsanız seçmeyin; check-in’de (genellikle 48 saat kala) ücretsiz olup olmadığını bulamadık, tutara bakın. ${besideChild}`,
      airarabia: notNeeded,
      flydubai: notNeeded,
    },
  },
  'bagaj-ekleme': {
    words: 'Kendiniz ekleyin',
    by: byCode,
    also: 'Ücret genellikle ödemeden önce ekranda görünür.',
    alsoAirline: {
      pegasus: 'Ücret uçuşa göre değişir, burada yazmıyoruz; genellikle ödemeden önce ekranda görünür.',
      // Known how late one can still add it.
      thy: 'Genellikle iç hatta 60, dış hatta 75 dakika kalana kadar eklenir; ücret çoğunlukla ekranda yazar.',
      sunexpress: 'Uçuşa 3 saat kalana kadar eklenir. Bebek arabası ve oto koltuğu genellikle ücretsiz ambara verilir.',
      azal: 'Ek parça genellikle kalkışa 3 saat kalana kadar eklenir; ücret çoğunlukla ekranda yazar.',
    },
  },
  'check-in': {
    words: 'Kendiniz yapın',
    by: byCode,
    byAirline: { sunexpress: 'kalkış havalimanı, PNR ya da bilet numarası ve adla' },
    also: 'Telefondaki biniş kartı yetmezse kontuardan kâğıdını isteyin.',
    alsoAirline: {
      pegasus: 'Telefondaki biniş kartı yetmezse kontuardan kâğıdını isteyin, ücretini sorun.',
      sunexpress: 'Telefondaki biniş kartı yetmeyebilir; yurt dışındaki küçük havalimanında kâğıdını da taşıyın.',
      aeroflot:
        'Telefondaki biniş kartının yetip yetmediğini havayoluna sorun; Antalya’da 2019’da kontuardan veriliyordu.',
      azal: 'Bilet hangi belgedeki adla alındıysa onu getirin; kimliğin yetip yetmediğini AZAL’a sorun.',
    },
  },
  'ozel-yardim': { words: 'Kendiniz isteyin' },
  'ucus-gecikmesi': { words: 'Kendiniz başvurun' },
  'kayip-esya': { words: 'Kendiniz başvurun' },
  'rezervasyon-yonetimi': { words: 'Kendiniz bakın', by: byCode },
  'bilet-sorgulama': { words: 'Kendiniz bakın' },
};

/** For a hub: the steps for doing it oneself, and when a call to us helps. */
interface HubWays {
  own: readonly string[];
  call: string;
}

export const serviceWays: Readonly<Record<PricedService, ServiceWays>> = {
  iletisim: {
    cost: 'Yazmak ücretsizdir; telefon hattı ücretli olabilir.',
    lastStep: 'Yanıtı yazılı isteyin, başvuru numarasını saklayın.',
    ours: 'Biletinizi birlikte okur, kime ne soracağınızı söyleriz.',
  },
  'bilet-satin-alma': {
    cost: 'Bize ücret ödemezsiniz.',
    lastStep: 'Ödemeden önce adları, uçarken göstereceğiniz belgeyle karşılaştırın.',
    ours: 'Uçuşları karşılaştırır, paketin koşulunu okur, onayınızla bileti keseriz.',
  },
  'bilet-degisikligi': {
    cost: 'Bize ücret ödemezsiniz; havayolunun değişiklik ücreti ve fiyat farkı olabilir.',
    lastStep: 'Yeni bileti alınca tarihi, saati ve adları kontrol edin.',
    ours: 'Bileti biz kestiysek ücreti ve farkı söyler, onayınızla değiştiririz; başka bilette nerede yazdığını gösteririz.',
  },
  'isim-degisikligi': {
    cost: 'Yazmak ücretsizdir; düzeltme ücretli olabilir.',
    lastStep: 'Düzeltilmiş bileti almadan konuyu kapatmayın.',
    ours: 'Biletteki adı belgeyle karşılaştırır, başvurunuzu hazırlarız; kaydı bileti kesen düzeltir.',
  },
  'iptal-iade': {
    cost: 'Bize ücret ödemezsiniz; havayolu kesinti yapabilir.',
    lastStep: 'İptal onayını ve iade numarasını saklayın.',
    ours: 'Bileti biz kestiysek tutarı söyler, onayınızla iptal ederiz; başka bilette yerini gösteririz.',
  },
  'sinif-yukseltme': {
    cost: 'Bize ücret ödemezsiniz; üst kabin ya da paket genellikle ücretlidir.',
    lastStep: 'Onaydan sonra yeni biletinizi ve koltuğunuzu kontrol edin.',
    ours: 'Seçenekleri ve iade koşulunu birlikte okuruz; bileti biz kestiysek onayınızla yükseltiriz.',
  },
  'evcil-hayvan': {
    cost: 'Yazmak ücretsizdir; taşıma ücretli olabilir.',
    lastStep: 'Onayı, aşı kartını ve sağlık belgesini yanınıza alın.',
    ours: 'Yer olup olmadığını havayoluna sorar; bileti biz kestiysek onayı rezervasyona ekletiriz.',
  },
  'refakatsiz-cocuk': {
    cost: 'Yazmak ücretsizdir; hizmet ücretli olabilir.',
    lastStep: 'Karşılayacak kişinin adını ve telefonunu iki kez okuyun.',
    ours: 'Yaşı ve uçuşu havayoluna sorar, onay gelmeden bilet kesmeyiz.',
  },
  'koltuk-secimi': {
    cost: 'Seçmek ücretli olabilir.',
    lastStep: 'Biniş kartında koltuk numarasını kontrol edin.',
    ours: 'Planı birlikte okuruz; bileti biz kestiysek koltuğu onayınızla alırız.',
  },
  'bagaj-ekleme': {
    cost: 'Bize ücret ödemezsiniz.',
    lastStep: 'Onay belgesini saklayın; kontuarda gerekebilir.',
    ours: 'Bagaj hakkınızı okur, uygun paketi buluruz; bileti biz kestiysek onayınızla ekleriz.',
  },
  'check-in': {
    cost: 'Genellikle ücretsizdir; koltuk ücretli olabilir.',
    lastStep: 'Biniş kartını telefonunuza indirin.',
    ours: 'Rezervasyonunuzu birlikte açar, takılan yeri buluruz.',
  },
  'ozel-yardim': {
    cost: 'Yardım ücretsizdir; talebi havayoluna kendiniz iletebilirsiniz.',
    lastStep: 'Onayın rezervasyona eklendiğini yazılı isteyin.',
    ours: 'Doğru kodu birlikte seçeriz; bileti biz kestiysek talebi havayoluna iletir, onayını sorarız, başka bilette ne yazacağınızı söyleriz.',
  },
  'ucus-gecikmesi': {
    cost: 'Havayoluna ve SHGM’ye başvurmak ücretsizdir.',
    lastStep: 'Yanıt gelmezse aynı belgelerle SHGM’ye yolcu şikâyeti açın.',
    ours: 'Yeni uçuşu arar, başvuru metnini hazırlarız; sonucu havayolu belirler.',
  },
  'kayip-esya': {
    cost: 'Tutanak ve başvuru ücretsizdir.',
    lastStep: 'Alışveriş fişlerini biniş kartıyla birlikte saklayın.',
    ours: 'Dosya numarasıyla durumun nerede izlendiğini gösterir, yazılı başvurunuzu hazırlarız.',
  },
  'rezervasyon-yonetimi': {
    cost: 'Rezervasyona bakmak ücretsizdir.',
    lastStep: 'Değişiklik ekranına geçmeden önce uçuşları ve adları okuyun.',
    ours: 'Kaydı hangi şirkette arayacağınızı bulur, içindekileri birlikte okuruz.',
  },
  'bilet-sorgulama': {
    cost: 'Bilete bakmak ücretsizdir.',
    lastStep: 'Biletin durumunu ve bagaj satırını okuyup belgeyi indirin.',
    ours: 'Biletin kesilip kesilmediğini birlikte bulur, kime başvuracağınızı söyleriz.',
  },
};

export const hubWays: Readonly<Record<HubService & PricedService, HubWays>> = {
  'bilet-satin-alma': {
    own: ['Tabloda paketi ve bagajı karşılaştırın.', 'Seçtiğiniz havayolunun sitesinde aynı tarihe bakın.'],
    call: 'Tek bilette iki havayoluyla uçacaksınız.',
  },
  'bilet-degisikligi': {
    own: [
      'Bileti nereden aldığınızı bulun; işlem oradan yapılır.',
      'Değişiklik ücretini ve fiyat farkını ayrı ayrı okuyun.',
    ],
    call: 'Bileti kimin kestiğini bilmiyorsunuz.',
  },
  'isim-degisikligi': {
    own: ['Biletteki adı kimlikten harf harf okuyun.', 'Düzeltmeyi bileti aldığınız yerden isteyin.'],
    call: 'Düzeltme mi, yeni bilet mi gerekeceğini bilmiyorsunuz.',
  },
  'iptal-iade': {
    own: ['Bileti aldığınız yerde rezervasyonunuzu açın.', 'Ekranda dönecek tutarı görün, sonra onaylayın.'],
    call: 'İptal mi, değişiklik mi daha az kaybettirir, bilmiyorsunuz.',
  },
  'sinif-yukseltme': {
    own: [
      'Tabloda havayolunuzun üst kabini olup olmadığına bakın.',
      'Rezervasyonda farkı, mili ya da teklifi karşılaştırın.',
    ],
    call: 'Yükseltme ekranı açılmıyor.',
  },
  'evcil-hayvan': {
    own: ['Hayvanı kafesiyle tartın ve kafesi ölçün.', 'Bilet almadan önce havayolundan onay isteyin.'],
    call: 'Hayvanınızı kabine alan bir havayolu arıyorsunuz.',
  },
  'refakatsiz-cocuk': {
    own: ['Çocuğun uçuş günündeki yaşını hesaplayın.', 'Hizmeti, bileti almadan önce havayolundan isteyin.'],
    call: 'Hizmeti veren bir havayolu arıyorsunuz.',
  },
  'koltuk-secimi': {
    own: ['Rezervasyonda koltuk planını açın.', 'Ücretsiz koltuk kalmışsa onu seçin.'],
    call: 'Beşik, ek koltuk ya da geniş yer gerekiyor.',
  },
  'bagaj-ekleme': {
    own: ['Biletteki satırı okuyun: kilo mu, parça mı?', 'Eksik olanı rezervasyondan, havalimanına gitmeden ekleyin.'],
    call: 'Spor ekipmanı ya da sıra dışı bir eşya var.',
  },
  'check-in': {
    own: [
      'Uçuşu yapan havayolunu biletten okuyun.',
      'Onun sitesinde PNR ve soyadıyla girip her yolcuyu, her uçuşu işaretleyin.',
    ],
    call: 'Ortak uçuş, evcil hayvan ya da tek uçan çocuk var.',
  },
  'ozel-yardim': {
    own: ['Rezervasyonda özel yardım bölümünü açın ya da havayoluna yazın.', 'Uçuşa en az 48 saat kala iletin.'],
    call: 'Kendi tekerlekli sandalyenizle uçacaksınız.',
  },
  'ucus-gecikmesi': {
    own: ['Havayolunun sitesindeki iletişim formundan yazın.'],
    call: 'Başvuru metnini yazmakta zorlanıyorsunuz.',
  },
  'kayip-esya': {
    own: [
      'Bagaj alım salonundan çıkmadan kayıp eşya ofisinde tutanak tutturun.',
      'Dosya numarasıyla havayolunun sitesinden izleyin.',
    ],
    call: 'Bavulunuz birden çok havayoluyla taşındı.',
  },
  'rezervasyon-yonetimi': {
    own: ['Biletinizi kesen havayolunun sitesini açın.', 'PNR kodunuzu ve soyadınızı yazın.'],
    call: 'PNR kodunuz yok, elinizde yalnızca ödeme dekontu var.',
  },
  'bilet-sorgulama': {
    own: ['Numaranın ilk üç rakamından havayolunu bulun.', 'Onun sitesinde bilet numarasını ve soyadınızı yazın.'],
    call: 'Numara havayolunun sitesinde bulunmuyor.',
  },
};
