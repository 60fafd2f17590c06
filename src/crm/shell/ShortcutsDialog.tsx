import { Dialog } from '../ui/Dialog.tsx';
import css from './ShortcutsDialog.module.css';

const groups: ReadonlyArray<readonly [place: string, keys: ReadonlyArray<readonly [keys: string[], does: string]>]> = [
  [
    'Kayıtlar',
    [
      [['N'], 'Yeni kayıt açar'],
      [['Ctrl', 'I'], 'Odaktaki satırın iadesini açar'],
      [['/'], 'Arama alanına gider'],
      [['↑', '↓'], 'Satır düğmelerinde üst veya alt satıra geçer'],
      [['Shift', '←', '→'], 'Sütun başlığında sütunu daraltır, genişletir'],
      [['Ctrl', 'Shift', '←', '→'], 'Sütun başlığında sütunu taşır'],
    ],
  ],
  [
    'Kayıt formu',
    [
      [['Ctrl', 'Enter'], 'Kaydeder'],
      [['Ctrl', 'Shift', 'Enter'], 'Kaydeder ve yeni kayıt açar'],
      [['Ctrl', 'I'], 'Açık kaydın iadesini açar'],
      [['Alt', 'S'], 'Son seçimleri doldurur'],
      [['Ctrl', 'Shift', 'V'], 'Metin yapıştırıp doldurmayı açar'],
      [['Tab'], 'Sıradaki boş alana geçer, önerilen değeri alır'],
      [['+', '-'], 'Tarih alanında sonraki veya önceki güne geçer'],
      [['Alt', '↓'], 'Tarih alanında takvimi açar'],
      [['Esc'], 'Kapatır; yazılmış bilgi varsa önce sorar'],
    ],
  ],
  [
    'Her yerde',
    [
      [['Ctrl', 'Z'], 'Son silmeyi, düzenlemeyi veya içe aktarmayı geri alır'],
      [['?'], 'Bu listeyi açar'],
    ],
  ],
];

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Klavye kısayolları">
      <div className={css.body}>
        {groups.map(([place, keys]) => (
          <section key={place}>
            <h3>{place}</h3>
            <dl>
              {keys.map(([combination, does]) => (
                <div key={does}>
                  <dt>
                    {combination.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
