import type { Certainty } from '../facts/types.ts';

/** The sun above, on or below the horizon. Words always stand beside it. */
export function CertaintyMark({ certainty }: { certainty: Certainty }) {
  return <i className={certainty === 'ok' ? 'k' : certainty === 'hedge' ? 'k k2' : 'k k0'} />;
}

/** What the marks mean. */
export function CertaintyKey() {
  return (
    <ul className="key">
      <li>
        <CertaintyMark certainty="ok" />
        <b>Kaynağı belli:</b> kendi ya da havalimanının sayfası, mevzuat özeti; yine de değişebilir.
      </li>
      <li>
        <CertaintyMark certainty="hedge" />
        <b>Genellikle:</b> ikinci elden, eski, çelişen ya da yaygın bilgi; biletinizde yazan esastır.
      </li>
      <li>
        <CertaintyMark certainty="omit" />
        <b>Bilinmiyor:</b> güvenilir metin bulamadık; havayoluna sorun.
      </li>
    </ul>
  );
}
