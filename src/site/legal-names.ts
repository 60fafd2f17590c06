import type { LegalPageId } from './content/types.ts';

/** What the legal and info pages are called in menus and trails. */
export const legalNames: Readonly<Record<LegalPageId, string>> = {
  'kisisel-verilerin-korunmasi': 'Kişisel Verilerin Korunması',
  'gizlilik-ve-guvenlik': 'Gizlilik ve Güvenlik',
  'mesafeli-satis-sozlesmesi': 'Mesafeli Satış Sözleşmesi',
  'iptal-iade-sartlari': 'İptal ve İade Şartları',
  'kullanim-kosullari': 'Kullanım Koşulları',
  hakkimizda: 'Hakkımızda',
};
