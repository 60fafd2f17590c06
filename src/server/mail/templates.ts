import { escapeHtml } from './escape-html.ts';

export interface Message {
  subject: string;
  text: string;
  html: string;
}

export type MailPurpose =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'email_change_current'
  | 'reauthentication';

interface Wording {
  subject: string;
  reason: string;
  /** The label of the link; a mail without it has no link, only the code. */
  action?: string;
  validity: string;
  ending: string;
}

const oneHour = 'Kod ve bağlantı bir saat geçerlidir; ikisinden yalnızca biri, bir kez kullanılabilir.';

/** Tells the reader on which CRM screen to type the code; for mails that lead to setting a password. */
const typing = 'Bağlantı açılmazsa giriş sayfasında “Şifremi unuttum”, sonra “Kodla gir” deyip kodu yazın.';

const ignore = 'Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; hesabınızda hiçbir şey değişmez.';

const wordings: Readonly<Record<MailPurpose, Wording>> = {
  signup: {
    subject: 'E-posta adresinizi doğrulayın',
    reason: 'Bu adresle bir hesap açıldı. Adresin size ait olduğunu doğrulayın.',
    action: 'Adresimi doğrula',
    validity: oneHour,
    ending: 'Hesabınız, bir yönetici etkinleştirdikten sonra kullanıma açılır.',
  },
  invite: {
    subject: 'Hesabınız açıldı',
    reason: 'Bir yönetici sizin için bir hesap açtı. Bağlantıyı izleyip kendi şifrenizi belirleyin.',
    action: 'Şifremi belirle',
    validity: `Kod ve bağlantı 72 saat geçerlidir; ikisinden yalnızca biri, bir kez kullanılabilir. ${typing}`,
    ending: 'Böyle bir hesap beklemiyorsanız bu e-postayı dikkate almayın.',
  },
  magiclink: {
    subject: 'Giriş kodunuz',
    reason: 'Şifre yazmadan giriş yapmak istediniz.',
    action: 'Giriş yap',
    validity: oneHour,
    ending: ignore,
  },
  recovery: {
    subject: 'Şifrenizi yenileyin',
    reason: 'Hesabınız için yeni bir şifre belirlemek istediniz.',
    action: 'Yeni şifre belirle',
    validity: `${oneHour} ${typing}`,
    ending: ignore,
  },
  email_change: {
    subject: 'Yeni e-posta adresinizi doğrulayın',
    reason: 'Hesabınızın e-posta adresini bu adresle değiştirmek istediniz.',
    action: 'Yeni adresimi doğrula',
    validity: oneHour,
    ending: ignore,
  },
  email_change_current: {
    subject: 'E-posta adresinizin değişmesini onaylayın',
    reason: 'Hesabınızın e-posta adresinin değiştirilmesi istendi. Adres ancak siz de bu kodla onaylarsanız değişir.',
    action: 'Değişikliği onayla',
    validity: oneHour,
    ending:
      'Bu isteği siz yapmadıysanız onaylamayın; hesabınıza başka biri girmiş olabilir. Şifrenizi hemen değiştirin ve ' +
      'yöneticinize haber verin.',
  },
  reauthentication: {
    subject: 'Doğrulama kodunuz',
    reason: 'Hesabınızdaki bir değişikliği onaylamanız gerekiyor.',
    validity: 'Kod on dakika geçerlidir ve yalnızca bir kez kullanılabilir.',
    ending: ignore,
  },
};

/** A mail with a one-time code and, for most purposes, a link. */
export function codeMail(
  purpose: MailPurpose,
  sender: string,
  { code, link, newAddress }: { code: string; link: string; newAddress?: string | null },
): Message {
  const { subject, action, validity, ending, ...wording } = wordings[purpose];
  const reason = newAddress ? `${wording.reason} Yeni adres: ${newAddress}` : wording.reason;
  const linked = action && {
    text: `${action}: ${link}`,
    html: `<a href="${escapeHtml(link)}">${escapeHtml(action)}</a>`,
  };
  const shownCode = {
    text: `Kod: ${code}`,
    html: `Kod: <strong style="font-size:1.5em;letter-spacing:.15em">${code}</strong>`,
  };
  return mail(subject, ['Merhaba,', reason, ...(linked ? [linked] : []), shownCode, validity, ending, sender]);
}

