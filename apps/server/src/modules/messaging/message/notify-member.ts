import type { MemberId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type AttemptRule, attemptCounter } from '../../../platform/attempts/attempt-counter.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxText } from './deliver-inbox-text.ts';
import { selectContact } from './member-contact-sql.ts';
import { canSend } from './message-config.ts';
import type { MailContent } from './message-content.ts';
import { type MessageTextId, messageTexts } from './message-texts.ts';
import { queueMessage } from './queue-message.ts';

type NoticeTextId = Extract<MessageTextId, `notice.${string}`>;

/** A sensitive change that the member is told about, e.g. `password.changed`. */
export type NoticeKind = NoticeTextId extends `notice.${infer Kind}` ? Kind : never;

export interface MemberNotice {
  readonly merchant: Pick<
    Merchant,
    'merchantCode' | 'brandName' | 'themeName' | 'languages' | 'defaultLanguage'
  >;
  readonly memberId: MemberId;
  readonly kind: NoticeKind;
}

/** A notice that comes late is still worth reading. */
const usefulForMs = 24 * 60 * 60_000;

/** What leaves the house costs money, and whoever changes things in a loop may be paid for the traffic. */
const perMember: AttemptRule = { name: 'notice.member', windowMs: 24 * 60 * 60_000, window: 'fixed' };
export const sentNoticesPerMember = 20;

/**
 * Tells a member about a change of their account, in the transaction of the change. By mail where there is an
 * address, else by SMS to a confirmed number; and in any case in the member's inbox, the only
 * place once a day's `sentNoticesPerMember` have been sent. Call it before an address or number is changed, so that the
 * notice goes where the member was reached until then.
 */
export async function notifyMember(
  parts: Pick<ServerParts, 'clock' | 'random' | 'config'>,
  tx: SqlRunner,
  { merchant, memberId, kind }: MemberNotice,
): Promise<void> {
  const { merchantCode, brandName } = merchant;
  const contact = await selectContact(tx, merchantCode, memberId);
  if (contact === undefined) return;
  const language = languageOf(contact.language, merchant);
  const t = messageTexts(language);
  const what = t(`notice.${kind}`);
  await deliverInboxText(parts, tx, {
    merchantCode,
    memberId,
    textId: `notice.${kind}`,
    values: { brand: brandName },
    language,
  });
  const sent = attemptCounter({ runner: tx, clock: parts.clock }, merchantCode, perMember, memberId);
  if (contact.email !== null && canSend(parts.config.messages, 'mail')) {
    if (!(await sent.take(sentNoticesPerMember)).accepted) return;
    const content: MailContent = {
      channel: 'mail',
      senderName: brandName,
      themeName: merchant.themeName,
      locale: offeredLanguages[language].locale,
      subject: t('mail.notice.subject', { brand: brandName }),
      greeting: t('mail.greeting', { name: contact.nickname === '' ? contact.username : contact.nickname }),
      paragraphs: [what],
      afterwards: [t('mail.notice.after')],
      sign: t('mail.sign', { brand: brandName }),
    };
    await queueMessage(parts, tx, { merchantCode, recipient: contact.email, content, usefulForMs });
  } else if (contact.confirmed_number !== null && canSend(parts.config.messages, 'sms')) {
    if (!(await sent.take(sentNoticesPerMember)).accepted) return;
    const text = t('sms.notice', { brand: brandName, what });
    const content = { channel: 'sms', text } as const;
    await queueMessage(parts, tx, {
      merchantCode,
      recipient: contact.confirmed_number,
      content,
      usefulForMs,
    });
  }
}

/** The member's own language while the site offers it, else the site's. */
function languageOf(
  stored: string | null,
  { languages, defaultLanguage }: Pick<Merchant, 'languages' | 'defaultLanguage'>,
): LanguageCode {
  return languages.find((language) => language === stored) ?? defaultLanguage;
}
