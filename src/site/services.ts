import type { NamedAirline } from '../domain/airline-names.ts';
import type { PricedService } from '../domain/priced-services.ts';

interface Hub {
  /** Time of day on the service's card; decides the card's sky and the colour of its text. */
  time: `${number}.${number}`;
  sky: HeroSky;
  group: ServiceGroup;
  /** Sentence on the service's card on the home page; without it the service has no card there. */
  onHome?: string;
  inFooter?: true;
  island?: IslandName;
  /** Heading of the list of the airlines’ own sites, if there is no comparison. */
  sites?: string;
}

interface AirlinePage {
  /** The words of `<title>` that follow the airline's name. */
  titleWords: string;
  /** Fewer words, for airlines with a long name. */
  titleShort?: string;
  logo?: true;
  loyalty?: true;
  island?: IslandName;
}

interface Service {
  /** Heading of the service's card and, after the airline's name, of the airline's page. */
  name: string;
  /** Everyday words by which visitors search for the service. */
  searched: string;
  /** The name under which clicks on call links of the service's pages are reported. */
  source: string;
  hub?: Hub;
  airlinePage?: AirlinePage;
}

export type HeroSky = 'dawn' | 'noon' | 'gold' | 'blue' | 'night';
export type ServiceGroup = 'ticket' | 'travel' | 'trouble';
/** The interactive parts; each is built from `islands/<name>.client.tsx`. */
export const islandNames = ['reservation', 'ticket', 'faq', 'delay', 'fit', 'message'] as const;
export type IslandName = (typeof islandNames)[number];

/** All services by slug, the last part of their addresses, in the order of menus and lists. */
const table = {
  iletisim: {
    name: 'Biletiniz İçin İletişim',
    searched: 'telefon numarası müşteri hizmetleri çağrı merkezi ulaşmak yazmak',
    source: 'airline_contact_page',
    airlinePage: { titleWords: 'Biletiniz İçin Bağımsız Destek' },
  },
  'bilet-satin-alma': {
    name: 'Bilet Satın Alma',
    searched: 'ucuz uçuş fiyat rezervasyon paket almak',
    source: 'ticket_purchase_page',
    hub: {
      time: '06.40',
      sky: 'dawn',
      group: 'ticket',
      onHome: 'Tarihi ve bütçeyi söyleyin, uygun uçuşu birlikte arayalım.',
      inFooter: true,
    },
    airlinePage: { titleWords: 'Bileti Satın Alma', titleShort: 'Bilet Alma', loyalty: true },
  },
  'bilet-degisikligi': {
    name: 'Bilet Değişikliği',
    searched: 'tarih saat güzergâh değiştirmek erteleme uçak kaçırdım kaçtı geç kaldım aktarma bağlantı',
    source: 'ticket_change_page',
    hub: {
      time: '16.20',
      sky: 'gold',
      group: 'ticket',
      onHome: 'Tarih, saat ya da güzergâh: önce kuralı okuyalım.',
      inFooter: true,
    },
    airlinePage: { titleWords: 'Bilet Değişikliği: Tarih ve Saat', titleShort: 'Bilet Değişimi' },
  },
  'isim-degisikligi': {
    name: 'İsim Değişikliği',
    searched: 'adı adım soyadı soyadım ismim yanlış harf hatası düzeltme değişti evlendim kızlık ters',
    source: 'name_change_page',
    hub: { time: '10.20', sky: 'noon', group: 'ticket', island: 'message' },
    airlinePage: {
      titleWords: 'Biletinde İsim Değişikliği ve Düzeltme',
      titleShort: 'İsim Düzeltme',
      island: 'message',
    },
  },
  'iptal-iade': {
    name: 'İptal ve İade',
    searched: 'para iadesi paramı geri almak vazgeçtim gidemiyorum kesinti uçuşum iptal oldu',
    source: 'cancellation_page',
    hub: {
      time: '18.45',
      sky: 'gold',
      group: 'ticket',
      onHome: 'İptalden önce iade kuralını öğrenin.',
      inFooter: true,
      island: 'message',
    },
    airlinePage: { titleWords: 'Bilet İptali ve İade Koşulları', logo: true },
  },
  'sinif-yukseltme': {
    name: 'Sınıf Yükseltme',
    searched: 'business geçiş upgrade üst kabin mille',
    source: 'class_upgrade_page',
    hub: { time: '21.40', sky: 'gold', group: 'ticket' },
    airlinePage: { titleWords: 'Sınıf ve Paket Yükseltme', loyalty: true },
  },
  'evcil-hayvan': {
    name: 'Evcil Hayvan Taşıma',
    searched: 'kedi köpek kuş kafes kabin ambar',
    source: 'pet_services_page',
    hub: { time: '20.30', sky: 'blue', group: 'travel', onHome: 'Kabinde mi, ambarda mı?', island: 'message' },
    airlinePage: { titleWords: 'ile Evcil Hayvan Taşıma', titleShort: 'Evcil Hayvan', logo: true, island: 'message' },
  },
  'refakatsiz-cocuk': {
    name: 'Refakatsiz Çocuk',
    searched: 'çocuk oğlum kızım tek başına yalnız uçacak muvafakat izin',
    source: 'unaccompanied_minor_page',
    hub: { time: '08.10', sky: 'dawn', group: 'travel', island: 'message' },
    airlinePage: { titleWords: 'Refakatsiz Çocuk: Yaş ve Belgeler', titleShort: 'Tek Uçan Çocuk', island: 'message' },
  },
  'koltuk-secimi': {
    name: 'Koltuk Seçimi',
    searched: 'yan yana oturmak ayrı düştük cam kenarı koridor beşik',
    source: 'seat_selection_page',
    hub: { time: '13.30', sky: 'noon', group: 'travel', onHome: 'Cam kenarı mı, koridor mu?' },
    airlinePage: { titleWords: 'Koltuk Seçimi ve Özel Koltuklar' },
  },
  'bagaj-ekleme': {
    name: 'Bagaj Ekleme',
    searched: 'bavul valiz kaç kilo kabin çantası ek fazla bagaj hakkı ücreti ölçü',
    source: 'baggage_page',
    hub: {
      time: '11.00',
      sky: 'noon',
      group: 'travel',
      onHome: 'Ek kilo, ek parça, spor ekipmanı.',
      inFooter: true,
      island: 'fit',
    },
    airlinePage: { titleWords: 'Bagaj Ekleme ve Bagaj Hakkı', island: 'fit' },
  },
  'check-in': {
    name: 'Online Check-in',
    searched: 'kimliğimi pasaportumu evde unuttum kimliksiz vize belge biniş kartı açılmıyor havalimanı',
    source: 'checkin_page',
    hub: {
      time: '09.15',
      sky: 'dawn',
      group: 'travel',
      onHome: 'Biniş kartınız siz yola çıkmadan hazır olsun.',
      inFooter: true,
    },
    airlinePage: { titleWords: 'Online Check-in ve Biniş Kartı' },
  },
  'ozel-yardim': {
    name: 'Özel Yardım',
    searched: 'tekerlekli akülü sandalye engelli yürüyemiyor yaşlı yolcu refakat',
    source: 'special_assistance_page',
    hub: {
      time: '23.50',
      sky: 'night',
      group: 'travel',
      onHome: 'Tekerlekli sandalye ve refakat talebi.',
      sites: 'Talebi nereye yazarsınız?',
      island: 'message',
    },
  },
  'ucus-gecikmesi': {
    name: 'Uçuş Gecikmesi',
    searched: 'rötar tazminat gecikme geç kaldı iptal oldu yer yok dediler uçağa almadılar otel ikram',
    source: 'flight_delay_page',
    hub: { time: '15.10', sky: 'blue', group: 'trouble', inFooter: true, island: 'delay' },
  },
  'kayip-esya': {
    name: 'Kayıp Bagaj ve Eşya',
    searched: 'bavul valiz kayboldu kırıldı kırık hasarlı geç geldi gelmedi tutanak uçakta unuttum',
    source: 'lost_baggage_page',
    hub: { time: '22.30', sky: 'night', group: 'trouble', sites: 'Havayolunun kendi sitesi', island: 'message' },
  },
  'rezervasyon-yonetimi': {
    name: 'Rezervasyon Yönetimi',
    searched: 'pnr rezervasyonum görmek bulamıyorum',
    source: 'reservation_page',
    hub: { time: '12.15', sky: 'noon', group: 'ticket', island: 'reservation', sites: 'Rezervasyon nerede görülür?' },
  },
  'bilet-sorgulama': {
    name: 'Bilet Sorgulama',
    searched: 'iki kere kez para çekildi çekmiş karttan ödedim bilet gelmedi onay e-bilet numarası',
    source: 'ticket_lookup_page',
    hub: { time: '17.30', sky: 'dawn', group: 'ticket', island: 'ticket', sites: 'Bilet nerede görülür?' },
  },
  'sik-sorulan-sorular': {
    name: 'Sık Sorulan Sorular',
    searched: 'soru',
    source: 'faq_page',
    hub: { time: '14.30', sky: 'blue', group: 'trouble', island: 'faq' },
  },
} satisfies Record<PricedService | 'sik-sorulan-sorular', Service>;

