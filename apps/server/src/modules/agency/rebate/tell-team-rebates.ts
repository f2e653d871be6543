import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { inEachLanguage } from '../../messaging/message/in-each-language.ts';
import { tellInboxes } from '../../messaging/message/tell-inboxes.ts';
import type { NewTeamRebate } from './reckon-rebates-sql.ts';

/** Tells agents what they were paid, in the transaction of the payments. Locks: see `tellInboxes`; call it last. */
export async function tellTeamRebates(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, currencyCode }: Pick<Merchant, 'merchantCode' | 'currencyCode'>,
  rebates: readonly NewTeamRebate[],
): Promise<void> {
  await tellInboxes(
    parts,
    tx,
    merchantCode,
    rebates.map(({ rebateId, agent_id, due_minor, through_day }) => ({
      memberId: agent_id,
      textId: 'team.rebate.paid',
      values: {
        amount: { amountMinor: minorToWire(due_minor), currencyCode },
        day: inEachLanguage(({ day }) => day(through_day)),
      },
      onceKey: `team.rebate.paid:${rebateId}`,
    })),
  );
}
