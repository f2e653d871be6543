import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { paragraphsOf } from './deliver-inbox-message.ts';
import { ownerOf } from './inbox-owner.ts';
import { type InboxMessageRow, selectInboxMessages } from './inbox-sql.ts';

/** One of the server's own texts in the reader's language; `undefined` where this version does not know it. */
export type RenderText = (
  textId: string,
  values: Readonly<Record<string, never>>,
  language: LanguageCode,
) => { readonly title: string; readonly text: string } | undefined;

/** The member's messages, newest first, in the language of the request. The cursor is the last id of the page before. */
export async function listInboxMessages(
  { runner }: Pick<ServerParts, 'runner'>,
  renderText: RenderText,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  { cursor, pageSize }: CallQuery<Calls['listInboxMessages']>,
): Promise<CallValue<Calls['listInboxMessages']>> {
  const { language, merchant } = context;
  const before = readCursor(cursor, (text) => parseId('message', text));
  return readPage(
    pageSize,
    (limit) =>
      selectInboxMessages(runner, ownerOf(context), [language, merchant.defaultLanguage], before, limit),
    (row) => ({
      messageId: row.message_id,
      ...wordsOf(row, renderText, language),
      link: row.link_path,
      isRead: row.read_at !== null,
      sentAt: row.sent_at.toISOString(),
    }),
    (row) => row.message_id,
  );
}

function wordsOf(row: InboxMessageRow, renderText: RenderText, language: LanguageCode) {
  const rendered =
    row.text_id === null
      ? undefined
      : renderText(row.text_id, row.text_values as Readonly<Record<string, never>>, language);
  return {
    title: rendered?.title ?? row.title,
    content: sanitiseOperatorHtml(rendered === undefined ? row.content : paragraphsOf(rendered.text)),
  };
}
