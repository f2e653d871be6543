import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import { currencyOf } from '@wau/money/currency';
import { minorToMajorText, minorToWire, zeroMinor } from '@wau/money/minor';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

/** The sum of the member's wallets, of which there is one so far. A member whose wallet was never opened has none. */
export async function getBalance(
  { ledger }: Pick<ServerParts, 'ledger'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getBalance']>> {
  const wallet = await ledger.balanceOf(merchant.merchantCode, playerAccountId(member.memberId));
  const currency = currencyOf(wallet?.currency ?? merchant.currencyCode);
  const balanceMinor = wallet?.balanceMinor ?? zeroMinor;
  return {
    sumBalance: minorToMajorText(balanceMinor, currency),
    sumBalanceMinor: minorToWire(balanceMinor),
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
  };
}
