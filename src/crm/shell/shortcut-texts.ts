import type { Shortcut } from '../ui/shortcuts.ts';

/** What each shortcut does, by where it does it. */
export const shortcutTexts: ReadonlyArray<
  readonly [place: string, texts: ReadonlyArray<readonly [shortcut: Shortcut, does: string]>]
> = [
  [
    'Kayıtlar',
    [
      ['newRecord', 'Yeni kayıt açar'],
      ['refund', 'Odaktaki satırın veya açık kaydın iadesini açar'],
      ['search', 'Arama alanına gider'],
      ['rows', 'Satır düğmelerinde üst veya alt satıra geçer'],
      ['columnWidth', 'Sütun başlığında sütunu daraltır, genişletir'],
      ['columnPlace', 'Sütun başlığında sütunu taşır'],
    ],
  ],
  [
    'Kayıt formu',
    [
      ['save', 'Kaydeder'],
      ['saveAndNext', 'Kaydeder ve yeni kayıt açar'],
      ['lastChoices', 'Son seçimleri doldurur'],
      ['paste', 'Metin yapıştırıp doldurmayı açar'],
      ['nextField', 'Sıradaki boş alana geçer, önerilen değeri alır'],
      ['days', 'Tarih alanında sonraki veya önceki güne geçer'],
      ['calendar', 'Tarih alanında takvimi açar'],
      ['close', 'Kapatır; yazılmış bilgi varsa önce sorar'],
    ],
  ],
  [
    'Her yerde',
    [
      ['palette', 'Komutları açar: ekranlar, işlemler, kayıtlar'],
      ['undo', 'Son silmeyi, düzenlemeyi veya içe aktarmayı geri alır'],
      ['shortcuts', 'Bu listeyi açar'],
    ],
  ],
];
