import sql from 'sql-template-tag';
import type { Queries } from '../database/pool.ts';
import type { Mailer } from './mailer.ts';

/** Notes of each mail whether the mail server took it, for the screen that tells of it; nothing of whom or what. */
export function notedMailer(mailer: Mailer, db: Queries): Mailer {
  // What cannot be noted is sent all the same.
  const note = (failure: string | null) =>
    db.query(sql`insert into app.mail_results (failure) values (${failure})`).catch(() => {});
  return {
    async send(to, message) {
      try {
        await mailer.send(to, message);
      } catch (error) {
        await note(error instanceof Error ? error.message : 'unknown');
        throw error;
      }
      await note(null);
    },
  };
}
