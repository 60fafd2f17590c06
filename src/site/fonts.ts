/** The four font files of `src/look/fonts`; the second of each family holds the Turkish letters outside Latin-1. */
export const fontFiles = ['besley-a', 'besley-tr', 'figtree-a', 'figtree-tr'] as const;
export type FontFile = (typeof fontFiles)[number];

/** Loaded before the style sheet asks for them: what the first screen is set in. */
export const preloadedFonts: readonly FontFile[] = ['besley-a', 'figtree-a'];

const turkish = 'U+11E-11F,U+130-131,U+15E-15F';

function face(family: string, address: string, range?: string): string {
  const limits = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:${family};src:url(${address}) format("woff2");font-weight:400 700;font-display:swap${limits}}`;
}

/** The `@font-face` rules, with fallbacks stretched to the same widths and heights so that nothing moves on the swap. */
export function fontFaces(address: (file: FontFile) => string): string {
  return [
    face('Besley', address('besley-a')),
    face('Besley', address('besley-tr'), turkish),
    face('Figtree', address('figtree-a')),
    face('Figtree', address('figtree-tr'), turkish),
    '@font-face{font-family:"Besley Fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:118%}',
    '@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:100%}',
  ].join('');
}
