import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import { minorToWire, zeroMinor } from '@wau/money/minor';
import { assert } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { hasWithdrawalPassword } from '../../account/security/manage-payment-password.ts';
import { maskName } from '../../play/winner/mask-name.ts';
import { readOpenTurnover } from '../turnover/turnover-requirements.ts';
import { turnoverToWire } from '../turnover/turnover-to-wire.ts';
import { requireUpline } from './require-upline.ts';
import { selectUpline, selectUplineBounds, selectUplineTransfers } from './upline-transfer-sql.ts';
import { uplineTransferView } from './upline-transfer-view.ts';

/** As many as fit below the form. */
const recentCount = 5;

/**
 * To whom and how much the member can send up, what is asked for before, and the last few times. Refuses
 * `upline.type.excluded` and `upline.missing`.
 */
export async function getUplineTransferTerms(
  { runner, ledger }: Pick<ServerParts, 'runner' | 'ledger'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getUplineTransferTerms']>> {
  const { merchantCode, currencyCode } = context.merchant;
  const owner = { merchantCode, memberId: context.member.memberId };
  const upline = requireUpline(context.member, await selectUpline(runner, owner));
  const [bounds, hasPaymentPassword, turnover, balance, recent] = await Promise.all([
    selectUplineBounds(runner, merchantCode),
    hasWithdrawalPassword({ runner }, context),
    readOpenTurnover(runner, { ...owner, currencyCode }),
    ledger.balanceOf(merchantCode, playerAccountId(owner.memberId)),
    selectUplineTransfers(runner, owner, recentCount),
  ]);
  assert(bounds !== undefined, 'the merchant of a request is there');
  return {
    currencyCode,
    balanceMinor: minorToWire(balance?.balanceMinor ?? zeroMinor),
    minAmountMinor: minorToWire(bounds.min_minor),
    maxAmountMinor: minorToWire(bounds.max_minor),
    uplineName: maskName(upline.username),
    isUplineOpen: upline.status === 'active',
    hasPaymentPassword,
    turnover: turnoverToWire(turnover),
    recent: recent.map(uplineTransferView),
  };
}
