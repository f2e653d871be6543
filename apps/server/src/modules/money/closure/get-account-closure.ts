import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readLapsing } from '../turnover/lapse-rewards.ts';
import { selectClosure } from './closure-sql.ts';
import { findObstacles } from './find-obstacles.ts';

/** Whether the member closes the account, what would lapse with it, and what it waits for. */
export async function getAccountClosure(
  { runner, ledger }: Pick<ServerParts, 'runner' | 'ledger'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getAccountClosure']>> {
  const { merchantCode, currencyCode } = merchant;
  const owner = { merchantCode, memberId: member.memberId };
  const [closure, { balanceMinor, waitsFor }, lapsingMinor] = await Promise.all([
    selectClosure(runner, owner),
    findObstacles({ ledger }, runner, owner),
    readLapsing({ ledger }, runner, { ...owner, currencyCode }),
  ]);
  return {
    closure: closure === undefined ? null : { begunAt: closure.begun_at.toISOString() },
    currencyCode,
    balanceMinor: minorToWire(balanceMinor),
    lapsingMinor: minorToWire(lapsingMinor),
    waitsFor: [...waitsFor],
  };
}
