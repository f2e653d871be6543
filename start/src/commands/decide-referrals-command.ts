import { type MerchantCode, parseId, type ReferralId } from '@wau/contract/ids';
import { createLedger } from '@wau/ledger/ledger';
import { formatShortMinor } from '@wau/money/format';
import { parseMinor, zeroMinor } from '@wau/money/minor';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import { decideReferral, listReferrals } from '@wau/server/modules/content/referral/manage-referrals';
import type { ServerParts } from '@wau/server/platform/server-parts';
import { poolRunner } from '@wau/service/database/sql-runner';
import { commandActor } from './command-line.ts';
import { reasonMissing, runDeed } from './run-deed.ts';

export const referralsUsage = `npm run settings -- <merchant> referrals                invited friends who are held, the oldest first, with what they share
npm run settings -- <merchant> referrals of <username>  all whom a member has brought
npm run settings -- <merchant> referrals <id> approve <reason>
npm run settings -- <merchant> referrals <id> reject <reason>`;

type CommandParts = Pick<ServerParts, 'database' | 'clock' | 'random' | 'config'>;
type Decision = Parameters<typeof decideReferral>[4];

/** What stands after `referrals`, for one merchant. */
interface ReferralsCommand {
  readonly merchantCode: MerchantCode;
  readonly words: readonly string[];
  readonly say: (text: string) => void;
}

const decisions = { approve: 'approved', reject: 'rejected' } as const;

/** @throws WrongReview with what is wrong with the order */
export async function decideReferralsCommand(
  parts: CommandParts,
  { merchantCode, words, say }: ReferralsCommand,
): Promise<void> {
  const [name, verb, ...rest] = words;
  if (name === undefined) return sayReferrals(parts, merchantCode, {}, say);
  if (name === 'of' && verb !== undefined && rest.length === 0) {
    return sayReferrals(parts, merchantCode, { username: verb }, say);
  }
  const referralId = parseId('referral', name);
  if (referralId === undefined) throw new WrongReview(`${name} is no invited friend.`, 'referral.unknown');
  if (verb !== 'approve' && verb !== 'reject') {
    throw new WrongReview(`referrals takes other words:\n${referralsUsage}`, 'request.invalid');
  }
  const decision = decisions[verb];
  await decide(parts, merchantCode, referralId, { decision, reason: rest.join(' ') });
  say(`${merchantCode} ${referralId}: ${decision}`);
}

async function sayReferrals(
  { database, clock }: CommandParts,
  merchantCode: MerchantCode,
  query: Parameters<typeof listReferrals>[2],
  say: ReferralsCommand['say'],
): Promise<void> {
  const { list } = await listReferrals({ runner: poolRunner(database.pool), clock }, merchantCode, query);
  for (const each of list) {
    const amount = (minor: string) =>
      formatShortMinor(parseMinor(minor) ?? zeroMinor, each.currencyCode, 'en');
    const said = [
      `${each.friendUsername} by ${each.inviterUsername}`,
      each.state,
      `deposited ${amount(each.depositedMinor)}`,
      ...(each.rewardMinor === null ? [] : [`rewarded ${amount(each.rewardMinor)}`]),
      ...(each.marks.length === 0 ? [] : [`the same ${each.marks.join(', ')}`]),
      ...(each.reason === '' ? [] : [each.reason]),
    ];
    say(`${each.referralId ?? '-'}  ${each.registeredAt}  ${said.join('  ')}`);
  }
  if (list.length === 0) say(query.username === undefined ? 'Nobody is held.' : 'Nobody was brought.');
}

/** What each refusal is in a sentence for the operator. */
const sentences: Readonly<Partial<Record<string, string>>> = {
  'request.invalid': reasonMissing,
  'referral.unknown': 'There is no such invited friend.',
  'referral.decided': 'This one is not held, or has been decided already.',
};

async function decide(
  parts: CommandParts,
  merchantCode: MerchantCode,
  referralId: ReferralId,
  decision: Decision,
): Promise<void> {
  const ledger = createLedger({ ...parts, runner: poolRunner(parts.database.pool) });
  try {
    await runDeed(parts, { merchantCode, action: 'decideReferral', sentences }, (tx) =>
      decideReferral({ ...parts, ledger }, tx, { merchantCode, actor: commandActor() }, referralId, decision),
    );
  } finally {
    await ledger.drain();
  }
}
