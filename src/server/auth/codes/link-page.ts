import { escapeHtml } from '../../mail/escape-html.ts';

const wordings: Readonly<Record<string, { heading: string; action: string }>> = {
  recovery: { heading: 'Şifrenizi yenileyin', action: 'Yeni şifre belirle' },
  invite: { heading: 'Şifrenizi belirleyin', action: 'Şifremi belirle' },
  signup: { heading: 'E-posta adresinizi doğrulayın', action: 'Adresimi doğrula' },
  magiclink: { heading: 'Giriş yapın', action: 'Giriş yap' },
  email_change: { heading: 'Adres değişikliğini onaylayın', action: 'Değişikliği onayla' },
};
const otherLink = { heading: 'Bağlantıyı açın', action: 'Devam et' };

export interface OpenedLink {
  type: string | undefined;
  secret: string;
  target: string;
}

/**
 * Renders the page that a mailed link opens; its button uses up the link. It needs no script and works without its
 * styles.
 */
export function linkPage(crmName: string, { type, secret, target }: OpenedLink): string {
  const { heading, action } = wordings[type ?? ''] ?? otherLink;
  const values = Object.entries({ token: secret, type: type ?? '', redirect_to: target });
  return `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="robots" content="noindex, nofollow">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(`${heading} | ${crmName}`)}</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg">
    <link rel="stylesheet" href="/crm/mail-link.css">
  </head>
  <body>
    <div class="entry">
      <div class="entry-sky"></div>
      <main class="entry-main">
        <div class="entry-box">
          <div class="entry-mark"></div>
          <h1>${heading}</h1>
          <p>Bağlantı yalnızca bir kez kullanılabilir. Hazır olduğunuzda düğmeye basın.</p>
          <form method="post" action="/auth/v1/verify">
            ${values.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`).join('')}
            <button type="submit">${action}</button>
          </form>
        </div>
      </main>
    </div>
  </body>
</html>
`;
}

/**
 * The page's own headers. `form-action` names the target: otherwise browsers refuse the redirect after the form is
 * sent.
 */
export function linkPageHeaders(target: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${new URL(target).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}
