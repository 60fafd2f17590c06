import { expect, it, vi } from 'vitest';
import { AppError } from '../../api/errors.ts';
import { resumable, settleWaiting } from './resume.ts';

const input = vi.hoisted(() => ({ unsaved: true }));
vi.mock('./unsaved-input.ts', () => ({ hasUnsavedInput: () => input.unsaved }));

function failingOnce(code: string) {
  return vi.fn().mockRejectedValueOnce(new AppError(code)).mockResolvedValue('saved');
}

it('repeats the work once the user has signed in again', async () => {
  input.unsaved = true;
  const work = failingOnce('session_expired');
  const result = resumable(work);
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  await Promise.resolve();
  settleWaiting(true);
  await expect(result).resolves.toBe('saved');
});

it('gives up when the user does not sign in', async () => {
  input.unsaved = true;
  const result = resumable(failingOnce('session_expired'));
  const refused = expect(result).rejects.toMatchObject({ code: 'session_expired' });
  await new Promise((done) => setImmediate(done));
  settleWaiting(false);
  await refused;
});

it.each([
  ['another failure', true, 'network'],
  ['no input that could be lost', false, 'session_expired'],
])('does not wait for a sign-in with %s', async (_, unsaved, code) => {
  input.unsaved = unsaved;
  await expect(resumable(failingOnce(code))).rejects.toMatchObject({ code });
});
