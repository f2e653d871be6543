import type { CallBody, CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { SpokenProtocols } from '../../play/vendor/describe-protocols.ts';
import { changeMerchantSetting } from '../settings/change-merchant-setting.ts';
import { refusingWrongSetting } from '../settings/refusing-wrong-setting.ts';
import { openRoundsOf } from './open-rounds.ts';
import { selectOpenRounds, selectProtocol } from './site-game-sql.ts';
import { switchNameOf } from './switch-name.ts';

interface SwitchParts {
  readonly protocols: SpokenProtocols;
}

type Switching = CallBody<Calls['switchGame']>;
type Switched = CallValue<Calls['switchGame']>;

/**
 * Offers a title or not: the same change as by the command, with a reason. Whoever switches has seen the opposite, so that a
 * second press, or an undoing that comes too late, changes nothing.
 *
 * Invariant: rounds that have begun are not touched; launch and bet look at the switch themselves. Refuses `setting.unknown`
 * and `setting.changed`; InvalidRequestError without a reason. Locks: the merchant's row.
 */
export function switchGame(
  parts: SwitchParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { vendor, gameId }: CallParams<Calls['switchGame']>,
  switching: Switching,
): Promise<Audited<Switched>> {
  return change(parts, tx, merchantCode, { vendorCode: vendor, gameId }, switching);
}

/** The same for all titles of a vendor. */
export function switchVendor(
  parts: SwitchParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { vendor }: CallParams<Calls['switchVendor']>,
  switching: Switching,
): Promise<Audited<Switched>> {
  return change(parts, tx, merchantCode, { vendorCode: vendor, gameId: undefined }, switching);
}

async function change(
  { protocols }: SwitchParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  of: { readonly vendorCode: string; readonly gameId: string | undefined },
  { isOn, reason: text }: Switching,
): Promise<Audited<Switched>> {
  const reason = readReason(text);
  const order = {
    merchantId: merchantCode,
    settingName: switchNameOf(of),
    value: isOn ? 'on' : 'off',
    expectedValue: isOn ? 'off' : 'on',
  };
  const { change: changed } = await refusingWrongSetting(() => changeMerchantSetting(tx, order));
  const protocol = await selectProtocol(tx, merchantCode, of.vendorCode);
  const hasOwnWallet = protocols.get(protocol ?? '')?.hasOwnWallet === true;
  const openRoundCount = hasOwnWallet ? null : openRoundsOf(await selectOpenRounds(tx, merchantCode), of);
  return {
    value: { isOn, openRoundCount },
    change: { ...changed, newValues: { ...changed.newValues, reason } },
  };
}
