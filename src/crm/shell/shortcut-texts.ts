import type { Shortcut } from '../ui/shortcuts.ts';

export const shortcutTexts: ReadonlyArray<
  readonly [place: string, texts: ReadonlyArray<readonly [shortcut: Shortcut, does: string]>]
> = [
  [
    'Kayıtlar',
    [
      ['newRecord', 'Yeni kayıt açar'],
      ['refund', 'Odaktaki satırın veya açık kaydın iadesini açar'],
      ['search', 'Arama alanına gider'],
      ['firstRow', 'Arama alanından listenin ilk satırına geçer'],
      ['cells', 'Tabloda hücreden hücreye, düğmeden düğmeye geçer'],
      ['editCell', 'Enter gibi, odaktaki hücreyi yerinde düzenler'],
      ['chooseRow', 'Odaktaki satırı seçer veya bırakır'],
      ['chooseRange', 'Hücreleri ve satırlarını aralık olarak seçer'],
      ['chooseAll', 'Listedeki bütün kayıtları seçer'],
      ['copy', 'Seçileni Excel için tablo olarak kopyalar'],
      ['pasteRows', 'Hücreye değer, listeye Excel satırları yapıştırır'],
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
      ['addPassenger', 'Aynı ödemeye bir yolcu daha ekler'],
      ['roundTrip', 'Gidiş-dönüşü açar, kapatır'],
      ['confirmKnown', 'Telefondan önerilen bilgiyi onaylar'],
      ['joinSamePnr', 'PNR kayıtlıysa: o kayda yolcu ekler'],
      ['refundSamePnr', 'PNR kayıtlıysa: o kaydın iadesini açar'],
      ['keepSamePnr', 'PNR kayıtlıysa: yine de yeni kayıt'],
      ['paste', 'Metin yapıştırıp doldurmayı açar'],
      ['nextField', 'İşaretli öneriyi alır, sıradaki alana geçer; önceki kayıttan gelenlerden yalnız Firma’da durur'],
      ['days', 'Tarih alanında sonraki veya önceki güne geçer'],
      ['calendar', 'Tarih alanında takvimi açar'],
      ['close', 'Kapatır; yazılmış bilgi varsa önce sorar'],
    ],
  ],
  [
    'Her yerde',
    [
      ['palette', 'Komutları açar: ekranlar, işlemler, kayıtlar'],
      ['undo', 'Son silmeyi, düzenlemeyi, toplu değişikliği veya içe aktarmayı geri alır'],
      ['toasts', 'Bildirime gider, oradan geri döner'],
      ['shortcuts', 'Bu listeyi açar'],
    ],
  ],
];
