import { fillAgency } from '../agency-text.ts';
import { AirlineTags } from '../components/airline-tags.tsx';
import { CallLink, NumberLink } from '../components/call-link.tsx';
import { Fee } from '../components/fee.tsx';
import { Hero } from '../components/hero.tsx';
import { Independence } from '../components/independence.tsx';
import { usePage } from '../context.ts';
import { hubsOf, type ServiceGroup, services } from '../services.ts';
import { hubPath } from '../urls.ts';

const source = 'contact_page';

const lists: readonly { title: string; group: ServiceGroup }[] = [
  { title: 'Bilet işlemleri', group: 'ticket' },
  { title: 'Yolculuk hizmetleri', group: 'travel' },
  { title: 'Sorun çıktığında', group: 'trouble' },
];

function Ways() {
  const { agency } = usePage();
  return (
    <section className="wrap part" aria-labelledby="kanallar">
      <h2 id="kanallar">Bize ulaşın</h2>
      <ul className="slips">
        <li>
          <h3>Telefon</h3>
          <p>Hattımız 7 gün 24 saat açıktır. Ortalama yanıt süresi 5 dakikadır.</p>
          <NumberLink source={source} />
        </li>
        <li>
          <h3>E-posta</h3>
          <p>E-postanız 24 saat içinde yanıtlanır.</p>
          <a className="btn" href={`mailto:${agency.email}`}>
            E-posta Gönder
          </a>
          <small>{agency.email}</small>
        </li>
        <li>
          <h3>Adres</h3>
          <p>{agency.city}</p>
          <small>{agency.registration.streetAddress || 'Görüşmeler telefon ve e-posta ile yapılır.'}</small>
        </li>
        <li>
          <h3>Çalışma saatleri</h3>
          <p>Telefonu her gün, günün her saatinde açarız.</p>
          <small>Bayramlarda ve resmî tatillerde de açığız.</small>
        </li>
      </ul>
      <Fee service={null} source={source} />
      {fillAgency('{missing}', agency) && (
        <p className="fee">{fillAgency('Henüz yayımlamadık: {missing}. Ödemeden önce isteyin.', agency)}</p>
      )}
    </section>
  );
}

function ServiceLists() {
  return (
    <section className="mist" aria-labelledby="konular">
      <div className="wrap part">
        <h2 id="konular">Hangi konuda arayabilirsiniz?</h2>
        <div className="cols">
          {lists.map(({ title, group }) => (
            <div key={group}>
              <h3>{title}</h3>
              <ul>
                {hubsOf(group).map((service) => (
                  <li key={service}>
                    <a href={hubPath(service)}>{services[service].name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export function ContactPage() {
  return (
    <>
      <Independence />
      <Hero className="hero own" scene="hero-contact" title="İletişim" source={source}>
        <p>Telefon 7/24 açık; yazarsanız 24 saat içinde yanıt alırsınız.</p>
      </Hero>
      <Ways />
      <ServiceLists />
      <section className="wrap part" aria-labelledby="havayolunuz">
        <h2 id="havayolunuz">Havayolunuza göre</h2>
        <AirlineTags service="iletisim" />
      </section>
      <section className="band">
        <div className="wrap">
          <div>
            <h2>Uçuşunuza az mı kaldı?</h2>
            <p>
              Önce havayolunun kontuarına gidin; kaydı o değiştirir. Ne soracağınızı bilmiyorsanız e-posta yerine bizi
              arayın.
            </p>
          </div>
          <CallLink source="emergency_call">Hemen Ara</CallLink>
        </div>
      </section>
    </>
  );
}
