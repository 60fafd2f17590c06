import { airlines } from '../../domain/airlines.ts';
import { CallLink } from '../components/call-link.tsx';
import { Independence } from '../components/independence.tsx';
import { WhatHappened } from '../components/what-happened.tsx';
import { usePage } from '../context.ts';
import { inline } from '../text.tsx';
import type { ErrorPageKind } from '../urls.ts';
import { airlinePath } from '../urls.ts';

const texts: Readonly<Record<ErrorPageKind, { title: string; text: string }>> = {
  'not-found': {
    title: 'Sayfa Bulunamadı',
    text: 'Aradığınız sayfa mevcut değil veya taşınmış olabilir.',
  },
  'unknown-airline': {
    title: 'Havayolu bulunamadı.',
    text: 'Adresteki havayolu listemizde yok. [On havayolundan sizinkini seçin](/#havayollari) ya da bizi arayın.',
  },
  'unknown-pet': {
    title: 'Havayolu Evcil Hayvan Taşıma',
    text: 'Adresteki havayolu listemizde yok. [On havayolunun evcil hayvan kuralına bakın](/hizmetler/evcil-hayvan) ya da bizi arayın.',
  },
};

const cards = [airlines.thy, airlines.pegasus, airlines.ajet];

export function NotFoundPage({ kind }: { kind: ErrorPageKind }) {
  const { art } = usePage();
  const { title, text } = texts[kind];
  return (
    <div className="p404">
      <Independence />
      <div className="gate">
        <img className="scene" src={art('hero-not-found')} alt="" width="1440" height="760" fetchPriority="high" />
        <div className="wrap">
          <h1>{title}</h1>
          <p>{inline(text)}</p>
          <div className="go">
            <CallLink source="not_found_page">Hemen Bizi Arayın</CallLink>
            <a className="lnk" href="/">
              Ana Sayfaya Dön
            </a>
          </div>
        </div>
      </div>
      <div className="wrap">
        <WhatHappened />
      </div>
      <ul className="wrap gates">
        {cards.map((airline) => (
          <li key={airline.id}>
            <a href={airlinePath(airline.id, 'iletisim')}>
              <span className="iata">{airline.iata}</span>
              <b>{airline.name}</b>
              <span>{airline.description}</span>
              <span className="to">Bilet desteği ve iletişim</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