export type ServiceSlug = keyof typeof table;

type Having<Part extends 'hub' | 'airlinePage'> = {
  [Slug in ServiceSlug]: (typeof table)[Slug] extends Record<Part, object> ? Slug : never;
}[ServiceSlug];
export type HubService = Having<'hub'>;
export type AirlineService = Having<'airlinePage'>;

export const services: Readonly<
  Record<ServiceSlug, Service> & Record<HubService, { hub: Hub }> & Record<AirlineService, { airlinePage: AirlinePage }>
> = table;

const serviceSlugs = Object.keys(table) as readonly ServiceSlug[];
export const hasHub = <Slug extends ServiceSlug>(slug: Slug): slug is Slug & HubService => 'hub' in table[slug];
export const hasAirlinePages = <Slug extends ServiceSlug>(slug: Slug): slug is Slug & AirlineService =>
  'airlinePage' in table[slug];
export const hubServices = serviceSlugs.filter(hasHub);
export const airlineServices = serviceSlugs.filter(hasAirlinePages);

export const hubsOf = (...groups: readonly ServiceGroup[]): readonly HubService[] =>
  hubServices.filter((service) => groups.includes(services[service].hub.group));

export const airlineHeading = (airline: NamedAirline, service: AirlineService): string =>
  `${airline.shortName} ${services[service].name}`;

/**
 * The name under which a page reports clicks on its call links. For check-in it ends with the airline, or with
 * `unknown` on the hub.
 */
export function clickSource(service: ServiceSlug, airline: NamedAirline | null): string {
  const { source } = services[service];
  return service === 'check-in' ? `${source}_${airline?.shortName.toLowerCase() ?? 'unknown'}` : source;
}
