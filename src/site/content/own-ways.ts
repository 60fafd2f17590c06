import type { AirlineId } from '../../domain/airlines.ts';
import type { PricedService } from '../../domain/priced-services.ts';

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
