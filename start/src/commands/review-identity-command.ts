import type { MerchantCode } from '@wau/contract/ids';
import {
  decideIdentity,
  type IdentityDecision,
  listIdentityReviews,
  listWaitingIdentities,
  openIdentityImages,
  type ReviewOrder,
  type ReviewParts,
  WrongReview,
} from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import { findMember } from '@wau/server/modules/account/member/find-member';
import type { Audited } from '@wau/server/platform/audit/audited';
import { runAudited } from '@wau/server/platform/audit/run-audited';
import type { Database } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { commandActor } from './command-line.ts';
import { writeImages } from './write-images.ts';

export const identityUsage = `npm run settings -- <merchant> identity             whose identity documents wait for a decision
npm run settings -- <merchant> identity history     who looked at which and decided what
npm run settings -- <merchant> identity <member> write <folder>
npm run settings -- <merchant> identity <member> accept
npm run settings -- <merchant> identity <member> refuse <reason>`;

type CommandParts = ReviewParts & { readonly database: Database };

/** What stands after `identity`, for one merchant. */
export interface IdentityCommand {
  readonly merchantCode: MerchantCode;
  readonly words: readonly string[];
  readonly say: (text: string) => void;
}

/** @throws WrongReview with what is wrong with the order */
export async function reviewIdentityCommand(parts: CommandParts, command: IdentityCommand): Promise<void> {
  const { merchantCode, words, say } = command;
  const [username = '', verb, ...rest] = words;
  const runner = poolRunner(parts.database.pool);
  if (words.length === 0) {
    const waiting = await listWaitingIdentities(runner, merchantCode);
    for (const row of waiting) say(`${row.submitted_at.toISOString()}  ${row.username}`);
    if (waiting.length === 0) say('Nobody is waiting.');
  } else if (username === 'history' && verb === undefined) {
    for (const row of await listIdentityReviews(runner, merchantCode)) {
      const moment = row.reviewed_at.toISOString();
      say(`${moment}  ${row.reviewed_by}  ${row.username}: ${row.action} ${row.reason}`.trimEnd());
    }
  } else if (verb === 'write' && rest.length > 0) {
    const images = await audited(parts, command, 'openIdentityImages', (tx, order) =>
      openIdentityImages(parts, tx, order),
    );
    for (const file of await writeImages(rest.join(' '), images)) say(file);
  } else if (verb === 'accept' && rest.length === 0) {
    await decide(parts, command, { status: 'verified' });
    say(`${merchantCode} ${username}: verified`);
  } else if (verb === 'refuse') {
    await decide(parts, command, { status: 'refused', reason: rest.join(' ') });
    say(`${merchantCode} ${username}: refused`);
  } else {
    throw new WrongReview(`identity takes other words:\n${identityUsage}`, 'request.invalid');
  }
}

function decide(parts: CommandParts, command: IdentityCommand, decision: IdentityDecision): Promise<null> {
  return audited(parts, command, 'decideIdentity', (tx, order) =>
    decideIdentity(parts, tx, { ...order, actor: commandActor() }, decision),
  );
}

function audited<Value>(
  parts: CommandParts,
  { merchantCode, words: [called = ''] }: IdentityCommand,
  action: string,
  work: (tx: SqlRunner, order: ReviewOrder) => Promise<Audited<Value>>,
): Promise<Value> {
  const deed = { merchantCodes: [merchantCode], actor: commandActor(), action };
  return runAudited(parts, deed, async (tx) => {
    const member = await findMember(tx, merchantCode, called);
    if (member === undefined) {
      throw new WrongReview(`${merchantCode} has no member ${called}.`, 'identity.image.unknown');
    }
    return work(tx, { merchantCode, memberId: member.memberId, called });
  });
}
