const nbsp = '\u00a0';

/** An E.164 number as Turks read it: `+908500000000` becomes `0850 000 00 00`, with no-break spaces. */
export function formatPhone(e164: string): string {
  const digits = `0${e164.replace(/^\+90/, '')}`;
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9)].join(nbsp);
}
