import type { Airline } from '../domain/airlines.ts';
import type { ServiceSlug } from './art/types.ts';

/** What every page about a service is called, wherever it is named. */
export interface ServiceNames {
  /** Heading of cards and of an airline's page, after the airline's name. */
  name: string;
  /** Words of `<title>` after the airline's name. */
  titleWords: string;
  /** Sentence of a card. */
  card: string;
  /** Question over the closing call. */
  closing: string;
  /** Click source of its call links, without an airline. */
  source: string;
}

export const services: Readonly<Record<ServiceSlug, ServiceNames>> = {
  iletisim: {
    name: 'Biletiniz İçin İletişim',
    titleWords: 'Biletiniz İçin Bağımsız Destek',
    card: 'Hat 7/24 açık, yanıtlar Türkçe.',
    closing: 'Aklınızdaki soru hangisi?',
    source: 'airline_contact_page',
  },
  'bilet-satin-alma': {
    name: 'Bilet Satın Alma',
    titleWords: 'Bileti Satın Alma',
    card: 'Tarihi ve bütçeyi söyleyin, uygun uçuşu birlikte arayalım.',
    closing: 'Hangi tarihte uçuyorsunuz?',
    source: 'ticket_purchase_page',
  },
  'bilet-degisikligi': {
    name: 'Bilet Değişikliği',
    titleWords: 'Bilet Değişikliği: Tarih ve Saat',
    card: 'Tarih, saat ya da güzergâh: önce kuralı okuyalım.',
    closing: 'Planınız mı değişti?',
    source: 'ticket_change_page',
  },
  'isim-degisikligi': {
    name: 'İsim Değişikliği',
    titleWords: 'Biletinde İsim Değişikliği ve Düzeltme',
    card: 'Eksik harf, evlilik soyadı, yanlış sıra.',
    closing: 'Biletteki isim kimliğinizle aynı mı?',
    source: 'name_change_page',
  },
  'iptal-iade': {
    name: 'İptal ve İade',
    titleWords: 'Bilet İptali ve İade Koşulları',
    card: 'İptalden önce iade kuralını öğrenin.',
    closing: 'İptalden önce bir soralım mı?',
    source: 'cancellation_page',
  },
  'koltuk-secimi': {
    name: 'Koltuk Seçimi',
    titleWords: 'Koltuk Seçimi ve Özel Koltuklar',
    card: 'Cam kenarı mı, koridor mu?',
    closing: 'Nerede oturmak istersiniz?',
    source: 'seat_selection_page',
  },
  'bagaj-ekleme': {
    name: 'Bagaj Ekleme',
    titleWords: 'Bagaj Ekleme ve Bagaj Hakkı',
    card: 'Ek kilo, ek parça, spor ekipmanı.',
    closing: 'Bavulunuz hazır mı?',
    source: 'baggage_page',
  },
  'evcil-hayvan': {
    name: 'Evcil Hayvan Taşıma',
    titleWords: 'ile Evcil Hayvan Taşıma',
    card: 'Kabinde mi, kargo bölümünde mi?',
    closing: 'Dostunuz da mı geliyor?',
    source: 'pet_services_page',
  },
  'refakatsiz-cocuk': {
    name: 'Refakatsiz Çocuk',
    titleWords: 'Refakatsiz Çocuk: Yaş ve Belgeler',
    card: 'Teslimden teslime, adım adım.',
    closing: 'Çocuğunuz yalnız mı uçacak?',
    source: 'unaccompanied_minor_page',
  },
  'sinif-yukseltme': {
    name: 'Sınıf Yükseltme',
    titleWords: 'Sınıf ve Paket Yükseltme',
    card: 'Üst kabin, üst paket, daha geniş koltuk.',
    closing: 'Bu uçuş biraz daha rahat olsun mu?',
    source: 'class_upgrade_page',
  },
  'check-in': {
    name: 'Online Check-in',
    titleWords: 'Online Check-in ve Biniş Kartı',
    card: 'Biniş kartınız siz yola çıkmadan hazır olsun.',
    closing: 'Biniş kartınız hazır mı?',
    source: 'checkin_page',
  },
  'ucus-gecikmesi': {
    name: 'Uçuş Gecikmesi',
    titleWords: 'Uçuş Gecikmesi',
    card: 'Üç saati geçen gecikmede haklarınız.',
    closing: 'Kapıda mı bekliyorsunuz?',
    source: 'flight_delay_page',
  },
  'kayip-esya': {
    name: 'Kayıp Bagaj ve Eşya',
    titleWords: 'Kayıp Bagaj ve Eşya',
    card: 'Terminalden çıkmadan yapılacaklar.',
    closing: 'Bavulunuz banttan çıkmadı mı?',
    source: 'lost_baggage_page',
  },
  'rezervasyon-yonetimi': {
    name: 'Rezervasyon Yönetimi',
    titleWords: 'Rezervasyon Yönetimi',
    card: 'PNR kodunuzla rezervasyonunuzu sorun.',
    closing: 'Rezervasyonunuzu telefonda açalım mı?',
    source: 'reservation_page',
  },
  'bilet-sorgulama': {
    name: 'Bilet Sorgulama',
    titleWords: 'Bilet Sorgulama',
    card: 'Bilet numaranız ne anlatıyor?',
    closing: 'Bilet numaranız elinizde mi?',
    source: 'ticket_lookup_page',
  },
  'ozel-yardim': {
    name: 'Özel Yardım',
    titleWords: 'Özel Yardım',
    card: 'Tekerlekli sandalye ve refakat talebi.',
    closing: 'Yolculuğu kolaylaştıralım mı?',
    source: 'special_assistance_page',
  },
  'sik-sorulan-sorular': {
    name: 'Sık Sorulan Sorular',
    titleWords: 'Sık Sorulan Sorular',
    card: 'En çok sorulanlar, kısa yanıtlarla.',
    closing: 'Sorunuz burada yok mu?',
    source: 'faq_page',
  },
};

/** The click source of a call link on a service's page; check-in pages name the airline, or `unknown`. */
export function clickSource(service: ServiceSlug, airline: Airline | null): string {
  const { source } = services[service];
  return service === 'check-in' ? `${source}_${airline?.shortName.toLowerCase() ?? 'unknown'}` : source;
}
