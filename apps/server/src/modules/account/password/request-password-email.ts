import { hash } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { isEmailAddress } from '@wau/contract/email-address';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { withTransaction } from '@wau/service/database/database';
import { addressSubject } from '@wau/service/http/address-subject';
import { newToken } from '@wau/service/random';
import { Fault, Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { siteOriginOf } from '../../../platform/merchants/site-origin.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { canSend } from '../../messaging/message/message-config.ts';
import type { MailContent } from '../../messaging/message/message-content.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';
import { queueMessage } from '../../messaging/message/queue-message.ts';
import { usernameKeyOf } from '../member/username-key.ts';
import { insertPasswordLink, selectByNameAndEmail } from './password-sql.ts';

/** How long a mailed link works. */
export const passwordLinkLifetimeMs = 30 * 60_000;

const perAddress: AttemptRule = { name: 'password.mail.address', windowMs: 60 * 60_000, window: 'fixed' };
const perAddressLimit = 20;
/** By name and address together, whether or not they have an account, so that nobody's mailbox is flooded. */
const perPair: AttemptRule = { name: 'password.mail.pair', windowMs: 60 * 60_000, window: 'fixed' };
const perPairLimit = 3;
/**
 * By the name alone, against guessing at its address. High, because strangers who name somebody else's account use it
 * up as well.
 */
const perName: AttemptRule = { name: 'password.mail.name', windowMs: 60 * 60_000, window: 'fixed' };
export const lettersPerName = 300;

/**
 * AC-17: mails a link with which a new password is chosen.
 *
 * Invariants: whether or not name and address belong to a member, the answer, the limits and the rows that are written
 * are the same; only the letter then stays unsent. The token leaves the server in the letter alone, behind the `#`,
 * so that no log on its way sees it.
 *
 * Refuses with `email.format.invalid` and `rate.limited`, fails with `verification.unavailable`.
 *
 * Lock order: the member's row, then the new ones.
 */
export async function requestPasswordEmail(
  parts: ServerParts,
  { merchant, language }: VisitorContext,
  body: CallBody<Calls['requestPasswordEmail']>,
  caller: { readonly address: string; readonly host: string },
): Promise<null> {
  if (!canSend(parts.config.messages, 'mail')) throw new Fault('verification.unavailable');
  const email = body.email.trim();
  const usernameKey = usernameKeyOf(body.username);
  if (!isEmailAddress(email)) throw new Refusal('email.format.invalid', { field: 'email' });
  const { merchantCode } = merchant;
  const pair = `${usernameKey}\n${email.toLowerCase()}`;
  await requireAttempt(parts, merchantCode, perAddress, addressSubject(caller.address), perAddressLimit);
  await requireAttempt(parts, merchantCode, perPair, pair, perPairLimit);
  await requireAttempt(parts, merchantCode, perName, usernameKey, lettersPerName);

  const token = newToken(parts.random);
  const url = `${siteOriginOf(merchant, caller.host, parts.config.publicUrl)}/m/resetPassword#${token}`;
  await withTransaction(parts.database, async (runner) => {
    // In here, so that a link is either sent to the present address or ended by the change of it.
    const member = await selectByNameAndEmail(runner, merchantCode, usernameKey, email);
    await insertPasswordLink(runner, {
      merchantCode,
      tokenHash: hash('sha256', token, 'buffer'),
      memberId: member?.member_id ?? null,
      expiresAt: new Date(parts.clock.nowMs() + passwordLinkLifetimeMs),
    });
    const name = member?.nickname || member?.username || body.username.trim();
    await queueMessage(parts, runner, {
      merchantCode,
      recipient: member?.email ?? email,
      content: letterOf(merchant, language, name, url),
      usefulForMs: passwordLinkLifetimeMs,
      isWithheld: member === undefined,
    });
  });
  return null;
}

function letterOf(
  { brandName, themeName }: VisitorContext['merchant'],
  language: VisitorContext['language'],
  name: string,
  url: string,
): MailContent {
  const t = messageTexts(language);
  return {
    channel: 'mail',
    senderName: brandName,
    themeName,
    locale: offeredLanguages[language].locale,
    subject: t('mail.reset.subject', { brand: brandName }),
    greeting: t('mail.greeting', { name }),
    paragraphs: [t('mail.reset.text')],
    action: { label: t('mail.reset.action'), url },
    afterwards: [t('mail.reset.after', { minutes: passwordLinkLifetimeMs / 60_000 })],
    sign: t('mail.sign', { brand: brandName }),
  };
}
