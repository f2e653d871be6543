import { type MemberId, type MerchantCode, type MessageId, makeId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { insertInboxMessage, type NewInboxMessage } from './inbox-sql.ts';

export interface InboxMessage {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  /** In the member's language, like the rest. */
  readonly title: string;
  /** Plain text, a paragraph for each line; or HTML, which is sanitised when it is read. */
  readonly content: { readonly text: string } | { readonly html: string };
  /** The text of ours that this is, so that it can be read in other languages as well. */
  readonly text?: { readonly textId: string; readonly values: object };
  /** A path on the site where it leads. */
  readonly linkPath?: string;
  /** A second message of the same key is none. */
  readonly onceKey?: string;
}

/**
 * Puts a message into a member's inbox, together with whatever else the transaction does: no notice of a change that
 * was taken back, and no change without its notice.
 */
export async function deliverInboxMessage(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  message: InboxMessage,
): Promise<MessageId> {
  const sent = sentMessage(parts.random, parts.clock.nowMs(), message);
  await insertInboxMessage(tx, sent);
  return sent.messageId;
}

/** A message as it is stored, with an id of its own. */
export function sentMessage(
  random: ServerParts['random'],
  nowMs: number,
  { merchantCode, memberId, title, content, text, linkPath = '', onceKey }: InboxMessage,
): NewInboxMessage {
  return {
    merchantCode,
    messageId: makeId('message', nowMs, random.bytes(10)),
    memberId,
    title,
    content: 'html' in content ? content.html : paragraphsOf(content.text),
    text,
    linkPath,
    onceKey,
    sentAt: new Date(nowMs),
  };
}

/** Plain text as HTML, a paragraph for each line. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeMarkup(line.trim())}</p>`)
    .join('');
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
