const named: Readonly<Record<string, string>> = Object.fromEntries(
  `amp& lt< gt> quot" apos' nbsp\xa0 Ccedil Ç ccedil ç Ouml Ö ouml ö Uuml Ü uuml ü Acirc Â acirc â Icirc Î icirc î Ucirc Û ucirc û
  Scedil Ş scedil ş Gbreve Ğ gbreve ğ Idot İ imath ı inodot ı auml ä Auml Ä eacute é Eacute É szlig ß ndash – mdash — lsquo ‘ rsquo ’
  ldquo “ rdquo ” hellip … euro € middot · bull • deg ° copy © reg ®`
    .split(/[ \n]+(?=[A-Za-z])/)
    .map((pair) => /^([A-Za-z]+) ?(.)$/u.exec(pair) ?? [])
    .map(([, name = '', sign = '']) => [name, sign]),
);

/** Replaces `&#351;`, `&#x15f;` and `&scedil;` by the letters they stand for; leaves unknown ones unchanged. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return (Object.hasOwn(named, name) ? named[name] : undefined) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Decodes letters that another program escaped for a web page, an address, a mail or a script: `&#351;`, `%C5%9F`,
 * `=C5=9F`, `\u015f`.
 */
export function withoutEscapes(text: string): string {
  return withoutEntities(text)
    .replace(/(?:([%=])[c-f][\da-f]\1[89ab][\da-f])+/gi, (whole, sign: string) => {
      try {
        return decodeURIComponent(whole.replaceAll(sign, '%'));
      } catch {
        return whole;
      }
    })
    .replace(/\\u(0[\da-f]{3})|_x(0[\da-f]{3})_/gi, (_, one, other) =>
      String.fromCharCode(Number.parseInt(one ?? other, 16)),
    );
}
