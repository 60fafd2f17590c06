import { describe, expect, it } from 'vitest';
import { type Action, type Activity, actNames, actOf, acts } from './activity.ts';
import { sentenceOf, whatWasDone, whoDid } from './activity-words.ts';

const entry: Activity = {
  seal: 1,
  at: '2026-11-22T11:02:00Z',
  action: 'sign_in',
  actor: 'a',
  actor_role: 'authenticated',
  actor_email: 'ayse@ornek.example',
  actor_name: 'Ayşe Yılmaz',
  target: null,
  target_email: null,
  target_name: null,
  record_id: null,
  address: null,
  words: null,
  details: {},
};
const other = { target: 'b', target_email: 'can@ornek.example', target_name: 'Can Er' };
const anonymous = { actor: null, actor_role: 'anon', actor_email: null, actor_name: null };

describe('a sentence', () => {
  it.each<[Action, Partial<Activity>, string]>([
    ['sign_in', {}, 'Ayşe Yılmaz giriş yaptı'],
    ['sign_in', { actor_name: null }, 'ayse@ornek.example giriş yaptı'],
    ['sign_in', { details: { purpose: 'recovery' } }, 'Ayşe Yılmaz bağlantı veya kodla giriş yaptı'],
    ['sign_in', { details: { lacks_factor: true } }, 'Ayşe Yılmaz şifresini veya kodunu verdi; ikinci adım bekleniyor'],
    ['sign_out', { details: { scope: 'one' } }, 'Ayşe Yılmaz başka bir yerdeki oturumunu kapattı'],
    ['sign_out', { details: { scope: 'others' } }, 'Ayşe Yılmaz diğer oturumlarını kapattı'],
    ['sign_out', { details: { scope: 'local' } }, 'Ayşe Yılmaz çıkış yaptı'],
    ['sign_in_refused', { ...anonymous, ...other }, 'Can Er giriş yapamadı: bilgiler kabul edilmedi'],
    ['sign_in_refused', anonymous, 'Bilinmeyen hesap giriş yapamadı: bilgiler kabul edilmedi'],
    ['factor_verified', { details: { is_first: true } }, 'Ayşe Yılmaz iki adımlı doğrulamayı açtı'],
    ['factor_verified', { details: { is_first: false } }, 'Ayşe Yılmaz ikinci doğrulama adımını geçti'],
    ['factor_removed', { details: { in_use: false } }, 'Ayşe Yılmaz ikinci doğrulama adımı eklemekten vazgeçti'],
    ['factor_removed', { details: { in_use: true } }, 'Ayşe Yılmaz ikinci doğrulama adımını kaldırdı'],
    ['factor_removed', other, 'Ayşe Yılmaz Can Er hesabının ikinci doğrulama adımını kaldırdı'],
    ['forbidden', {}, 'Ayşe Yılmaz yetkisi olmayan bir işlemi denedi'],
    [
      'records_created',
      { record_id: 1503, details: { day: '2026-11-22', after: { card: 12500, commission: 80 } } },
      'Ayşe Yılmaz #1503 kaydını ekledi: 22.11.2026, Kart 12.500, Komisyon 80',
    ],
    ['records_created', { record_id: 1503 }, 'Ayşe Yılmaz #1503 kaydını ekledi'],
    [
      'records_changed',
      { record_id: 1503, details: { fields: ['card'], before: { card: 12500 }, after: { card: 99 } } },
      'Ayşe Yılmaz #1503 kaydını değiştirdi: Kart 12.500 → 99',
    ],
    [
      'records_changed',
      {
        record_id: 1503,
        details: { fields: ['note', 'transfer', 'virtualpos'], before: { transfer: 5 }, after: { virtualpos: 7 } },
      },
      'Ayşe Yılmaz #1503 kaydını değiştirdi: Not, Havale 5 → 0, Sanal POS 0 → 7',
    ],
    [
      'records_changed',
      { record_id: 1503, details: { fields: [] } },
      'Ayşe Yılmaz #1503 kaydını değiştirmeden kaydetti',
    ],
    [
      'records_changed',
      {
        details: {
          records: 1200,
          ids: [1, 2, 3, 4],
          fields: ['card'],
          before: { card: 12000 },
          after: { card: 24000 },
        },
      },
      'Ayşe Yılmaz 1.200 kaydı değiştirdi: Kart 12.000 → 24.000 (#1, #2, #3, …)',
    ],
    ['records_deleted', { details: { records: 2, ids: [1, 2] } }, 'Ayşe Yılmaz 2 kaydı sildi (#1, #2)'],
    ['records_deleted', { record_id: 7, details: { before: { card: 99 } } }, 'Ayşe Yılmaz #7 kaydını sildi: Kart 99'],
    [
      'records_restored',
      { record_id: 7, details: { after: { card: 99 } } },
      'Ayşe Yılmaz #7 kaydını geri getirdi: Kart 99',
    ],
    [
      'records_undone',
      { record_id: 7, details: { fields: ['card'], before: { card: 1 }, after: { card: 2 } } },
      'Ayşe Yılmaz #7 kaydında son değişikliği geri aldı: Kart 1 → 2',
    ],
    ['records_undone', { record_id: 7 }, 'Ayşe Yılmaz #7 kaydının silinmesini geri aldı'],
    [
      'records_deleted',
      { details: { records: 40, ids: [1], undone: true } },
      'Ayşe Yılmaz 40 kaydı geri alarak sildi (#1, …)',
    ],
    [
      'records_imported',
      { details: { records: 1000, ids: [5, 6, 7, 8], after: { card: 5 } } },
      'Ayşe Yılmaz 1.000 kaydı içe aktardı: Kart 5 (#5, #6, #7, …)',
    ],
    [
      'records_exported',
      { details: { table: 'crm_records', rows: 12, format: 'xlsx' } },
      'Ayşe Yılmaz 12 satırı Excel dosyasına aktardı',
    ],
    [
      'records_exported',
      { details: { table: 'crm_records', rows: 2500 } },
      'Ayşe Yılmaz 2.500 satırı tek seferde aldı',
    ],
    [
      'records_exported',
      { details: { table: 'activity', rows: 3, format: 'csv' } },
      'Ayşe Yılmaz hareketlerin 3 satırını CSV dosyasına aktardı',
    ],
    [
      'count_changed',
      { details: { day: '2026-11-21', after: { card: 500, transfer: 0 } } },
      'Ayşe Yılmaz 21.11.2026 gününün sayımını girdi: Kart 500, Havale 0',
    ],
    [
      'count_changed',
      {
        details: {
          ...{ day: '2026-11-21', shift: 'GECE', fields: ['card', 'transfer'] },
          ...{ before: { card: 500 }, after: { card: 700, transfer: 0 } },
        },
      },
      'Ayşe Yılmaz 21.11.2026 gününün GECE vardiyası sayımını değiştirdi: Kart 500 → 700, Havale boş → 0',
    ],
    [
      'count_deleted',
      { details: { day: '2026-11-21', shift: 'GECE', before: { card: 700 } } },
      'Ayşe Yılmaz 21.11.2026 gününün GECE vardiyası sayımını sildi: Kart 700',
    ],
    ['day_closed', { details: { day: '2026-11-21' } }, 'Ayşe Yılmaz 21.11.2026 gününü kapattı'],
    ['day_reopened', { details: { day: '2026-11-21' } }, 'Ayşe Yılmaz 21.11.2026 gününü yeniden açtı'],
    [
      'day_closed',
      { details: { day: '2026-11-21' }, words: 'Bir slip eksik' },
      'Ayşe Yılmaz 21.11.2026 gününü kapattı. Farkın açıklaması: Bir slip eksik',
    ],
    [
      'day_reopened',
      { details: { day: '2026-11-21' }, words: 'Slip bulundu' },
      'Ayşe Yılmaz 21.11.2026 gününü yeniden açtı. Gerekçe: Slip bulundu',
    ],
    ['user_disabled', other, 'Ayşe Yılmaz Can Er hesabını devre dışı bıraktı'],
    ['user_deleted', { ...other, target_name: null }, 'Ayşe Yılmaz can@ornek.example hesabını sildi'],
    ['user_updated', { target: 'a' }, 'Ayşe Yılmaz kendi hesabını değiştirdi'],
    ['password_changed', { target: 'a' }, 'Ayşe Yılmaz şifresini değiştirdi'],
    ['password_changed', other, 'Ayşe Yılmaz Can Er hesabının şifresini değiştirdi'],
    ['backup_made', { actor: null, actor_role: 'service_role', details: { rows: 12 } }, 'Sunucu yedek aldı: 12 satır'],
    [
      'person_erased',
      { actor: null, actor_role: 'owner', details: { records: 2 } },
      'Veritabanı yöneticisi bir yolcunun kişisel verilerini sildi: 2 kayıt',
    ],
  ])('%s', (action, changes, expected) => {
    expect(sentenceOf({ ...entry, ...changes, action })).toBe(expected);
  });

  it('exists for every kind; an unknown kind is shown unchanged', () => {
    const all = actNames.flatMap((act): readonly string[] => acts[act].actions);
    expect(new Set(all).size).toBe(all.length);
    for (const action of all) expect(whatWasDone({ ...entry, action }).join('')).not.toBe(action);
    expect(sentenceOf({ ...entry, action: 'danced' })).toBe('Ayşe Yılmaz danced');
    expect([actOf('day_closed'), actOf('danced')]).toEqual(['Gün kapatma ve açma', 'danced']);
  });

  it('links to the records', () => {
    expect(whatWasDone({ ...entry, action: 'records_created', record_id: 7 })).toEqual([
      { record: 7 },
      ' kaydını ekledi',
    ]);
  });

  it('shows the e-mail only next to a name', () => {
    expect(whoDid(entry)).toEqual({ name: 'Ayşe Yılmaz', email: 'ayse@ornek.example' });
    expect(whoDid({ ...entry, actor_name: null })).toEqual({ name: 'ayse@ornek.example', email: null });
  });
});
