import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { addTurnoverRequirement } from '../../money/turnover/turnover-requirements.ts';
import { followMembership } from '../club/follow-membership.ts';
import { type Rebates, readRebates } from './read-rebates.ts';
import {
  insertRebateClaim,
  type NewRebateClaim,
  takeFromRebateBudget,
  upsertRebateStanding,
} from './rebate-sql.ts';

type ClaimParts = Pick<ServerParts, 'database' | 'ledger' | 'clock' | 'random'>;
type Claimant = Pick<MemberContext, 'merchant' | 'member'>;
type Claimed = CallValue<Calls['claimRebate']>;
type Account = Rebates['accounts'][number];

/**
 * Fetches the rebates of kinds of games into the wallet.
 *
 * Invariants: one payment for a key; what was staked is given a share of once, whatever is settled anew; the claim, what
 * stands as paid, the month's budget, what is to be staked for it and the money are of one transaction.
 * Locks: the key's row, the member's row, the month's budget, what the ledger locks.
 *
 * @throws Refusal `rebate.none`, `rebate.below.minimum` with the minimum, `rebate.budget.spent`, `idempotency.conflict`
 */
export function claimRebate(
  parts: ClaimParts,
  claimant: Claimant,
  idempotencyKey: string,
  { categories }: CallBody<Calls['claimRebate']>,
): Promise<Claimed> {
  const { merchantCode } = claimant.merchant;
  const { memberId } = claimant.member;
  const input = categories.toSorted();
  return runOnce(parts, { merchantCode, memberId, callName: 'claimRebate', idempotencyKey, input }, (tx) =>
    claim(parts, tx, claimant, categories),
  );
}

async function claim(
  parts: ClaimParts,
  tx: SqlRunner,
  { merchant, member: { memberId } }: Claimant,
  categories: readonly string[],
): Promise<Claimed> {
  const { merchantCode, currencyCode } = merchant;
  const owner = { merchantCode, memberId, currencyCode };
  await lockMember(tx, owner);
  const membership = await followMembership(parts, tx, merchant, memberId);
  const { terms, accounts } = await readRebates(tx, merchant, memberId, membership);
  const wanted = accounts.filter((each) => categories.includes(each.category) && each.claimableMinor > 0n);
  const amountMinor = toMinor(wanted.reduce((sum, { claimableMinor }) => sum + claimableMinor, 0n));
  if (amountMinor === 0n) throw new Refusal('rebate.none');
  if (amountMinor < terms.minimum_minor) {
    throw new Refusal('rebate.below.minimum', { limitMinor: minorToWire(terms.minimum_minor) });
  }
  for (const account of wanted) await writePaid(tx, owner, account, addDays(membership.today, -1));
  const requiredTurnoverMinor = toMinor(amountMinor * BigInt(terms.turnover_times));
  const paid: NewRebateClaim = {
    ...{ ...owner, amountMinor, requiredTurnoverMinor },
    claimId: newId('rebateClaim', parts.clock, parts.random),
    claimedAt: new Date(parts.clock.nowMs()),
    lines: wanted.map(({ category, claimableMinor }) => ({ category, amountMinor: claimableMinor })),
  };
  await insertRebateClaim(tx, paid);
  await pay(parts, tx, paid, {
    month: membership.today.slice(0, 7),
    budgetMinor: terms.monthly_budget_minor,
  });
  return {
    claimId: paid.claimId,
    amountMinor: minorToWire(amountMinor),
    currencyCode,
    requiredTurnoverMinor: minorToWire(requiredTurnoverMinor),
  };
}

/** The days that are over are summed up for good; today goes on. */
function writePaid(
  tx: SqlRunner,
  owner: Parameters<typeof upsertRebateStanding>[1],
  { category, earnedParts, paidMinor, claimableMinor }: Account,
  throughDay: string,
): Promise<void> {
  const standing = { category, throughDay, earnedParts, paidMinor: toMinor(paidMinor + claimableMinor) };
  return upsertRebateStanding(tx, owner, standing);
}

async function pay(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  {
    claimId,
    merchantCode: merchantId,
    memberId,
    currencyCode: currency,
    amountMinor,
    ...claim
  }: NewRebateClaim,
  {
    month,
    budgetMinor,
  }: { readonly month: string; readonly budgetMinor: Rebates['terms']['monthly_budget_minor'] },
): Promise<void> {
  if (
    budgetMinor !== null &&
    !(await takeFromRebateBudget(tx, merchantId, month, { amountMinor, budgetMinor }))
  ) {
    throw new Refusal('rebate.budget.spent');
  }
  const owner = { merchantCode: merchantId, memberId, currencyCode: currency };
  const requirement = {
    reference: claimId,
    requiredMinor: claim.requiredTurnoverMinor,
    grantedMinor: amountMinor,
  };
  await addTurnoverRequirement(tx, owner, requirement, claim.claimedAt);
  const rebates = houseAccountId('rebates');
  await ledger.openAccount({ merchantId, accountId: rebates, kind: 'house', currency }, tx);
  const [answer] = await ledger.postInTransaction(tx, [
    {
      merchantId,
      idempotencyKey: toIdempotencyKey(`rebate:${claimId}`),
      debit: rebates,
      credit: playerAccountId(memberId),
      amountMinor,
      currency,
      reason: 'rebate',
      reference: claimId,
    },
  ]);
  if (answer?.outcome !== 'posted')
    throw new Error(`rebate ${claimId} could not be paid: ${answer?.refusal}`);
}
