import { mkdirSync, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anonClient, newAccount } from '../support/auth-clients.ts';
import { readLetter } from '../support/inbox.ts';
import { testServer } from '../support/test-server.ts';

const server = await testServer();

describe('without SMTP_URL', () => {
  it('mail lands in the outbox, readable by its owner only, and never in the log', async () => {
    const outbox = join(server.dataDir, 'outbox');
    mkdirSync(outbox, { recursive: true });
    const written = Promise.withResolvers<string>();
    const watcher = watch(outbox, (_, name) => {
      if (name?.endsWith('.eml') && !name.startsWith('.')) written.resolve(name);
    });
    const { email } = await newAccount(server);
    await anonClient(server).auth.resetPasswordForEmail(email);
    const file = join(outbox, await written.promise);
    watcher.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
    expect(readdirSync(outbox)).toHaveLength(1);
    const { code, link } = readLetter(email, readFileSync(file, 'latin1'));
    const { data } = await anonClient(server).auth.verifyOtp({ email, token: code, type: 'recovery' });
    expect(data.user?.email).toBe(email);
    const secret = new URL(link).searchParams.get('token') ?? 'missing';
    for (const text of [server.log(), server.output()]) {
      expect(text).not.toContain(email);
      expect(text).not.toContain('Kod:');
      expect(text).not.toContain(secret);
    }
  });
});
