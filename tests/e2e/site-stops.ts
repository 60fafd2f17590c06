import type { Page } from '@playwright/test';

export const kinds = [
  '/',
  '/hizmetler/bagaj-ekleme',
  '/hizmetler/iptal-iade',
  '/hizmetler/ucus-gecikmesi',
  '/hizmetler/rezervasyon-yonetimi',
  '/hizmetler/bilet-sorgulama',
  '/hizmetler/sik-sorulan-sorular',
  '/thy-evcil-hayvan',
  '/qatar-bilet-satin-alma',
  '/airarabia-refakatsiz-cocuk',
  '/iletisim',
  '/kisisel-verilerin-korunmasi',
  '/hakkimizda',
  '/olmayan-sayfa',
  '/yok-evcil-hayvan',
];

export async function tabThrough(page: Page) {
  const stops: { name: string; seen: boolean; outlined: boolean; free: boolean }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement) return null;
      const { width, height, right, top, bottom } = element.getBoundingClientRect();
      const { outlineStyle, visibility } = getComputedStyle(element);
      const covers = [document.querySelector('header'), document.querySelector('.bar')];
      const [head, bar] = covers.map((cover) => cover?.getBoundingClientRect());
      const floor = bar?.height ? bar.top : innerHeight;
      const own = covers.some((cover) => cover?.contains(element)) || element.matches('.skip');
      const tall = bottom - top > floor - (head?.bottom ?? 0);
      return {
        name: `${element.tagName} ${element.textContent?.trim() || element.getAttribute('name') || ''}`,
        seen: width > 0 && height > 0 && right > 0 && visibility === 'visible',
        outlined: outlineStyle !== 'none',
        free: own || tall || (top >= (head?.bottom ?? 0) - 1 && bottom <= floor + 1),
      };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}
