import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import { minorToWire, zeroMinor } from '@wau/money/minor';
import { assert, Refusal } from '@wau/service/refusal';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isPaused } from '../../../platform/sessions/pause-sql.ts';
import { hasWithdrawalPassword } from '../../account/security/manage-payment-password.ts';
import { readOpenTurnover } from '../../money/turnover/turnover-requirements.ts';
import { turnoverToWire } from '../../money/turnover/turnover-to-wire.ts';
import { selectDownline, selectDownlineBounds, selectDownlineTransfers } from './downline-transfer-sql.ts';
import { downlineTransferView } from './downline-transfer-view.ts';

/** As many as fit below the form. */
const recentCount = 5;

/**
 * How much the agent can send to a member of the direct line, what is asked for before, and the last few times. Refuses
 * `downline.unknown`.
 */
export async function getDownlineTransferTerms(
  { runner, ledger, clock }: Pick<ServerParts, 'runner' | 'ledger' | 'clock'>,
  context: Pick<AgentContext, 'merchant' | 'member'>,
  { memberId }: CallQuery<Calls['getDownlineTransferTerms']>,
): Promise<CallValue<Calls['getDownlineTransferTerms']>> {
  const { merchantCode, currencyCode } = context.merchant;
  const agentId = context.member.memberId;
  const line = { merchantCode, agentId, memberId };
  const now = new Date(clock.nowMs());
  const member = await selectDownline(runner, line);
  if (member === undefined) throw new Refusal('downline.unknown');
  const [bounds, hasPaymentPassword, turnover, balance, recent, isKeptFromPlay] = await Promise.all([
    selectDownlineBounds(runner, line, now),
    hasWithdrawalPassword({ runner }, context),
    readOpenTurnover(runner, { merchantCode, memberId: agentId, currencyCode }),
    ledger.balanceOf(merchantCode, playerAccountId(agentId)),
    selectDownlineTransfers(runner, line, recentCount),
    isPaused(runner, merchantCode, memberId, now),
  ]);
  assert(bounds !== undefined, 'the merchant of a request is there');
  return {
    currencyCode,
    balanceMinor: minorToWire(balance?.balanceMinor ?? zeroMinor),
    minAmountMinor: minorToWire(bounds.min_minor),
    maxAmountMinor: minorToWire(bounds.max_minor),
    leftTodayMinor: minorToWire(bounds.left_minor),
    userName: member.username,
    isOpen: member.status === 'active' && !isKeptFromPlay,
    hasPaymentPassword,
    turnover: turnoverToWire(turnover),
    recent: recent.map((row) => downlineTransferView(row, member.username)),
  };
}
