/** The font files of `src/look/fonts`. Each family has a second file with the Turkish letters outside Latin-1. */
export const fontFiles = ['besley-a', 'besley-tr', 'figtree-a', 'figtree-tr'] as const;
export type FontFile = (typeof fontFiles)[number];

/** Preloaded, because the top of every page uses them. */
export const preloadedFonts: readonly FontFile[] = ['besley-a', 'figtree-a'];

const turkish = 'U+11E-11F,U+130-131,U+15E-15F';

function face(family: string, address: string, range?: string): string {
  const limits = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:${family};src:url(${address}) format("woff2");font-weight:400 700;font-display:swap${limits}}`;
}

interface Fallback {
  family: string;
  weight: string;
  /** Names of installed fallback fonts; the second has the same metrics as the first. */
  local: readonly [string, string];
  /**
   * Width of our font relative to the fallback, and our font's ascent and descent relative to the em; measured on the
   * site's text.
   */
  width: number;
  ascent: number;
  descent: number;
}

const fallbacks: readonly Fallback[] = [
  {
    family: 'Besley',
    weight: '400 500',
    local: ['Times New Roman', 'Liberation Serif'],
    width: 1.2267,
    ascent: 1.25,
    descent: 0.425,
  },
  {
    family: 'Besley',
    weight: '600 700',
    local: ['Times New Roman Bold', 'Liberation Serif Bold'],
    width: 1.2201,
    ascent: 1.25,
    descent: 0.425,
  },
  {
    family: 'Figtree',
    weight: '400 500',
    local: ['Arial', 'Liberation Sans'],
    width: 0.9869,
    ascent: 0.95,
    descent: 0.25,
  },
  {
    family: 'Figtree',
    weight: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    width: 0.9407,
    ascent: 0.95,
    descent: 0.25,
  },
];

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

function fallbackFace({ family, weight, local, width, ascent, descent }: Fallback): string {
  const sources = local.map((name) => `local("${name}")`).join();
  const metrics = `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`;
  return `@font-face{font-family:"${family} Fallback";src:${sources};font-weight:${weight};${metrics}}`;
}

/**
 * The `@font-face` rules. Fallback fonts get our fonts' metrics, so that the layout does not shift when ours replace
 * them.
 */
export function fontFaces(address: (file: FontFile) => string): string {
  return [
    face('Besley', address('besley-a')),
    face('Besley', address('besley-tr'), turkish),
    face('Figtree', address('figtree-a')),
    face('Figtree', address('figtree-tr'), turkish),
    ...fallbacks.map(fallbackFace),
  ].join('');
}
