import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Agency } from '../../domain/agency.ts';
import { errorCode } from '../database/failure.ts';
import type { Settings } from '../settings.ts';
import type { Message } from './message.ts';

/** Sends mail from the agency's address. */
export interface Mailer {
  /** @throws Error when the mail server does not take it */
  send(to: string, message: Message): Promise<void>;
}

/** Milliseconds: whoever invites somebody waits for them. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through SMTP_URL; without one, messages are put into `outbox` in the data directory, one `.eml` file each. */
export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  agency: Agency,
  timeouts = patience,
): Mailer {
  const from = { name: agency.name, address: agency.email };
  const deliver = settings.smtpUrl ? smtp(settings.smtpUrl, timeouts) : outbox(join(settings.dataDir, 'outbox'));
  return {
    async send(to, { subject, text, html }) {
      await deliver({ from, to: { name: '', address: to }, subject, text, html }).catch((cause: unknown) => {
        throw new Error(`The mail could not be handed over (${reasonOf(cause)}).`, { cause });
      });
    },
  };
}

/** Codes only: a mail server's own words repeat the address, and the log must not. */
function reasonOf(error: unknown): string {
  const status = error instanceof Error && 'responseCode' in error ? ` ${error.responseCode}` : '';
  return `${errorCode(error) || 'unknown'}${status}`;
}

type Deliver = (mail: SendMailOptions) => Promise<void>;

/** Loaded with the first message: it takes a tenth of the memory of a server that never sends one. */
const nodemailer = () => import('nodemailer');

function smtp(address: string, timeouts: typeof patience): Deliver {
  // What is set on a transport afterwards does not reach its connections.
  const open = async () => (await nodemailer()).createTransport({ url: address, ...timeouts });
  let opened: ReturnType<typeof open> | undefined;
  return async (mail) => {
    opened ??= open();
    await (await opened).sendMail(mail);
  };
}

/** The file appears under its name only when it is whole, and only its owner can read it: it holds sign-in codes. */
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
