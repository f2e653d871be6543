import type { MerchantCode } from '@wau/contract/ids';
import { defaultLanguage } from '@wau/contract/languages';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import { inEachLanguage } from '../../messaging/message/in-each-language.ts';
import { tellInboxes } from '../../messaging/message/tell-inboxes.ts';
import type { RunOf } from './affiliate-runs-sql.ts';
import { type StatementRow, selectWithheld } from './affiliate-statements-sql.ts';

type Parts = Pick<ServerParts, 'clock' | 'random'>;

/** Tells an affiliate what was paid for a month, in the transaction of the payment. Locks: see `tellMember`; call it last. */
export async function tellPaid(
  parts: Parts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { statement_id, affiliate_id, month, amount_minor, currency }: StatementRow,
): Promise<void> {
  await deliverInboxText(parts, tx, {
    ...{ merchantCode, memberId: affiliate_id, language: defaultLanguage },
    textId: 'affiliate.paid',
    values: {
      amount: { amountMinor: minorToWire(amount_minor), currencyCode: currency },
      month: monthName(month),
    },
    onceKey: `affiliate.paid:${statement_id}`,
  });
  const now = new Date(parts.clock.nowMs());
  await tellMember(tx, { merchantCode, memberId: affiliate_id }, { kind: 'inbox' }, now);
}

/**
 * Tells whose month is held back, in the transaction that approves the others': until then it may be counted anew. The reason
 * is for colleagues. Locks: see `tellInboxes`; call it last.
 */
export async function tellWithheld(parts: Parts, tx: SqlRunner, run: RunOf): Promise<void> {
  const withheld = await selectWithheld(tx, run);
  await tellInboxes(
    parts,
    tx,
    run.merchantCode,
    withheld.map(({ statement_id, affiliate_id: memberId }) => ({
      memberId,
      textId: 'affiliate.withheld',
      values: { month: monthName(run.month) },
      onceKey: `affiliate.withheld:${statement_id}`,
    })),
  );
}

function monthName(firstDay: string) {
  return inEachLanguage(({ month }) => month(firstDay));
}
