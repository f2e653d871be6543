import type { CallBody, CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import { loosensLotteryLimits } from '@wau/rules/lottery/lottery-limits';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited, AuditValues } from '../../../platform/audit/audited.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';
import { anyNumero } from './find-number-plays.ts';
import { dropDrawShares, insertLimits, selectLimits, selectLimitsVersion } from './lottery-limits-sql.ts';
import { readLimitsOrder } from './read-limits-order.ts';
import { limitsFromWire, noWireLimits, type WireLimits } from './wire-limits.ts';

interface Ordering {
  readonly merchantCode: MerchantCode;
  readonly operatorId: OperatorId;
}

type Outcome = CallValue<Calls['setLotteryLimits']>;

/** Drops rules that were about draws of days that are over: nobody has to give that away. */
const overAfterMs = 2 * 86_400_000;

/**
 * Bounds the draws of a lottery as it is ordered, from the next slip on; slips that were taken keep what they were taken at.
 *
 * Invariants: whoever orders has seen the limits that hold; what takes or pays more than they do takes the word of two
 * operators who order the same; each change is kept with who made it and why. Whatever else was asked for ends with a change.
 * Locks: the merchant's row, parts of the game's draws.
 *
 * @throws Refusal `lottery.game.unknown`, `lottery.limits.invalid`, `setting.changed`, `setting.second.person`;
 *   InvalidRequestError without a reason
 */
export async function setLotteryLimits(
  { clock }: { readonly clock: Clock },
  tx: SqlRunner,
  { merchantCode, operatorId }: Ordering,
  { gameId }: CallParams<Calls['setLotteryLimits']>,
  { seenVersion, reason: text, ...order }: CallBody<Calls['setLotteryLimits']>,
): Promise<Audited<Outcome>> {
  const reason = readReason(text);
  await lockMerchant(tx, merchantCode);
  const game = await findLotteryGame(tx, merchantCode, gameId);
  if (game === undefined) throw new Refusal('lottery.game.unknown');
  const wanted = readLimitsOrder(familyOn(game, anyNumero), order);
  const version = (await selectLimitsVersion(tx, merchantCode, gameId))?.version ?? 0;
  if (version !== seenVersion) throw new Refusal('setting.changed');
  const present = (await selectLimits(tx, merchantCode, gameId, version)) ?? noWireLimits;
  const now = new Date(clock.nowMs());
  const subject = { merchantCode, kind: 'lotteryLimits', subject: gameId } as const;
  const change = { subject: gameId, oldValues: valuesOf(present) };
  if (loosensLotteryLimits(limitsFromWire(withoutPast(present, now)), limitsFromWire(wanted))) {
    const request = { ...subject, wanted: JSON.stringify(wanted) };
    const status = await askOrGive(tx, request, operatorId, now, 'setting.second.person', { reason });
    if (status === 'asked') {
      return {
        value: { status, version },
        change: { ...change, newValues: { ...valuesOf(wanted), reason, status } },
      };
    }
  }
  await insertLimits(tx, merchantCode, gameId, {
    version: version + 1,
    limits: wanted,
    reason,
    changedBy: operatorId,
    changedAt: now,
  });
  await deleteOperatorRequests(tx, subject);
  await dropDrawShares(tx, merchantCode, gameId);
  return {
    value: { status: 'changed', version: version + 1 },
    change: { ...change, newValues: { ...valuesOf(wanted), reason, status: 'changed' } },
  };
}

function withoutPast(limits: WireLimits, now: Date): WireLimits {
  const lastDay = new Date(now.getTime() - overAfterMs).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    ...limits,
    numberRules: limits.numberRules.filter(({ numero }) => numero === null || numero.slice(0, 8) > lastDay),
  };
}

/** So much of a list stands in the audit; the whole of it is in the history of the limits. */
const auditedLength = 1_000;

function valuesOf({ oddsSteps, numberRules, ...amounts }: WireLimits): AuditValues {
  const steps = oddsSteps.map(({ aboveMinor, oddsPercent }) => `${aboveMinor}: ${oddsPercent} %`);
  const rules = numberRules.map(({ playId, numbers, numero, oddsPercent }) =>
    [playId, numbers, numero ?? undefined, oddsPercent === null ? 'closed' : `${oddsPercent} %`]
      .filter((word) => word !== undefined)
      .join(' '),
  );
  return {
    ...amounts,
    oddsSteps: steps.join('; '),
    numberRules: rules.join('; ').slice(0, auditedLength),
  };
}
