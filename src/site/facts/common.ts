import type { Fact } from './types.ts';

/** Facts that hold for all or most airlines: law and common knowledge. Sources last read on `readOn`. */
export const commonFacts = {
  readOn: '2026-11-20',
  facts: {
    ownCancellation: {
      text: 'Uçuşu havayolu iptal ettiyse siz iptal etmeyin; genellikle iade ya da yeni uçuş isteyebilirsiniz.',
      certainty: 'hedge',
      kind: 'common',
    },
    coverage: {
      text: 'Türk havayolunun Türkiye’den kalkan ve Türkiye’ye gelen, yabancı havayolunun yalnızca Türkiye’den kalkan uçuşları kapsamdadır.',
      certainty: 'ok',
      kind: 'law',
      dated: '2011-12-03',
      source: 'https://www.resmigazete.gov.tr/eskiler/2011/12/20111203-8.htm',
    },
    compensation: {
      text: 'Varışta 3 saat ve üzeri gecikmede iç hatta 100 avro; dış hatta 1.500\u00a0km’ye kadar 250 avro, 3.500\u00a0km’ye kadar 400 avro, daha uzunda 600 avro istenebilir.',
      certainty: 'ok',
      kind: 'law',
      dated: '2024-12-10',
      source: 'hukukihaber.net: SHY-YOLCU değişikliği, RG 10.12.2024/32748; metni web.shgm.gov.tr’de doğrulayın',
    },
    reply: {
      text: 'Yazılı başvuruya havayolunun genellikle 10 gün içinde yanıt vermesi beklenir.',
      certainty: 'hedge',
      kind: 'law',
      dated: '2015',
      source: 'HUD-2015/3 genelgesi, blog.fatihkeles.net özeti',
    },
    refundByDelay: {
      text: 'Uçuş 5 saat veya daha uzun gecikirse genellikle bilet parası istenebilir; en az 14 gün önce haber verilen iptalde tazminat yoktur.',
      certainty: 'hedge',
      kind: 'law',
      dated: '2011-12-03',
      source: 'https://www.resmigazete.gov.tr/eskiler/2011/12/20111203-8.htm',
    },
    delayDamage: {
      text: 'Montreal Sözleşmesi’ne (1999, m. 19 ve 22) göre dış hatta gecikmenin belgeli zararı havayolundan istenebilir; üst sınır genellikle yolcu başına 6.303 SDR’dir.',
      certainty: 'hedge',
      kind: 'law',
      source: 'Montreal Sözleşmesi m. 19 ve 22; 2024 sınırı artış oranından hesaplandı, icao.int’te doğrulayın',
    },
    baggageLimit: {
      text: 'Uluslararası uçuşta bagajın üst sınırı 28 Aralık 2024’ten beri yolcu başına 1.519 SDR’dir.',
      certainty: 'ok',
      kind: 'law',
      dated: '2024-11-01',
      source: 'forwarderlaw.com: Montreal Sözleşmesi sınırları; icao.int’te doğrulayın',
    },
    baggageNotice: {
      text: 'Hasar 7 gün, gecikme 21 gün içinde yazılı bildirilir; 21 gün gelmeyen bagaj kayıp sayılabilir.',
      certainty: 'ok',
      kind: 'law',
      source: 'Montreal Sözleşmesi m. 17 ve 31',
    },
    lostBaggage: {
      text: 'Kayıp bagajda genellikle 1.000–1.700 avro söylenir, esas olan SDR sınırıdır; bulunan bagaj genellikle 24 saat içinde kuryeyle getirilir.',
      certainty: 'hedge',
      kind: 'common',
    },
    report: {
      text: 'PIR tutanağının dosya numarası 10 karakterdir.',
      certainty: 'ok',
      kind: 'secondary',
      source: 'bagsfollow.com',
    },
    assistance: {
      text: 'Özel yardım en az 48 saat önce istenir.',
      certainty: 'ok',
      kind: 'law',
      source: 'EC 1107/2006 ve Pegasus’un metni',
    },
    checkIn: {
      text: 'Online check-in genellikle kalkıştan 24–36 saat önce açılır; kontuar çoğu zaman 45–60, kapı 20 dakika kala kapanır.',
      certainty: 'hedge',
      kind: 'common',
    },
    arriveEarly: {
      text: 'Havalimanında genellikle iç hatta 2, dış hatta 3 saat önce olmak önerilir.',
      certainty: 'hedge',
      kind: 'common',
    },
    ticketNumber: {
      text: 'Bilet numarası 13 haneden, yani 13 rakamdan oluşur; PNR 6 karakterdir.',
      certainty: 'ok',
      kind: 'common',
    },
    infant: { text: 'Genellikle 2 yaşından küçük bebek kucakta uçar.', certainty: 'hedge', kind: 'common' },
    child: {
      text: 'Refakatsiz çocukta alt sınır genellikle 5 ile 7 yaş arasındadır; bazılarında eşlik eden 16, bazılarında 18 yaşında olmalıdır.',
      certainty: 'hedge',
      kind: 'common',
    },
    bag: { text: 'Hiçbir havayolunda tek bavul 32\u00a0kg’ı geçmez.', certainty: 'ok', kind: 'common' },
    liquids: { text: 'Dış hatta kabine 100\u00a0ml’yi aşan kaplarda sıvı alınmaz.', certainty: 'ok', kind: 'common' },
    pet: { text: 'Kabinde kafesle sınır genellikle 8\u00a0kg’dır.', certainty: 'hedge', kind: 'common' },
    answers: {
      text: 'Hattımız 7/24 açıktır; telefona ortalama 5 dakikada, e-postaya 24 saat içinde yanıt veririz.',
      certainty: 'ok',
      kind: 'agency',
    },
  },
} as const satisfies { readOn: string; facts: Readonly<Record<string, Fact>> };
