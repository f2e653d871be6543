import type { ClosureObstacle } from '@wau/contract/account-closures';
import { playerAccountId } from '@wau/ledger/account-id';
import { type Minor, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listVendorsWithFunds } from '../../play/transfer-wallet/vendor-wallets.ts';
import { type ClosingMember, selectUnderWay } from './closure-sql.ts';

export interface Obstacles {
  readonly balanceMinor: Minor;
  readonly waitsFor: readonly ClosureObstacle[];
}

/** What is to be paid out or awaited before nothing of the member's is left here. */
export async function findObstacles(
  { ledger }: Pick<ServerParts, 'ledger'>,
  runner: SqlRunner,
  member: ClosingMember,
): Promise<Obstacles> {
  const { merchantCode, memberId } = member;
  const account = playerAccountId(memberId);
  const balances = await ledger.balancesOf(merchantCode, [account], runner);
  const balanceMinor = balances.get(account)?.balanceMinor ?? zeroMinor;
  const vendors = await listVendorsWithFunds(runner, merchantCode, memberId);
  const underWay = await selectUnderWay(runner, member);
  return {
    balanceMinor,
    waitsFor: [
      ...(balanceMinor > 0n ? (['balance'] as const) : []),
      ...(vendors.length > 0 ? (['game.wallet'] as const) : []),
      ...underWay,
    ],
  };
}
