import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { type TestServer, testSecret } from '../../../testing/test-server.ts';
import { drawLottery } from '../lottery-draw/draw-lottery.ts';
import type { LotteryClockParts } from '../lottery-draw/lottery-clock.ts';
import { createOwnChains } from '../lottery-draw/own-chain.ts';
import { planLotteryDraws } from '../lottery-draw/plan-lottery-draws.ts';
import type { RandomnessBeacon } from '../lottery-draw/randomness-beacon.ts';
import { settleLotteryDraw } from '../lottery-draw/settle-lottery-draw.ts';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';
import { insertLotteryGame } from '../lottery-game/lottery-game-sql.ts';

export interface TestLottery {
  readonly merchantCode: MerchantCode;
  readonly gameId: string;
  readonly parts: LotteryClockParts;
  /** The next draws that take stakes for some time yet, the earliest first. */
  numeros(secondsLeft?: number): Promise<readonly string[]>;
  keyOf(numero: string): DrawKey;
  /** Ends the sales of a draw, as its time would. */
  close(numero: string): Promise<void>;
  /** Ends its sales, draws and settles it. */
  drawAndSettle(numero: string): Promise<void>;
  /** Changes rows that the application may not change. */
  readonly owner: Client;
}

/** A lottery of the demo merchant with its draws planned; those of the house follow from the beacon where one is given. */
export async function openLottery(
  server: TestServer,
  gameId = 'ssc-1m',
  family = 'ssc',
  drawSource: 'own' | 'official' = 'own',
  beacon?: RandomnessBeacon,
): Promise<TestLottery> {
  const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
  await owner.connect();
  afterAll(() => owner.end());
  const merchantCode = 'wau' as MerchantCode;
  await insertLotteryGame(server.runner, {
    merchantCode,
    gameId,
    family,
    prizeModes: ['ZY'],
    drawSource,
    schedule: { everySeconds: 600 },
    timeZone: 'Asia/Kuala_Lumpur',
    closingSeconds: 5,
    unitsMinor: [1n, 10n, 100n],
    highestMultiple: 1_000,
    highestStakeMinor: 1_000_000n,
    highestWinMinor: 500_000_000n,
    isOffered: true,
    position: 1,
    resultFeed: '',
    names: {},
  });
  const merchants = {
    byCode: async () => ({ currencyCode: 'MYR', lotteryBeacon: beacon !== undefined }),
  };
  const parts = {
    ...server,
    merchants: merchants as unknown as LotteryClockParts['merchants'],
    chains: createOwnChains(testSecret),
    beacon,
    random: systemRandom,
  };
  const game = await findLotteryGame(server.runner, merchantCode, gameId);
  if (game === undefined) throw new Error('the game was stored');
  await planLotteryDraws(parts, game);
  const keyOf = (numero: string): DrawKey => ({ merchantCode, gameId, numero });
  const close = async (numero: string): Promise<void> => {
    await owner.query(
      `update wau.lottery_draws
          set opens_at = clock_timestamp() - interval '3 seconds', closes_at = clock_timestamp() - interval '2 seconds',
              draws_at = clock_timestamp() - interval '1 second'
        where merchant_id = $1 and game_id = $2 and numero = $3`,
      [merchantCode, gameId, numero],
    );
  };
  return {
    merchantCode,
    gameId,
    parts,
    owner,
    keyOf,
    close,
    async numeros(secondsLeft = 20) {
      const { rows } = await owner.query<{ numero: string }>(
        `select numero from wau.lottery_draws
          where merchant_id = $1 and game_id = $2 and closes_at > clock_timestamp() + make_interval(secs => $3)
          order by draws_at`,
        [merchantCode, gameId, secondsLeft],
      );
      return rows.map(({ numero }) => numero);
    },
    async drawAndSettle(numero) {
      await close(numero);
      await drawLottery(parts, familyOn(game, numero), keyOf(numero));
      await settleLotteryDraw(parts, keyOf(numero), new AbortController().signal);
    },
  };
}
