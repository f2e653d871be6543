import { minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { inEachLanguage } from '../../messaging/message/in-each-language.ts';
import { tellInboxes } from '../../messaging/message/tell-inboxes.ts';
import type { MadePayment } from './commission-payment-sql.ts';
import type { RunKey, RunRow } from './commission-run-sql.ts';

/**
 * Tells agents what a run has just paid them and for which period, in the transaction of the payments; who was paid nothing is
 * told nothing. Locks: see `tellInboxes`; call it last.
 */
export async function tellCommissions(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  run: RunRow,
  payments: readonly MadePayment[],
): Promise<void> {
  const values = {
    contract: inEachLanguage(({ t }) => t(`commission.contract.${run.kind}`)),
    period: periodOf(run),
  };
  await tellInboxes(
    parts,
    tx,
    merchantCode,
    payments.map(({ agentId, paidMinor }) => ({
      memberId: agentId,
      textId: 'commission.paid',
      values: {
        ...values,
        amount: { amountMinor: minorToWire(toMinor(paidMinor)), currencyCode: run.currency },
      },
      onceKey: `commission.paid:${runId}`,
    })),
  );
}

/** A day, some days, or an hour of one, as the page of commissions names it. */
function periodOf({ from_day, to_day, hour: begins }: RunRow) {
  return inEachLanguage(({ t, day, hour }) => {
    if (begins !== null)
      return t('commission.period.hour', {
        day: day(from_day),
        from: hour(begins),
        to: hour(begins + 1),
      });
    return from_day === to_day
      ? day(from_day)
      : t('commission.period.days', { from: day(from_day), to: day(to_day) });
  });
}
