import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import sql from 'sql-template-tag';
import type { Agency } from '../../domain/agency.ts';
import { errorCode } from '../database/failure.ts';
import type { Queries } from '../database/pool.ts';
import type { Settings } from '../settings.ts';
import type { Message } from './templates.ts';

export interface Mailer {
  /** @throws Error if the mail server refuses it */
  send(to: string, message: Message): Promise<void>;
}

/** Milliseconds, short because an admin who invites somebody waits for the mail to be sent. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends through SMTP_URL and records whether the mail server accepted each mail, but neither recipient nor content.
 * Without SMTP_URL each message becomes an `.eml` file in the folder `outbox` of the data directory.
 */
export function createMailer(
  { smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  agency: Agency,
  db: Queries,
  timeouts = patience,
): Mailer {
  const from = { name: agency.name, address: agency.email };
  const deliver = smtpUrl ? smtp(smtpUrl, timeouts) : outbox(join(dataDir, 'outbox'));
  // A mail counts as sent even if its result cannot be recorded.
  const note = async (failure: string | null) => {
    if (smtpUrl) await db.query(sql`insert into app.mail_results (failure) values (${failure})`).catch(() => {});
  };
  return {
    async send(to, { subject, text, html }) {
      try {
        await deliver({ from, to: { name: '', address: to }, subject, text, html });
      } catch (cause) {
        const failure = `The mail could not be handed over (${codesOf(cause)}).`;
        await note(failure);
        throw new Error(failure, { cause });
      }
      await note(null);
    },
  };
}

/** Keeps only codes: the mail server's own words repeat the address, which must not reach the log. */
function codesOf(error: unknown): string {
  const status = error instanceof Error && 'responseCode' in error ? ` ${error.responseCode}` : '';
  return `${errorCode(error) || 'unknown'}${status}`;
}

type Deliver = (mail: SendMailOptions) => Promise<void>;

/** Loaded with the first message: a server that sends none uses a tenth less memory. */
const nodemailer = () => import('nodemailer');

function smtp(address: string, timeouts: typeof patience): Deliver {
  const open = async () => (await nodemailer()).createTransport({ url: address, ...timeouts });
  let opened: ReturnType<typeof open> | undefined;
  return async (mail) => {
    opened ??= open();
    await (await opened).sendMail(mail);
  };
}

/** Writes a file that appears once it is complete. Only its owner can read it: it holds sign-in codes. */
function outbox(directory: string): Deliver {
  return async (mail) => {
    const { createTransport } = await nodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await transport.sendMail(mail);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await chmod(directory, 0o700);
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
    const unfinished = join(directory, `.${name}`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, join(directory, `${name}.eml`));
  };
}
