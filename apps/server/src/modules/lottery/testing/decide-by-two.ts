import { expect } from 'vitest';
import type { TestOperator } from '../../../testing/open-operator.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { reviseLotteryDraw } from '../lottery-draw/revise-lottery-draw.ts';
import type { TestLottery } from './open-lottery.ts';

type Deciding = readonly [TestOperator, TestOperator];

/** Two operators make a draw void, or set another result where one is given, and what follows from it is carried out. */
export async function decideByTwo(
  server: TestServer,
  { gameId, parts, keyOf }: TestLottery,
  deciding: Deciding,
  numero: string,
  digits?: readonly string[],
): Promise<void> {
  const params = { gameId, numero };
  const reason = 'Keputusan rasmi';
  for (const { token } of deciding) {
    const order =
      digits === undefined
        ? server.call('voidLotteryDraw', { token, params, body: { reason } })
        : server.call('correctLotteryDraw', {
            ...{ token, params, body: { reason, result: { digits: [...digits] } } },
          });
    expect((await order).outcome()).toBe('200');
  }
  await reviseLotteryDraw(parts, keyOf(numero), new AbortController().signal);
}
