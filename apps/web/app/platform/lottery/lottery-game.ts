import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type SalesClock, serverTimeMs } from './sales-clock.ts';

export type LotteryGamesAnswer = CallValue<Calls['listLotteryGames']>;
export type LotteryGame = LotteryGamesAnswer['list'][number];

/** A draw whose sales have ended and whose numbers have not been seen yet. */
export interface AwaitedDraw {
  readonly gameId: string;
  readonly numero: string;
  readonly drawsAt: string;
}

/** The house's lotteries as they were answered last, and what is awaited since. */
export interface KnownLotteries {
  readonly list: readonly LotteryGame[];
  readonly awaited: readonly AwaitedDraw[];
  /** None of what came with the document: the server that wrote it has another monotonic clock. */
  readonly clock: SalesClock | undefined;
  /** How long this device waits besides, so that not all ask in the same moment. */
  readonly jitterMs: number;
}

export const jitterMaximumMs = 3_000;
/** A draw without numbers for so long is stuck or voided. */
const awaitedMaximumMs = 600_000;
/** What is late is asked for so often. */
const againMs = 4_000;
/** Numbers are there some moments after the draw. */
const afterDrawMs = 1_500;
/** Games come and go, and draws are planned: nobody looks at an answer for longer. */
const oldestMs = 300_000;

/** Takes an answer in: draws that had been open and are not any more are awaited until their numbers are there. */
export function withAnswer(
  before: KnownLotteries | undefined,
  answer: LotteryGamesAnswer,
  clock: SalesClock | undefined,
  jitterMs: number,
): KnownLotteries {
  const opened = (before?.list ?? []).flatMap(({ gameId, current }) =>
    current === null ? [] : [{ gameId, numero: current.numero, drawsAt: current.drawsAt }],
  );
  const nowMs = Date.parse(answer.now);
  const awaited = [...(before?.awaited ?? []), ...opened].filter(
    ({ gameId, numero, drawsAt }, index, all) => {
      const game = answer.list.find((candidate) => candidate.gameId === gameId);
      const isFirst = all.findIndex((other) => other.gameId === gameId && other.numero === numero) === index;
      return (
        game !== undefined &&
        isFirst &&
        game.current?.numero !== numero &&
        // Draws of a game are named by day and number, so that later ones stand behind.
        (game.latest === null || game.latest.numero < numero) &&
        nowMs - Date.parse(drawsAt) < awaitedMaximumMs
      );
    },
  );
  return { list: answer.list, awaited, clock, jitterMs };
}

/** In how long the answer is no longer how things are: sales end, or numbers are there. */
export function freshForMs({ list, awaited, clock, jitterMs }: KnownLotteries, monotonicMs: number): number {
  if (clock === undefined) return againMs;
  const nowMs = serverTimeMs(clock, monotonicMs);
  const moments = [
    nowMs + oldestMs,
    ...list.flatMap(({ current }) => (current === null ? [] : [Date.parse(current.closesAt)])),
    ...awaited.map(({ drawsAt }) => Date.parse(drawsAt) + afterDrawMs),
  ];
  const dueInMs = Math.min(...moments) + jitterMs - nowMs;
  // What is over by now was so when it was answered, or the last question failed.
  return dueInMs > 0 ? dueInMs : againMs + jitterMs;
}