/** Tells the old address that it no longer belongs to the account. */
export function emailChangedMail(sender: string): Message {
  const change = 'Hesabınızın e-posta adresi değiştirildi; bundan sonra yeni adresinizle giriş yapacaksınız.';
  return notice('E-posta adresiniz değişti', change, sender);
}

/** Tells the owner of an account that its password has changed. */
export function passwordChangedMail(sender: string): Message {
  const change = 'Hesabınızın şifresi değiştirildi ve diğer oturumlarınız kapatıldı.';
  return notice('Şifreniz değişti', change, sender);
}

/** Tells the owner of an account that a phone number for signing in was added or removed. */
export function phoneChangedMail(sender: string, phone: string | null): Message {
  const change = phone
    ? `${phone.slice(-2)} ile biten telefon numarası hesabınıza eklendi; bundan sonra bu numarayla da giriş yapılabilir.`
    : 'Telefon numarası hesabınızdan kaldırıldı; bundan sonra onunla giriş yapılamaz.';
  return notice('Hesabınızın telefon numarası değişti', change, sender);
}

/** Tells the owner of an account that somebody made recovery codes for its second factor. */
export function recoveryCodesMadeMail(sender: string): Message {
  const made = 'Hesabınız için yeni kurtarma kodları oluşturuldu. Önceki kodlar artık geçmez.';
  const doubt = 'Kodları siz oluşturmadıysanız şifrenizi hemen değiştirin ve yöneticinize haber verin.';
  return notice('Yeni kurtarma kodları oluşturuldu', made, sender, doubt);
}

/** Tells the owner of an account that somebody used a recovery code instead of the second factor. */
export function recoveryCodeUsedMail(sender: string, left: number): Message {
  const rest = left > 0 ? `${left} kodunuz kaldı.` : 'Kodunuz kalmadı; yenilerini oluşturun.';
  const use = `Hesabınızda doğrulama kodu yerine bir kurtarma kodu kullanıldı. ${rest}`;
  const doubt = 'Kodu siz kullanmadıysanız şifrenizi hemen değiştirin ve yöneticinize haber verin.';
  return notice('Kurtarma kodu kullanıldı', use, sender, doubt);
}

/** Tells admins about an account that is an admin now, or will be once its invitation is accepted. */
export function adminMadeMail(sender: string, email: string): Message {
  const made = `${email} hesabına yönetici yetkisi verildi.`;
  const doubt =
    'Bunu siz ya da bildiğiniz bir yönetici yapmadıysa hesabı Kullanıcılar sayfasından hemen devre dışı bırakın ve yöneticilerin şifrelerini değiştirin.';
  return notice('Yeni bir yönetici var', made, sender, doubt);
}

const unwanted = 'Bu değişikliği siz yapmadıysanız hemen yöneticinize haber verin.';

function notice(subject: string, change: string, sender: string, doubt = unwanted): Message {
  return mail(subject, ['Merhaba,', change, doubt, sender]);
}

function mail(subject: string, paragraphs: readonly (string | Pick<Message, 'text' | 'html'>)[]): Message {
  const both = paragraphs.map((one) => (typeof one === 'string' ? { text: one, html: escapeHtml(one) } : one));
  return {
    subject,
    text: both.map(({ text }) => text).join('\n\n'),
    html: page(
      subject,
      both.map(({ html }) => `<p>${html}</p>`),
    ),
  };
}

/** Wraps paragraphs in a complete HTML page. */
export function page(title: string, body: readonly string[]): string {
  const style = 'font-family:system-ui,sans-serif;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em';
  return [
    '<!doctype html>',
    '<html lang="tr">',
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${style}">`,
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
