import { AirlineTags } from '../components/airline-tags.tsx';
import { CallLink, NumberLink } from '../components/call-link.tsx';
import { Fee } from '../components/fee.tsx';
import { Hero } from '../components/hero.tsx';
import { Independence } from '../components/independence.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { WhatHappened } from '../components/what-happened.tsx';
import { usePage } from '../context.ts';
import { hubServices, services } from '../services.ts';
import { hubPath } from '../urls.ts';

const homeCards = hubServices
  .filter((service) => services[service].hub.onHome)
  .sort((one, other) => Number(services[one].hub.time) - Number(services[other].hub.time));

function Services() {
  return (
    <section className="wrap part" id="hizmetler" aria-labelledby="hizmetler-baslik">
      <div className="head day-head">
        <h2 id="hizmetler-baslik">Hizmetlerimiz</h2>
        <p>Sabahın ilk uçuşundan gece yarısındaki gecikmeye kadar, günün her saatinde.</p>
      </div>
      <div className="day">
        {homeCards.map((service) => (
          <ServiceCard key={service} service={service} path={hubPath(service)} detailed />
        ))}
        <div className="miss">
          <h3>Aradığınız bunlardan biri değil mi?</h3>
          <p>
            <a href={hubPath('refakatsiz-cocuk')}>Refakatsiz çocuk</a>,{' '}
            <a href={hubPath('isim-degisikligi')}>isim düzeltme</a>,{' '}
            <a href={hubPath('sinif-yukseltme')}>sınıf yükseltme</a>,{' '}
            <a href={hubPath('ucus-gecikmesi')}>uçuş gecikmesi</a>, <a href={hubPath('kayip-esya')}>kayıp bagaj</a> ya
            da <a href={hubPath('rezervasyon-yonetimi')}>rezervasyon</a>: sayfasına bakın ya da telefonda sorun.
          </p>
          <NumberLink source="services_section" />
          <CallLink className="call s" source="services_section">
            Hemen Ara
          </CallLink>
        </div>
      </div>
    </section>
  );
}

function Airlines() {
  return (
    <section className="mist" id="havayollari" aria-labelledby="havayollari-baslik">
      <div className="wrap part">
        <div className="head">
          <h2 id="havayollari-baslik">Çalıştığımız Havayolları</h2>
          <p>
            Hiçbirinin temsilcisi ya da ortağı değiliz; biletinizle ilgili yardım ederiz. Koşullar için havayolunuzu
            seçin.
          </p>
        </div>
        <AirlineTags service="iletisim" />
      </div>
    </section>
  );
}

function Contact() {
  const { agency, art } = usePage();
  return (
    <section className="call-sky" id="iletisim" aria-labelledby="iletisim-baslik">
      <img className="scene" src={art('hero-contact')} alt="" loading="lazy" width="1440" height="640" />
      <div className="wrap">
        <h2 id="iletisim-baslik">İletişime Geçin</h2>
        <p>Gece, gündüz, bayram. PNR kodunuz ve biletteki soyadı elinizde olsun; gerisini biz sorarız.</p>
        <NumberLink className="big" source="contact_section" />
        <div className="go">
          <CallLink source="contact_section">Hemen Bizi Arayın</CallLink>
          <a className="mail" href={`mailto:${agency.email}`}>
            {agency.email}
          </a>
        </div>
        <ul className="terms">
          <li>7/24 açık, ortalama yanıt 5 dakika</li>
          <li>E-postaya 24 saat içinde yanıt</li>
          <li>{agency.city}</li>
        </ul>
        <Fee service={null} source="contact_section" />
      </div>
    </section>
  );
}

export function HomePage() {
  return (
    <>
      <Independence />
      <Hero
        className="hero own home"
        scene="hero-home"
        title="Uçak Bileti Rezervasyonu"
        source="hero_section"
        crumbs={false}
      >
        <p>On havayolunun biletleri için telefon desteği; online satış yoktur: kendiniz yapın, takılırsanız arayın.</p>
      </Hero>
      <div className="wrap">
        <WhatHappened />
      </div>
      <Services />
      <Airlines />
      <Contact />
    </>
  );
}
