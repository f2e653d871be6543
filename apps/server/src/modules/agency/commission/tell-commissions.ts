import { minorToWire, toMinor } from '@wau/money/minor';
import { periodWords } from '@wau/rules/agency/period-words';
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

function periodOf({ from_day: fromDay, to_day: toDay, hour }: RunRow) {
  return inEachLanguage(({ t, day, clock }) =>
    periodWords(
      { fromDay, toDay, hour },
      {
        ...{ day, clock },
        days: (from, to) => t('commission.period.days', { from, to }),
        hours: (name, from, to) => t('commission.period.hour', { day: name, from, to }),
      },
    ),
  );
}
