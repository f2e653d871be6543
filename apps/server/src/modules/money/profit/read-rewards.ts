import { playerAccountId } from '@wau/ledger/account-id';
import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import type { Moments } from '../../../platform/calendar/day-moments-sql.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { momentCell } from '../../../platform/records/file-cells.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { reasonsOfKind } from '../wallet/movement-kind.ts';

const rowsPerRead = 500;

/**
 * Rewards and rebates that reached the wallet, by the merchant's day. They are few beside bets and have an index of their
 * own in the ledger, so the play between them is not read.
 */
export async function readRewards(
  { ledger }: Pick<ServerParts, 'ledger'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  { from, to }: Moments,
): Promise<ReadonlyMap<string, Minor>> {
  // What the account record calls bonus: rewards, the club's benefits and rebates.
  const reasons = reasonsOfKind('bonus') ?? [];
  const byDay = new Map<string, Minor>();
  let before: bigint | undefined;
  for (;;) {
    const rows = await ledger.movements({
      merchantId: merchant.merchantCode,
      accountId: playerAccountId(member.memberId),
      reasons,
      from,
      until: to,
      limit: rowsPerRead,
      ...(before === undefined ? {} : { before }),
    });
    for (const { amountMinor, happenedAt } of rows) {
      const day = momentCell(happenedAt.toISOString(), merchant.timeZone).slice(0, 10);
      byDay.set(day, toMinor((byDay.get(day) ?? zeroMinor) + amountMinor));
    }
    before = rows.at(-1)?.version;
    if (rows.length < rowsPerRead) return byDay;
  }
}
