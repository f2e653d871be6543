import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { addTurnoverRequirement } from '../../money/turnover/turnover-requirements.ts';
import type { BenefitOffer } from './benefit-offers.ts';
import { insertClubClaim, type NewClubClaim } from './benefit-sql.ts';
import { takeFromClubBudget } from './club-sql.ts';
import { followMembership } from './follow-membership.ts';
import type { Membership } from './membership.ts';
import { readBenefits } from './read-benefits.ts';

type ClaimParts = Pick<ServerParts, 'database' | 'ledger' | 'clock' | 'random'>;
type Claimant = Pick<MemberContext, 'merchant' | 'member'>;
type Claimed = CallValue<Calls['claimClubBenefit']>;
type Wish = CallBody<Calls['claimClubBenefit']>;

/**
 * Fetches what a level of the club gives into the wallet.
 *
 * Invariants: one payment for a key, and one for each level, week and birthday, whatever is lost on the way; the claim,
 * the month's budget, what is to be staked for it and the money are of one transaction.
 * Locks: the key's row, the member's row, the month's budget, what the ledger locks.
 *
 * @throws Refusal `club.benefit.unknown`, `club.benefit.not.due`, `club.benefit.claimed`, `club.budget.spent`,
 *   `idempotency.conflict`
 */
export function claimClubBenefit(
  parts: ClaimParts,
  claimant: Claimant,
  idempotencyKey: string,
  wish: Wish,
): Promise<Claimed> {
  const { merchantCode } = claimant.merchant;
  const { memberId } = claimant.member;
  const input = [wish.kind, wish.occurrence];
  return runOnce(
    parts,
    { merchantCode, memberId, callName: 'claimClubBenefit', idempotencyKey, input },
    (tx) => claim(parts, tx, claimant, wish),
  );
}

async function claim(
  parts: ClaimParts,
  tx: SqlRunner,
  { merchant, member }: Claimant,
  wish: Wish,
): Promise<Claimed> {
  const { merchantCode, currencyCode } = merchant;
  const { memberId } = member;
  await lockMember(tx, { merchantCode, memberId });
  const membership = await followMembership(parts, tx, merchant, memberId);
  const { offers } = await readBenefits(tx, merchant, memberId, membership);
  const { kind, occurrence, level, amountMinor, requiredTurnoverMinor } = requireOffer(offers, wish);
  const paid: NewClubClaim = {
    ...{ merchantCode, memberId, currencyCode, kind, occurrence, level, amountMinor, requiredTurnoverMinor },
    claimId: newId('clubClaim', parts.clock, parts.random),
    claimedAt: new Date(parts.clock.nowMs()),
  };
  await insertClubClaim(tx, paid);
  await pay(parts, tx, paid, membership);
  return {
    claimId: paid.claimId,
    amountMinor: minorToWire(amountMinor),
    currencyCode,
    requiredTurnoverMinor: minorToWire(requiredTurnoverMinor),
  };
}

function requireOffer(offers: readonly BenefitOffer[], { kind, occurrence }: Wish): BenefitOffer {
  const offer = offers.find((each) => each.kind === kind && each.occurrence === occurrence);
  if (offer === undefined) throw new Refusal('club.benefit.unknown');
  if (offer.status === 'claimed') throw new Refusal('club.benefit.claimed');
  if (offer.status !== 'claimable') throw new Refusal('club.benefit.not.due');
  return offer;
}

async function pay(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  { claimId, merchantCode: merchantId, memberId, currencyCode, amountMinor, ...claim }: NewClubClaim,
  { terms, today }: Pick<Membership, 'terms' | 'today'>,
): Promise<void> {
  const budgetMinor = terms.monthly_budget_minor;
  if (budgetMinor !== null) {
    const isLeft = await takeFromClubBudget(tx, merchantId, today.slice(0, 7), { amountMinor, budgetMinor });
    if (!isLeft) throw new Refusal('club.budget.spent');
  }
  const owner = { merchantCode: merchantId, memberId, currencyCode };
  const requirement = {
    reference: claimId,
    requiredMinor: claim.requiredTurnoverMinor,
    grantedMinor: amountMinor,
  };
  await addTurnoverRequirement(tx, owner, requirement, claim.claimedAt);
  const club = houseAccountId('club');
  await ledger.openAccount({ merchantId, accountId: club, kind: 'house', currency: currencyCode }, tx);
  const [answer] = await ledger.postInTransaction(tx, [
    {
      merchantId,
      idempotencyKey: toIdempotencyKey(`club:${claimId}`),
      debit: club,
      credit: playerAccountId(memberId),
      amountMinor,
      currency: currencyCode,
      reason: 'club.benefit',
      reference: claimId,
    },
  ]);
  if (answer?.outcome !== 'posted')
    throw new Error(`benefit ${claimId} could not be paid: ${answer?.refusal}`);
}
