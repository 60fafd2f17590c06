import { createStaff, openAs, rowOf, toast } from './crm-actions.ts';
import {
  answerUsers,
  askedOnce,
  atLogin,
  backToLogin,
  create,
  cutNetwork,
  endSession,
  expectWarning,
  forbidden,
  forgetSession,
  gone,
  inputStays,
  list,
  loseServer,
  newPassword,
  newUser,
  passwordStays,
  refuse,
  remove,
  removeSales,
  rowStays,
  type Scene,
  type Step,
  sale,
  signInTooOften,
  signInWith,
  takeTooLong,
  unavailable,
  unreachable,
  update,
  userInputStays,
} from './crm-error-scenes.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

interface Case {
  situation: string;
  /** Brings it about for real. */
  provoke: Step;
  /** In what it is told, its title, and the message. */
  told: 'toast' | 'alert' | 'dialog' | 'page';
  title: string;
  message?: string;
  /** What else must hold then. */
  and?: Step;
}

const catalogue: readonly Case[] = [
  {
    situation: 'an address that does not exist',
    provoke: ({ page, server, clerk }) => openAs(page, server, clerk, '/crm/yok-boyle-sayfa'),
    told: 'page',
    title: 'Sayfa Bulunamadı',
    message: 'Aradığınız sayfa mevcut değil veya taşınmış olabilir.',
    and: async ({ page }) => {
      await page.getByRole('link', { name: 'Anasayfaya dön' }).click();
      await expect(page.getByRole('heading', { name: 'Anasayfa' })).toBeVisible();
    },
  },
  {
    situation: 'a screen that cannot be loaded',
    provoke: async ({ page, server, clerk }) => {
      await openAs(page, server, clerk, '/crm');
      await page.route(/assets\/RecordsPage/, (route) => route.abort());
      await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
    },
    told: 'page',
    title: 'Bir sorun oluştu',
    message: 'Bu ekran açılamadı.',
    and: ({ page }) => expect(page.getByText('Unexpected Application Error!')).toHaveCount(0),
  },
  {
    situation: 'the users screen for someone who is no admin',
    provoke: ({ page, server, clerk }) => openAs(page, server, clerk, '/crm/users'),
    told: 'page',
    title: 'Bu sayfa yöneticiler içindir',
  },

  {
    situation: 'sign-in with a wrong password',
    provoke: signInWith({ password: 'yanlis-parola' }),
    told: 'toast',
    title: 'Giriş başarısız',
    message: 'E-posta veya şifre hatalı.',
    and: async (scene) => {
      await atLogin(scene);
      await expect(scene.page.getByRole('button', { name: 'Giriş Yap' })).toBeEnabled();
    },
  },
  {
    situation: 'sign-in with an address nobody has',
    provoke: signInWith({ email: 'kimse@a.example' }),
    told: 'toast',
    title: 'Giriş başarısız',
    message: 'E-posta veya şifre hatalı.',
  },
  {
    situation: 'sign-in of a disabled user',
    provoke: signInWith(
      {},
      ({ server, clerk }) =>
        server.ownerSql`update auth.users set banned_until = now() + interval '1 year' where id = ${clerk.id}`,
    ),
    told: 'toast',
    title: 'Giriş başarısız',
    // Nobody learns by trying whether an account is disabled.
    message: 'E-posta veya şifre hatalı.',
  },
  {
    situation: 'sign-in with an address that was never confirmed',
    provoke: signInWith(
      {},
      ({ server, clerk }) => server.ownerSql`update auth.users set email_confirmed_at = null where id = ${clerk.id}`,
    ),
    told: 'toast',
    title: 'Giriş başarısız',
    message: 'E-posta adresi henüz doğrulanmamış.',
  },
  {
    situation: 'sign-in tried too often',
    provoke: signInTooOften,
    told: 'toast',
    title: 'Giriş başarısız',
    message: 'Çok fazla deneme yapıldı. Biraz bekleyip yeniden deneyin.',
  },
  {
    situation: 'sign-in without network',
    provoke: signInWith({}, cutNetwork),
    told: 'toast',
    title: 'Giriş başarısız',
    message: unreachable,
  },

  {
    situation: 'a new password that is too short',
    provoke: newPassword('Kq7-x', 'Kq7-x'),
    told: 'toast',
    title: 'Zayıf şifre',
    message: 'En az 6 karakter olmalı.',
    and: passwordStays,
  },
  {
    situation: 'a new password that is repeated differently',
    provoke: newPassword('Yeni-parola-9', 'Yeni-parola-8'),
    told: 'toast',
    title: 'Şifreler uyuşmuyor',
    and: passwordStays,
  },
  {
    situation: 'a new password that is the old one',
    provoke: newPassword('Uzun-bir-parola-7', 'Uzun-bir-parola-7'),
    told: 'toast',
    title: 'Hata',
    message: 'Yeni şifre eskisinden farklı olmalı.',
    and: passwordStays,
  },
  {
    situation: 'a new password that everybody has',
    provoke: newPassword('password123', 'password123'),
    told: 'toast',
    title: 'Hata',
    message: 'Bu şifre çok yaygın ve kolay tahmin edilir. Başka bir şifre seçin.',
  },
  {
    situation: 'a new password without network',
    provoke: newPassword('Yeni-parola-9', 'Yeni-parola-9', cutNetwork),
    told: 'toast',
    title: 'Hata',
    message: unreachable,
    and: passwordStays,
  },
  {
    situation: 'a new password after the session has ended',
    provoke: newPassword('Yeni-parola-9', 'Yeni-parola-9', endSession),
    told: 'toast',
    title: 'Oturum bulunamadı',
    and: backToLogin,
  },
  {
    situation: 'a new password when this browser holds no session any more',
    provoke: newPassword('Yeni-parola-9', 'Yeni-parola-9', forgetSession),
    told: 'toast',
    title: 'Oturum bulunamadı',
    and: backToLogin,
  },

  {
    situation: 'a list without network',
    provoke: list(cutNetwork),
    told: 'toast',
    title: 'Kayıtlar yüklenemedi',
    message: unreachable,
    and: rowStays,
  },
  {
    situation: 'a list the server refuses',
    provoke: list((scene) => refuse(scene, 'select')),
    told: 'toast',
    title: 'Kayıtlar yüklenemedi',
    message: forbidden,
  },
  {
    situation: 'a list that takes the database too long, and is not asked for again and again',
    provoke: list(takeTooLong),
    told: 'toast',
    title: 'Kayıtlar yüklenemedi',
    message: 'İşlem çok uzun sürdü. Filtreyi daraltıp yeniden deneyin.',
    and: askedOnce,
  },
  {
    situation: 'a first list the server refuses',
    provoke: async (scene) => {
      await openAs(scene.page, scene.server, scene.clerk, '/crm');
      await refuse(scene, 'select');
      await scene.page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kayıtlar' }).click();
    },
    told: 'toast',
    title: 'Kayıtlar yüklenemedi',
    message: forbidden,
    and: ({ page }) => expect(page.getByRole('main').getByRole('button', { name: 'Yeniden dene' })).toBeVisible(),
  },
  {
    situation: 'a list after the session has ended',
    provoke: list(endSession),
    told: 'page',
    title: 'Havayolu İletişim CRM',
    and: atLogin,
  },

  {
    situation: 'a new sale the server refuses',
    provoke: create((scene) => refuse(scene, 'insert')),
    told: 'toast',
    title: 'Hata',
    message: forbidden,
    and: inputStays,
  },
  {
    situation: 'a new sale after the session has ended',
    provoke: create(endSession),
    told: 'dialog',
    title: 'Oturumunuz sona erdi',
    message: 'Yazdıklarınız duruyor.',
  },

  {
    situation: 'a change without network',
    provoke: update(cutNetwork),
    told: 'toast',
    title: 'Hata',
    message: unreachable,
    and: inputStays,
  },
  {
    situation: 'a change the server refuses',
    provoke: update((scene) => refuse(scene, 'update')),
    told: 'toast',
    title: 'Hata',
    message: forbidden,
    and: inputStays,
  },
  {
    situation: 'a change of a row someone has deleted',
    provoke: update(removeSales),
    told: 'toast',
    title: 'Hata',
    message: gone,
    and: inputStays,
  },
  {
    situation: 'a change after the session has ended',
    provoke: update(endSession),
    told: 'dialog',
    title: 'Oturumunuz sona erdi',
    message: 'Yazdıklarınız duruyor.',
  },

  {
    situation: 'a deletion without network',
    provoke: remove(cutNetwork),
    told: 'toast',
    title: 'Silinemedi',
    message: unreachable,
    and: rowStays,
  },
  {
    situation: 'a deletion the server refuses',
    provoke: remove((scene) => refuse(scene, 'delete')),
    told: 'toast',
    title: 'Silinemedi',
    message: forbidden,
    and: rowStays,
  },
  {
    situation: 'a deletion of a row someone has deleted',
    provoke: remove(removeSales),
    told: 'toast',
    title: 'Silinemedi',
    message: gone,
    and: ({ page }) => expect(rowOf(page, sale)).toBeHidden(),
  },
  {
    situation: 'a deletion after the session has ended',
    provoke: remove(endSession),
    told: 'toast',
    title: 'Silinemedi',
    message: 'Oturumunuz sona erdi. Yeniden giriş yapın.',
    and: atLogin,
  },

  {
    situation: 'a new user with an address that is taken',
    provoke: (scene) => newUser({ email: scene.clerk.email })(scene),
    told: 'alert',
    title: 'Hata',
    message: 'Bu e-posta adresiyle bir kullanıcı zaten var.',
    and: userInputStays,
  },
  {
    situation: 'a new user with a password that is too short',
    provoke: newUser({ password: 'Kq7-x' }),
    told: 'alert',
    title: 'Hata',
    message: 'Şifre en az 6 karakter olmalı.',
    and: userInputStays,
  },
  {
    situation: 'a new user while the server is away, and the proxy says so',
    provoke: newUser({}, answerUsers('Bad Gateway')),
    told: 'alert',
    title: 'Hata',
    message: 'Bad Gateway',
    and: userInputStays,
  },
  {
    situation: 'a new user while the server is away, and nobody says anything',
    provoke: newUser({}, answerUsers('')),
    told: 'alert',
    title: 'Hata',
    message: 'Kullanıcı eklenemedi',
    and: userInputStays,
  },
  {
    situation: 'a new user without network',
    provoke: newUser({}, cutNetwork),
    told: 'alert',
    title: 'Hata',
    message: unreachable,
    and: userInputStays,
  },
];

const whileServerIsAway = (
  [
    ['a list', list, 'Kayıtlar yüklenemedi', rowStays],
    ['a deletion', remove, 'Silinemedi', rowStays],
  ] as const
).map(([what, act, title, and]): Case => {
  const situation = `${what} while the server is away`;
  return { situation, provoke: act(loseServer), told: 'toast', title, message: unavailable, and };
});

for (const { situation, provoke, told, title, message, and } of [...catalogue, ...whileServerIsAway]) {
  test(`told: ${situation}`, async ({ page, context, server, admin }) => {
    const clerk = await createStaff(server, 'hata');
    const scene: Scene = { page, context, server, admin, clerk, undo: [] };
    try {
      await provoke(scene);
      const place = {
        toast: toast(page, title),
        alert: page.getByRole('alertdialog', { name: title }),
        dialog: page.getByRole('dialog', { name: title }),
        page: page.locator('body').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
      }[told];
      await expect(place).toBeVisible();
      if (told === 'toast') await expectWarning(place);
      const whole = told === 'toast' || told === 'alert';
      if (message) await expect(place.getByText(message, { exact: whole })).toBeVisible();
      await and?.(scene);
    } finally {
      for (const step of scene.undo) await step();
    }
  });
}
