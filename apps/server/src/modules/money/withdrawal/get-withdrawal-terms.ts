import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import { minorToWire, toMinor, zeroMinor } from '@wau/money/minor';
import { assert } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { getIdentityStatus } from '../../account/identity-check/get-identity-status.ts';
import { findLeaving } from '../../account/play-pause/find-leaving.ts';
import { hasWithdrawalPassword } from '../../account/security/manage-payment-password.ts';
import { readLapsing } from '../turnover/lapse-rewards.ts';
import { readOpenTurnover } from '../turnover/turnover-requirements.ts';
import { leftWithoutIdentity } from './identity-need.ts';
import { openTurnoverView } from './open-turnover-view.ts';
import { leastOfClosure } from './place-withdrawal.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import {
  selectPayoutProvider,
  selectWithdrawalsUnderWay,
  selectWithdrawalTerms,
  type WithdrawalTermsRow,
} from './withdrawal-sql.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** More than a day allows. */
const mostUnderWay = 100;

/** What the member can withdraw now, what it costs, and what is still asked for before. */
export async function getWithdrawalTerms(
  {
    runner,
    clock,
    ledger,
    payments,
    readRewardTitles,
  }: Pick<WithdrawalParts, 'runner' | 'clock' | 'ledger' | 'payments' | 'readRewardTitles'>,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
): Promise<CallValue<Calls['getWithdrawalTerms']>> {
  const { merchantCode, currencyCode } = context.merchant;
  const { memberId } = context.member;
  const now = new Date(clock.nowMs());
  const [terms, hasPaymentPassword, turnover, leaving, balance, underWay, provider, identity] =
    await Promise.all([
      selectWithdrawalTerms(runner, merchantCode, memberId, now),
      hasWithdrawalPassword({ runner }, context),
      readOpenTurnover(runner, { merchantCode, memberId, currencyCode }),
      findLeaving(runner, { merchantCode, memberId }, now),
      ledger.balanceOf(merchantCode, playerAccountId(memberId)),
      selectWithdrawalsUnderWay(runner, merchantCode, memberId, mostUnderWay),
      selectPayoutProvider(runner, merchantCode, [...payments.adapters.keys()]),
      getIdentityStatus({ runner }, context),
    ]);
  assert(terms !== undefined, 'the merchant of a request is there');
  const leftMinor = terms.daily_minor - terms.today_minor;
  const lapsingMinor =
    leaving === undefined
      ? zeroMinor
      : await readLapsing({ ledger }, runner, { merchantCode, memberId, currencyCode });
  const open =
    leaving === undefined
      ? await openTurnoverView(turnover, (rewardIds) => readRewardTitles(runner, context, rewardIds))
      : [];
  const least = leaving === 'closure' ? leastOfClosure : terms.min_minor;
  return {
    currencyCode,
    balanceMinor: minorToWire(toMinor((balance?.balanceMinor ?? zeroMinor) - lapsingMinor)),
    lapsingMinor: minorToWire(lapsingMinor),
    minAmountMinor: minorToWire(least),
    maxAmountMinor: minorToWire(terms.max_minor),
    feeMinor: minorToWire(terms.fee_minor),
    feeBasisPoints: terms.fee_basis_points,
    dailyCount: terms.daily_count,
    dailyCountLeft: Math.max(0, terms.daily_count - Number(terms.today_count)),
    dailyAmountLeftMinor: minorToWire(leftMinor > 0n ? toMinor(leftMinor) : zeroMinor),
    usualMinutes: terms.usual_minutes,
    hasPaymentPassword,
    turnover: {
      requiredMinor: minorToWire(turnover.requiredMinor),
      playedMinor: minorToWire(turnover.playedMinor),
      missingMinor: minorToWire(leaving === undefined ? turnover.missingMinor : zeroMinor),
      open,
    },
    identity: identityNeed(context.merchant, terms, identity.status),
    isOpen: provider !== undefined,
    underWay: underWay.map(withdrawalView),
  };
}

/** Known meanwhile is as good as known when the terms were read. */
function identityNeed(
  merchant: MemberContext['merchant'],
  terms: WithdrawalTermsRow,
  status: CallValue<Calls['getIdentityStatus']>['status'],
): CallValue<Calls['getWithdrawalTerms']>['identity'] {
  const leftMinor = leftWithoutIdentity(merchant, terms);
  if (leftMinor === undefined || status === 'verified') return null;
  return { leftMinor: minorToWire(leftMinor), status };
}
