import { legal } from '../content/legal/index.ts';
import { usePage } from '../context.ts';
import { hubServices, services } from '../services.ts';
import { hubPath } from '../urls.ts';
import { Brand } from './brand.tsx';
import { CallBar, NumberLink } from './call-link.tsx';

const serviceLinks = hubServices
  .filter((service) => services[service].hub.inFooter)
  .map((service) => [hubPath(service), services[service].name] as const);

const agencyLinks = [
  ['/hakkimizda', 'Hakkımızda'],
  ['/iletisim', 'İletişim'],
  ['/hizmetler/sik-sorulan-sorular', 'Sık Sorulan Sorular'],
  ['/hakkimizda#kunye', 'Künye'],
] as const;

const legalLinks = [
  'kisisel-verilerin-korunmasi',
  'gizlilik-ve-guvenlik',
  'mesafeli-satis-sozlesmesi',
  'iptal-iade-sartlari',
  'kullanim-kosullari',
] as const;

function Links({ title, links }: { title: string; links: readonly (readonly [path: string, name: string])[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([path, name]) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Footer() {
  const { agency, today } = usePage();
  return (
    <footer className="foot">
      <div className="wrap">
        <div>
          <Brand />
          <p>Günün her saatinde açık telefon:</p>
          <NumberLink source="footer" />
          <p>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </p>
        </div>
        <Links title="Hizmetler" links={serviceLinks} />
        <Links title="Kurumsal" links={agencyLinks} />
        <Links title="Yasal" links={legalLinks.map((id) => [`/${id}`, legal[id].title])} />
        <div className="indep">
          <p>
            {agency.name} bağımsız bir seyahat ve iletişim hizmetidir; hiçbir havayolunun resmî sitesi, temsilcisi veya
            çağrı merkezi değildir. Havayolu adları yalnızca hizmet verilen uçuşu belirtmek için kullanılır. Aynı
            işlemleri havayolunun kendi kanallarından da yapabilirsiniz; bizim hizmet bedelimiz varsa tutarı görüşmenin
            başında söylenir.
          </p>
          <p>
            © 2024–{today.slice(0, 4)} {agency.name}
            {agency.gtmId && (
              <button type="button" data-consent="open">
                Çerez tercihleri
              </button>
            )}
          </p>
        </div>
      </div>
      <CallBar />
    </footer>
  );
}
