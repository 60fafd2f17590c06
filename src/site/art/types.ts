import { hubServices } from '../content/types.ts';

/** Every service that has a card and a hero: those under /hizmetler/ and the airline contact pages. */
export const serviceSlugs = ['iletisim', ...hubServices] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

/** Pages whose hero is a whole scene with a sky of its own. */
export const skyPages = ['home', 'contact', 'not-found', 'legal', 'about'] as const;
export type SkyPage = (typeof skyPages)[number];

/** What a page opens on: a scene of its own, or a service's object under a sky made in CSS. */
export type PageArt = SkyPage | ServiceSlug;

/**
 * Name of a scene, which is also its file name without `.svg`.
 * `hero-*` of a service is transparent above; of a page it has its own sky; `card-*` is small and has its own sky;
 * `mark`, `favicon` and `maskable` are the brand.
 */
export type SceneName = `hero-${PageArt}` | `card-${ServiceSlug}` | 'login' | 'mark' | 'favicon' | 'maskable';
