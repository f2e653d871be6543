import type { MemberId } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import type { Ledger } from '@wau/ledger/ledger';
import type { Transfer } from '@wau/ledger/transfer';
import { toMinor } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import { type Database, withTransaction } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { findMember } from '../modules/account/member/find-member.ts';
import { lockMember } from '../modules/account/member/lock-member.ts';
import { runCommissionsJobName } from '../modules/agency/commission/run-commissions-job.ts';
import { payTeamRebatesJobName } from '../modules/agency/rebate/pay-team-rebates-job.ts';
import { countMemberDaysJobName } from '../modules/operation/dashboard/count-member-days-job.ts';
import type { HouseGame } from '../modules/operation/merchant/house-games.ts';
import type { NewBet } from '../modules/play/betting/bet.ts';
import { lockBets, placeFreshBets } from '../modules/play/betting/bet-record.ts';
import { gameAccount, transactionKey } from '../modules/play/vendor/wallet-command.ts';
import { addDays } from '../platform/calendar/calendar-days.ts';
import { selectDayMoments } from '../platform/calendar/day-moments-sql.ts';
import { selectMerchantDay } from '../platform/calendar/merchant-day-sql.ts';
import { enqueueJob } from '../platform/jobs/job.ts';
import { type DemoMerchant, demoMerchants } from './demo-merchants.ts';

const minuteMs = 60_000;

/** A vendor that states nothing of its days, so that nobody misses in its statement what it never saw. */
const playedVendor = 'rimba';

/** Who played yesterday below the agents of the demo: stakes, and every so manyth round wins so many stakes. */
const players = [
  { username: 'jeremy.tan', rounds: 28, stakeMinor: 1_500n, winsEvery: 7, times: 5n, startMinute: 610 },
  { username: 'kumaran7', rounds: 16, stakeMinor: 1_000n, winsEvery: 5, times: 4n, startMinute: 1_175 },
  { username: 'khas', rounds: 12, stakeMinor: 500n, winsEvery: 4, times: 3n, startMinute: 845 },
] as const;

interface DemoPlayParts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

/** What comes of yesterday: figures of teams, and what agents are paid. */
const reckoned = [countMemberDaysJobName, runCommissionsJobName, payTeamRebatesJobName];

/** What was played yesterday in the demo's team, once, and that the worker reckons what comes of it at once. */
export async function addDemoPlay(parts: DemoPlayParts): Promise<void> {
  const runner = poolRunner(parts.database.pool);
  for (const merchant of demoMerchants) {
    const game = merchant.games.find(({ vendorCode }) => vendorCode === playedVendor);
    if (game === undefined) continue;
    for (const player of players) {
      const member = await findMember(runner, merchant.merchantCode, player.username);
      if (member === undefined) continue;
      await withTransaction(parts.database, (tx) =>
        play(parts, tx, merchant, game, { ...player, ...member }),
      );
    }
  }
}

type Player = (typeof players)[number] & { readonly memberId: MemberId };

async function play(
  { ledger, clock }: DemoPlayParts,
  tx: SqlRunner,
  { merchantCode, currencyCode }: DemoMerchant,
  { gameId, gameType: category }: HouseGame,
  player: Player,
): Promise<void> {
  const { memberId, stakeMinor } = player;
  // Of two processes that start at once the later one finds it played.
  await lockMember(tx, { merchantCode, memberId });
  const today = await selectMerchantDay(tx, merchantCode, new Date(clock.nowMs()));
  const yesterday = addDays(today, -1);
  const { from } = await selectDayMoments(tx, merchantCode, { fromDay: yesterday, toDay: yesterday });
  const bets = Array.from({ length: player.rounds }, (_, index): NewBet => {
    const isWon = index % player.winsEvery === player.winsEvery - 1;
    return {
      ...{ merchantCode, source: 'vendor', provider: playedVendor, externalKey: `demo-${memberId}-${index}` },
      ...{ memberId, gameId, category, currencyCode, status: 'settled', transactionKey: undefined },
      ...{ stakeMinor: toMinor(stakeMinor), payoutMinor: toMinor(isWon ? stakeMinor * player.times : 0n) },
    };
  });
  if ((await lockBets(tx, bets)).length > 0) return;
  for (const [index, bet] of bets.entries()) {
    await placeFreshBets(tx, [bet], new Date(from.getTime() + (player.startMinute + index * 2) * minuteMs));
  }
  const house = gameAccount(playedVendor, gameId);
  await ledger.openAccount(
    { merchantId: merchantCode, accountId: house, kind: 'house', currency: currencyCode },
    tx,
  );
  const answers = await ledger.postInTransaction(tx, bets.flatMap(transfersOf));
  if (answers.some(({ outcome }) => outcome !== 'posted'))
    throw new Error(`${player.username} could not play: ${JSON.stringify(answers)}`);
  for (const name of reckoned) await enqueueJob(tx, { name }, {}, { key: `${name} after the demo's play` });
}

/** The stake, and what it won. */
function transfersOf(bet: NewBet): readonly Transfer[] {
  const moved = {
    ...{ merchantId: bet.merchantCode, currency: bet.currencyCode, reference: bet.externalKey },
  };
  const wallet = playerAccountId(bet.memberId);
  const house = gameAccount(playedVendor, bet.gameId);
  const stake: Transfer = {
    ...{ ...moved, debit: wallet, credit: house, amountMinor: bet.stakeMinor, reason: 'game.bet' },
    idempotencyKey: transactionKey(playedVendor, `${bet.externalKey}-bet`),
  };
  if (bet.payoutMinor === 0n) return [stake];
  const win: Transfer = {
    ...{ ...moved, debit: house, credit: wallet, amountMinor: bet.payoutMinor, reason: 'game.win' },
    idempotencyKey: transactionKey(playedVendor, `${bet.externalKey}-win`),
  };
  return [stake, win];
}
