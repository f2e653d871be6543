import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxMessage, type InboxMessage } from '../inbox/deliver-inbox-message.ts';
import { type InboxTextId, type InboxValues, inboxLinkOf, renderInboxText } from './inbox-text.ts';

export interface InboxTextMessage {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly textId: InboxTextId;
  readonly values: InboxValues;
  /** What it says to versions that do not know the text any more; readers get their own language. */
  readonly language: LanguageCode;
  /** Names what happened, where a report of it may be repeated. */
  readonly onceKey?: string;
}

/** Puts one of the server's own texts into a member's inbox, in the transaction of what it tells of. */
export async function deliverInboxText(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  message: InboxTextMessage,
): Promise<void> {
  await deliverInboxMessage(parts, tx, inboxMessageOf(message));
}

/** The message of a text, in the language that it is stored in. */
export function inboxMessageOf({ textId, values, language, ...message }: InboxTextMessage): InboxMessage {
  const rendered = renderInboxText(textId, values, language);
  assert(rendered !== undefined, `${textId} is a text of the inbox`);
  return {
    ...message,
    title: rendered.title,
    content: { text: rendered.text },
    text: { textId, values },
    linkPath: inboxLinkOf(textId),
  };
}
