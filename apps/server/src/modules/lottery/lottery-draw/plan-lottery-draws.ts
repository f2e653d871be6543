import { type BeaconChain, decidingRound } from '@wau/fairness/beacon-chain';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { betHouseAccount } from '../../play/betting/bet.ts';
import { type LotteryGame, lotteryProvider } from '../lottery-game/lottery-game.ts';
import { type DrawSchedule, nextDraws, type PlannedDraw } from './draw-schedule.ts';
import { insertChain, insertDraws, type NewDraw, selectLastPlanned, takePlanning } from './draw-sql.ts';
import { chainLength, type OwnChains } from './own-chain.ts';
import { parseDrawSchedule } from './parse-draw-schedule.ts';
import type { RandomnessBeacon } from './randomness-beacon.ts';

export interface PlanParts extends Pick<ServerParts, 'database' | 'clock' | 'ledger' | 'merchants'> {
  readonly chains: OwnChains;
  /** Missing where no merchant can have one. */
  readonly beacon?: RandomnessBeacon | undefined;
}

/** So many draws lie ahead of every fast game, for chases; a draw more than a week ahead is planned for none. */
const fastDrawsAhead = 130;
const dailyDrawsAhead = 8;

/**
 * Writes the next draws of a game, as far ahead as its players may bet. A draw opens when the one before it closes.
 *
 * Invariants: a draw is planned once and never moved; each own draw has the next link of the game's chain, whose commitment
 * stands in the row before its sales open, with the round of the public beacon where the merchant has one.
 * Locks: the planning of the game.
 */
export async function planLotteryDraws(parts: PlanParts, game: LotteryGame): Promise<void> {
  const schedule = parseDrawSchedule(game.schedule);
  if (schedule === undefined) throw new Error(`${game.merchant_id} ${game.game_id} has no schedule`);
  await withTransaction(parts.database, async (tx) => {
    await takePlanning(tx, game.merchant_id, game.game_id);
    const now = new Date(parts.clock.nowMs());
    const last = await selectLastPlanned(tx, game.merchant_id, game.game_id, now);
    const missing = drawsAheadOf(schedule) - Number(last.planned);
    if (missing <= 0) return;
    const isOfficial = game.draw_source === 'official';
    // A change of schedule leaves gaps between official draws, which are filled; own ones follow one another as their links do.
    const afterMs = isOfficial ? now.getTime() : Math.max(now.getTime(), last.draws_at?.getTime() ?? 0);
    const planned = isOfficial
      ? nextDraws(schedule, game.time_zone, afterMs, drawsAheadOf(schedule))
      : withFreeNumbers(nextDraws(schedule, game.time_zone, afterMs, missing), last.numero);
    let opensAt = new Date(
      isOfficial || last.draws_at === null
        ? now.getTime()
        : last.draws_at.getTime() - game.closing_seconds * 1000,
    );
    const times: Omit<NewDraw, 'seed' | 'beacon'>[] = [];
    for (const draw of planned) {
      const next = timesOf(draw, game, opensAt);
      opensAt = next.closesAt;
      if (next.opensAt < next.closesAt) times.push(next);
    }
    const seeds = isOfficial ? [] : await seedsOf(parts, tx, game, { ...last, count: times.length, now });
    const merchant = await merchantOf(parts, game);
    const chain = isOfficial || !merchant.lotteryBeacon ? undefined : parts.beacon?.chain;
    const draws = times.map(
      (each, index): NewDraw => ({ ...each, seed: seeds[index], beacon: roundOf(chain, each.closesAt) }),
    );
    await openHouse(parts, tx, game, merchant.currencyCode);
    await insertDraws(tx, game.merchant_id, game.game_id, draws);
  });
}

interface WantedSeeds {
  /** The last that was given to a draw. */
  readonly chain: number | null;
  readonly link: number | null;
  readonly count: number;
  readonly now: Date;
}

/** The next links of the game's chain, and of the chain after it where that one is used up. */
async function seedsOf(
  parts: PlanParts,
  tx: SqlRunner,
  game: LotteryGame,
  { count, now, ...last }: WantedSeeds,
): Promise<readonly NonNullable<NewDraw['seed']>[]> {
  const seeds: NonNullable<NewDraw['seed']>[] = [];
  let { chain, link } = { chain: last.chain ?? 0, link: last.link ?? chainLength };
  while (seeds.length < count) {
    if (link === chainLength) {
      chain += 1;
      link = 0;
      const head = await parts.chains.headOf(chainKey(game, chain));
      await insertChain(tx, game.merchant_id, game.game_id, { chain, head, length: chainLength }, now);
    }
    const some = Math.min(count - seeds.length, chainLength - link);
    for (const commitment of await parts.chains.commitmentsOf(chainKey(game, chain), link + 1, some)) {
      link += 1;
      seeds.push({ chain, link, commitment });
    }
  }
  return seeds;
}

async function merchantOf(parts: PlanParts, game: LotteryGame): Promise<Merchant> {
  const merchant = await parts.merchants.byCode(game.merchant_id);
  assert(merchant !== undefined, 'a game has its merchant');
  return merchant;
}

function roundOf(chain: BeaconChain | undefined, closesAt: Date): NewDraw['beacon'] {
  return chain === undefined
    ? undefined
    : { name: chain.name, round: decidingRound(chain, closesAt.getTime()) };
}

/** The house's side of the game's bets, so that no bet looks for it. */
async function openHouse(
  parts: PlanParts,
  tx: SqlRunner,
  game: LotteryGame,
  currency: Merchant['currencyCode'],
): Promise<void> {
  const accountId = betHouseAccount({ source: 'lottery', provider: lotteryProvider, gameId: game.game_id });
  const account = {
    merchantId: game.merchant_id,
    accountId,
    kind: 'house',
    currency,
  } as const;
  await parts.ledger.openAccount(account, tx);
}

/** Where draws of a day come less often than before, their numbers would be there already: they go on after the last one's. */
function withFreeNumbers(planned: readonly PlannedDraw[], lastNumero: string | null): readonly PlannedDraw[] {
  const [lastDay, lastNumber] = (lastNumero ?? '').split('-');
  let used = Number(lastNumber ?? 0);
  return planned.map((draw) => {
    const [day, number] = draw.numero.split('-');
    if (day !== lastDay || number === undefined) return draw;
    used = Math.max(used + 1, Number(number));
    return { ...draw, numero: `${day}-${used.toString().padStart(4, '0')}` };
  });
}

function drawsAheadOf(schedule: DrawSchedule): number {
  return 'everySeconds' in schedule ? fastDrawsAhead : dailyDrawsAhead;
}

function chainKey({ merchant_id, game_id }: LotteryGame, chain: number) {
  return { merchantCode: merchant_id, gameId: game_id, chain };
}

function timesOf({ numero, drawsAtMs }: PlannedDraw, game: LotteryGame, opensAt: Date) {
  const closesAt = new Date(drawsAtMs - game.closing_seconds * 1000);
  return { numero, opensAt, closesAt, drawsAt: new Date(drawsAtMs) };
}
