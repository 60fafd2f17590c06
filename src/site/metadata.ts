import type { AirlineId, NamedAirline } from '../domain/airline-names.ts';
import { airlines } from '../domain/airlines.ts';
import { airlineContents } from './content/airlines/index.ts';
import { hubs } from './content/hubs/index.ts';
import { legal } from './content/legal/index.ts';
import type { Question } from './content/types.ts';
import type { RenderedPage, Site } from './context.ts';
import { type AirlineService, airlineHeading, hasHub, services } from './services.ts';

export interface Metadata {
  title: string;
  description: string;
  keywords: string;
  /** Day the page's facts were last checked, `YYYY-MM-DD`. */
  checkedOn: string;
  questions: readonly Question[];
}

const longestTitle = 70;

function titled(words: string, site: Site): string {
  const full = `${words} | ${site.agency.name}`;
  return full.length <= longestTitle ? full : words;
}

/** Turkish names that people search for, if they differ from the airline's short name. */
const turkishNames: Readonly<Partial<Record<AirlineId, string>>> = {
  thy: 'Türk Hava Yolları',
  azal: 'Azerbaycan Hava Yolları',
  qatar: 'Katar Hava Yolları',
};

/**
 * The title of an airline's page. It has our name if that fits: without it a search result looks like the airline's own
 * page.
 */
function airlineTitle({ id, shortName }: NamedAirline, service: AirlineService, site: Site): string {
  const { name, airlinePage } = services[service];
  const { titleWords, titleShort = name } = airlinePage;
  const full = `${turkishNames[id]} (${shortName})`;
  const named = turkishNames[id] ? [titleWords, name, titleShort].map((words) => `${full} ${words}`) : [];
  const wanted = hasHub(service) ? ` | ${site.agency.name}` : '';
  const fits = (title: string) => (title + wanted).length <= longestTitle;
  return titled(named.find(fits) ?? `${shortName} ${titleWords}`, site);
}

export function metadata(page: RenderedPage, site: Site): Metadata {
  const plain = (title: string, description: string, keywords: string): Metadata => ({
    title: titled(title, site),
    description,
    keywords,
    checkedOn: site.today,
    questions: [],
  });
  switch (page.kind) {
    case 'home':
      return plain(
        'Uçak Bileti Rezervasyonu',
        'On havayolunun biletleri için bağımsız telefon desteği: bilet alma, değişiklik, iade, bagaj, koltuk, evcil hayvan. Hat 7/24 açık.',
        'uçak bileti rezervasyonu, bilet değişikliği, bilet iptali, bagaj ekleme, telefonla destek',
      );
    case 'contact':
      return plain(
        'İletişim: Telefon, E-posta, Adres',
        'Uçak biletiniz için bize ulaşın: telefon 7/24 açık, ortalama yanıt 5 dakika; e-postalar 24 saat içinde yanıtlanır.',
        'iletişim, uçak bileti telefonla destek, e-posta',
      );
    case 'hub': {
      const content = hubs[page.service];
      const { name } = services[page.service];
      return {
        title: titled(content.metaTitle, site),
        description: content.description,
        keywords: `${name.toLocaleLowerCase('tr')}, uçak bileti, havayolu, telefonla destek`,
        checkedOn: content.checkedOn,
        questions: content.questions,
      };
    }
    case 'airline': {
      const airline = airlines[page.airline];
      const all = airlineContents[page.airline];
      const content = all.services[page.service];
      const { name } = services[page.service];
      const turkish = turkishNames[airline.id];
      const otherNames = [airline.name, ...(turkish ? [turkish] : [])].map((other) => `${other} ${name}`);
      return {
        title: airlineTitle(airline, page.service, site),
        description: content.description,
        keywords: [airlineHeading(airline, page.service), ...otherNames, `${airline.iata} bilet`].join(', '),
        checkedOn: all.checkedOn,
        questions: content.questions,
      };
    }
    case 'legal': {
      const content = legal[page.legal];
      return {
        title: titled(content.metaTitle, site),
        description: content.description,
        keywords: `${content.title}, ${site.agency.name}`,
        checkedOn: content.updatedOn,
        questions: [],
      };
    }
    case 'unknown-airline':
      return plain(
        'Havayolu bulunamadı',
        'Adresteki havayolu listemizde yok; on havayolundan birini seçin ya da arayın.',
        'havayolu, uçak bileti, telefonla destek',
      );
    case 'unknown-pet':
      return plain(
        'Havayolu Evcil Hayvan Taşıma',
        'Adresteki havayolu listemizde yok; on havayolunun evcil hayvan kuralına bakın.',
        'evcil hayvan taşıma, havayolu, telefonla destek',
      );
    default:
      return plain(
        'Sayfa Bulunamadı',
        'Aradığınız sayfa mevcut değil veya taşınmış olabilir.',
        'uçak bileti, havayolu, telefonla destek',
      );
  }
}
