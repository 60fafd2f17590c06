import type { Context } from 'hono';
import { z } from 'zod';
import { networkOf } from '../../http/address.ts';
import { readBody } from '../../http/body.ts';
import { HttpError } from '../../http/errors.ts';
import { challengeOf } from '../codes/code-challenge.ts';
import type { AuthContext } from '../codes/delivery.ts';
import { linkPage, linkPageHeaders, type OpenedLink } from '../codes/link-page.ts';
import { issueCode, redeemSecret } from '../codes/one-time-codes.ts';
import { allowedRedirect, withFragment, withQuery } from '../codes/redirects.ts';
import { type Counts, countCall } from '../rate-limits.ts';
import { refusals } from '../refusals.ts';
import { checkTexts } from './request-fields.ts';
import {
  confirmed,
  halfConfirmed,
  purposesOf,
  refusedSecret,
  signInWith,
  type VerifyType,
  verify,
  verifyTypes,
} from './verify.ts';

const linkValues = z.object({
  type: z.string().optional(),
  token: z.string().max(200).optional(),
  token_hash: z.string().max(200).optional(),
  redirect_to: z.string().optional(),
});

interface MailedLink extends OpenedLink {
  type: VerifyType | undefined;
}

/**
 * GET /verify: opens a mailed link. A browser gets a page with a button, because mail scanners open links as browsers
 * do and must not use them up. A program, which does not ask for HTML, is redirected at once.
 */
export async function openLink(ctx: AuthContext, c: Context): Promise<Response> {
  // Some scanners probe links with HEAD.
  if (c.req.method === 'HEAD') throw refusals.onlyGet();
  const link = readLink(ctx, c.req.query());
  if (!wantsPage(c)) return await followLink(ctx, c, link);
  return c.html(linkPage(ctx.agency.crmName, link), 200, linkPageHeaders(link.target));
}

/** POST /verify: sent by the button of a mailed link's page, or by a client as JSON. */
export async function postVerify(ctx: AuthContext, c: Context): Promise<Response> {
  if (!wantsPage(c)) return await verify(ctx, c);
  const form = new URLSearchParams(await readBody(c));
  return await followLink(ctx, c, readLink(ctx, Object.fromEntries(form)));
}

/** Browsers accept HTML whenever they open a page or send a form (RFC 9110, 12.5.1); clients of the API do not. */
const wantsPage = (c: Context): boolean => c.req.header('accept')?.includes('text/html') ?? false;

function readLink({ settings }: AuthContext, values: Record<string, string>): MailedLink {
  const { type: name, token, token_hash, redirect_to } = checkTexts(values, linkValues);
  const type = verifyTypes.find((known) => known === name);
  return { type, secret: token ?? token_hash ?? '', target: allowedRedirect(settings, redirect_to, type ?? '') };
}

async function followLink(ctx: AuthContext, c: Context, link: MailedLink): Promise<Response> {
  try {
    return c.redirect(await follow(ctx, c, link), 303);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { code: error_code, message: error_description, status } = error;
    const values = { error: status >= 500 ? 'server_error' : 'access_denied', error_code, error_description };
    return c.redirect(withFragment(link.target, values), 303);
  }
}

async function follow(ctx: AuthContext, c: Context, { type, secret, target }: MailedLink): Promise<string> {
  const counts: Counts = [['guessNetwork', networkOf(ctx, c)]];
  await countCall(ctx, counts);
  const code = type ? await redeemSecret(ctx.owner, purposesOf(type), secret) : null;
  if (!code) throw await refusedSecret(ctx, c, refusals.linkExpired(), secret);
  const challenge = challengeOf(code);
  const user = await confirmed(ctx, c, code);
  if (!user) {
    const message = withFragment(target, { message: halfConfirmed });
    return challenge ? withQuery(message, 'message', halfConfirmed) : message;
  }
  if (challenge) {
    const wanted = { user, purpose: 'pkce', sentTo: code.sent_to, challenge } as const;
    return withQuery(target, 'code', (await issueCode(ctx.owner, ctx.keys, wanted)).secret);
  }
  const { user: _, ...tokens } = await signInWith(ctx, c, user, code, counts);
  return withFragment(target, { ...tokens, type: type ?? '' });
}
