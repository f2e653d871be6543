import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import {
  type PrizeOdds,
  readPrizeOdds,
  returnPercentsOf,
  seriesHighest,
  seriesLowest,
} from '@wau/rules/lottery/lottery-odds';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { insertOdds, type OddsTarget, selectLatestOdds, takeOdds } from './lottery-odds-sql.ts';
import { requireOddsFamily } from './odds-family.ts';
import { returnBandOf } from './return-band.ts';

type Body = CallBody<Calls['changeLotteryOdds']>;

/**
 * Loads odds of plays, for a family or one of its games.
 *
 * Invariants: all plays are changed or none; every line brings back what the merchant's band allows, by the dearest series as
 * by the cheapest, when odds are loaded; rows are added and never changed, so that what was paid when stays known; whoever
 * changes has seen what is changed. Orders keep the odds that they were placed at.
 * Locks: the odds of the family.
 *
 * @throws Refusal `lottery.game.unknown`, `lottery.play.unknown`, `lottery.odds.invalid`, `lottery.odds.outside.band`,
 *   `setting.changed`; InvalidRequestError without a reason
 */
export async function changeLotteryOdds(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchant }: OperatorContext,
  { family: code, gameId = '', plays, reason: text }: Body,
): Promise<Audited<CallValue<Calls['changeLotteryOdds']>>> {
  const reason = readReason(text);
  const target: OddsTarget = { merchantCode: merchant.merchantCode, family: code, gameId };
  const family = await requireOddsFamily(tx, clock, target);
  const changes = plays.map(({ playId, odds }) => ({
    playId,
    odds: readOdds(merchant, family, playId, odds),
  }));
  await takeOdds(tx, target);
  const before = new Map((await selectLatestOdds(tx, target)).map((row) => [row.play, row]));
  const isSeen = plays.every(
    ({ playId, expectedVersion }) => (before.get(playId)?.version ?? 0) === expectedVersion,
  );
  // A play that is there twice would be two rows of one version.
  if (!isSeen || new Set(plays.map(({ playId }) => playId)).size < plays.length) {
    throw new Refusal('setting.changed');
  }
  const rows = changes.map(({ playId, odds }) => ({
    play: playId,
    version: (before.get(playId)?.version ?? 0) + 1,
    odds,
  }));
  await insertOdds(tx, target, rows);
  return {
    value: { plays: rows.map(({ play, version }) => ({ playId: play, version })) },
    change: {
      subject: gameId === '' ? `lottery ${code}` : `lottery ${code} ${gameId}`,
      oldValues: Object.fromEntries(rows.map(({ play }) => [play, oddsText(before.get(play)?.odds ?? null)])),
      newValues: { ...Object.fromEntries(rows.map(({ play, odds }) => [play, oddsText(odds)])), reason },
    },
  };
}

function readOdds(
  merchant: Merchant,
  family: LotteryFamily,
  playId: string,
  value: Body['plays'][number]['odds'],
): PrizeOdds | null {
  const play = findPlay(family, playId);
  if (play === undefined) throw new Refusal('lottery.play.unknown', { field: playId });
  if (value === null) return null;
  const read = readPrizeOdds(family.shape, play, value, returnBandOf(merchant));
  if (read.ok) return read.value;
  if (read.code === 'lottery.odds.invalid') throw new Refusal(read.code, { field: playId });
  const { lowest } = returnPercentsOf(family.shape, play, value, seriesLowest);
  const { highest } = returnPercentsOf(family.shape, play, value, seriesHighest);
  const { lotteryReturnLowestBasisPoints: least, lotteryReturnHighestBasisPoints: most } = merchant;
  throw new Refusal(read.code, {
    field: playId,
    detail: `${playId} would bring back ${lowest} to ${highest} %, the band is ${least / 100} to ${most / 100} %`,
  });
}

/** As the audit shows it. */
function oddsText(odds: PrizeOdds | null): string | null {
  return odds === null
    ? null
    : Object.entries(odds)
        .map(([prize, payout]) => `${prize} ${payout / 10_000}`)
        .join(', ');
}
