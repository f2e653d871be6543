import type { MerchantCode } from '@wau/contract/ids';
import { languageCodes } from '@wau/contract/languages';
import { Exact } from '@wau/contract/schema';
import { sitePath } from '@wau/contract/site-path';
import { type Database, withTransaction } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxBatch } from '../inbox/deliver-inbox-batch.ts';
import {
  insertPersonalAnnouncement,
  insertPersonalText,
  type PersonalText,
  selectDefaultLanguage,
  selectMembersAfter,
  selectPersonalAnnouncement,
  selectUnknownNames,
} from './personal-announcement-sql.ts';

/** What is wrong with an announcement that an operator wants to send, in a sentence. */
export class WrongAnnouncement extends Error {
  override readonly name = 'WrongAnnouncement';
}

const Text = Exact({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  content: Type.Optional(Type.String({ maxLength: 20_000 })),
});

const OrderFile = Exact({
  id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }),
  to: Type.Union([Type.Literal('all'), Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })]),
  link: Type.Optional(Type.String({ pattern: `^(|${sitePath})$`, maxLength: 500 })),
  texts: Exact(Object.fromEntries(languageCodes.map((code) => [code, Type.Optional(Text)]))),
});

const orderFile = Compile(OrderFile);

export interface PersonalOrder {
  readonly announcementId: string;
  /** The names of its members as they log in; `null`: all of the merchant. */
  readonly usernames: readonly string[] | null;
  readonly linkPath: string;
  readonly texts: Readonly<Record<string, PersonalText>>;
}

/** @throws WrongAnnouncement with the first thing that is wrong, and where */
export function readPersonalOrder(written: unknown): PersonalOrder {
  if (!orderFile.Check(written)) {
    const [error] = orderFile.Errors(written);
    const place = (error?.instancePath ?? '').slice(1).replaceAll('/', '.') || 'The file';
    throw new WrongAnnouncement(`${place} ${error?.message ?? 'is wrong'}.`);
  }
  const { id, to, link = '', texts } = written;
  const given = Object.entries(texts as Readonly<Record<string, Static<typeof Text>>>);
  return {
    announcementId: id,
    // As names are compared when their owners log in.
    usernames:
      to === 'all' ? null : [...new Set(to.map((name) => name.trim().normalize('NFKC').toLowerCase()))],
    linkPath: link,
    texts: Object.fromEntries(
      given.map(([language, { title, content = '' }]) => [language, { title, content }]),
    ),
  };
}

/**
 * Writes down what is to be sent, and to whom; the audit keeps it. Sending it is `deliverPersonalAnnouncement`.
 *
 * Invariants: an id stands for one text for ever, so the order may be repeated, and may reach further members; nothing is
 * sent where one of the names is wrong. Locks: none but its own rows.
 *
 * @throws WrongAnnouncement with what is wrong with the order
 */
export async function placePersonalAnnouncement(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { announcementId, usernames, linkPath, texts }: PersonalOrder,
): Promise<Audited<null>> {
  const language = await selectDefaultLanguage(tx, merchantCode);
  if (language === undefined) throw new WrongAnnouncement(`There is no merchant ${merchantCode}.`);
  if (texts[language] === undefined) {
    throw new WrongAnnouncement(`texts needs ${language}, the merchant's own language.`);
  }
  const unknown = usernames === null ? [] : await selectUnknownNames(tx, merchantCode, usernames);
  if (unknown.length > 0) throw new WrongAnnouncement(`There are no members ${unknown.join(', ')}.`);
  const now = new Date(clock.nowMs());
  if (await insertPersonalAnnouncement(tx, merchantCode, announcementId, linkPath, now)) {
    for (const [code, text] of Object.entries(texts))
      await insertPersonalText(tx, merchantCode, announcementId, code, text);
  } else {
    const known = await selectPersonalAnnouncement(tx, merchantCode, announcementId);
    const same = known?.link_path === linkPath && inOneOrder(known.texts) === inOneOrder(texts);
    if (!same)
      throw new WrongAnnouncement(`${announcementId} has been sent with other words; give it another id.`);
  }
  const newValues = { to: usernames?.join(', ') ?? 'all', texts: JSON.stringify(texts), link: linkPath };
  return { value: null, change: { subject: announcementId, oldValues: {}, newValues } };
}

function inOneOrder(texts: PersonalOrder['texts']): string {
  const sorted = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted.map(([language, { title, content }]) => [language, title, content]));
}

/** So many inboxes are written at once: enough to be quick, and short enough to hold nobody up. */
export const announcedAtOnce = 500;

/** Under which an inbox has a personal announcement once. */
export function onceKeyOf(announcementId: string): string {
  return `announcement ${announcementId}`;
}

/**
 * Puts a placed announcement into the inboxes that it is for, batch by batch; returns how many it was new to.
 *
 * Invariant: each inbox has it once, whatever is cut off and repeated. Locks: see `deliverInboxBatch`, for each batch.
 */
export async function deliverPersonalAnnouncement(
  parts: Pick<ServerParts, 'clock' | 'random'> & { readonly database: Database },
  merchantCode: MerchantCode,
  { announcementId, usernames, linkPath, texts }: PersonalOrder,
): Promise<number> {
  const runner = poolRunner(parts.database.pool);
  const language = await selectDefaultLanguage(runner, merchantCode);
  const title = texts[language ?? '']?.title ?? announcementId;
  const onceKey = onceKeyOf(announcementId);
  let reached = 0;
  let after = '';
  for (;;) {
    const memberIds = await selectMembersAfter(runner, merchantCode, usernames, after, announcedAtOnce);
    const last = memberIds.at(-1);
    if (last === undefined) return reached;
    const batch = { merchantCode, memberIds, announcementId, title, linkPath, onceKey };
    reached += await withTransaction(parts.database, (tx) => deliverInboxBatch(parts, tx, batch));
    after = last;
  }
}
