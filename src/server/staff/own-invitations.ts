import type { Context } from 'hono';
import type { Act } from '../activity/audit.ts';
import { claimAddress } from '../auth/accounts/claim-address.ts';
import { invitedMarks, isInvited } from '../auth/accounts/invited.ts';
import type { Metadata } from '../auth/accounts/metadata.ts';
import type { UserRow } from '../auth/accounts/user-row.ts';
import { type AuthContext, mailCode, tellAdminMade } from '../auth/codes/delivery.ts';
import { countCall } from '../auth/rate-limits.ts';
import { refusal } from './refusals.ts';
import { explainTaken, inStaffWords, requireAccount } from './staff-words.ts';
import type { DirectoryActor, DirectoryUser, Invitation, Invitations } from './user-directory.ts';

interface Needs {
  shown: (user: UserRow) => DirectoryUser;
  actOf: (action: Act['action'], by: DirectoryActor) => Act;
}

/** Invites staff if our own database holds the accounts, not a hosted project. */
export function ownInvitations(ctx: AuthContext, { shown, actOf }: Needs): Invitations {
  const invite = async (
    by: DirectoryActor,
    c: Context,
    { email, data, appMetadata }: { email: string; data: Metadata; appMetadata: { is_admin?: boolean } },
  ): Promise<Invitation> => {
    // Keeps a stolen admin session from flooding a mailbox.
    await countCall(ctx, [['sendOwner', `invitation ${email}`]], 'mail');
    const claim = { email, data, appMetadata: { ...appMetadata, ...invitedMarks }, isInvitation: true };
    const claimed = inStaffWords(() => claimAddress(ctx, claim, actOf('user_invited', by)));
    const user = await claimed.catch(explainTaken(ctx, email));
    const href = await mailCode(ctx, c, { user, purpose: 'invite', sentTo: email }).catch((err: unknown) => {
      ctx.log.error({ err }, 'an invitation could not be sent');
      throw refusal('invitation_not_sent');
    });
    if (appMetadata.is_admin) tellAdminMade(ctx, { id: user.id, email });
    return { user: shown(user), ...(ctx.settings.smtpUrl ? {} : { link: href }) };
  };

  return {
    invite: (by, c, { email, first_name, last_name, is_admin }) =>
      invite(by, c, { email, data: { first_name, last_name }, appMetadata: { is_admin } }),

    async inviteAgain(by, c, id) {
      const user = await requireAccount(ctx.owner, id);
      if (!user.email || !isPending(user)) throw refusal('not_invited');
      return await invite(by, c, { email: user.email, data: {}, appMetadata: {} });
    },
  };
}

/**
 * Whether an invited person has set no password yet. An account invited by `POST /auth/v1/invite` has no mark for
 * `isInvited`; it is pending until its address is confirmed.
 */
const isPending = (user: UserRow): boolean =>
  isInvited(user) || (user.invited_at !== null && user.email_confirmed_at === null);
