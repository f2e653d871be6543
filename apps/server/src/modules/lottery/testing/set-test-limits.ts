import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { openOperator } from '../../../testing/open-operator.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { noWireLimits } from '../lottery-risk/wire-limits.ts';
import type { TestLottery } from './open-lottery.ts';

type Limits = Omit<CallBody<Calls['setLotteryLimits']>, 'seenVersion' | 'reason'>;

/** Sets limits of lotteries as two operators do, whatever they were. */
export async function limitSetter(server: TestServer) {
  const operators = await Promise.all(
    ['had-satu', 'had-dua'].map((name) => openOperator(server, name, 'administrator')),
  );
  return async ({ gameId }: Pick<TestLottery, 'gameId'>, change: Partial<Limits>): Promise<void> => {
    const [first] = operators;
    const { list } = (await server.call('listLotteryLimits', { token: first?.token ?? '' })).value();
    const seenVersion = list.find((each) => each.gameId === gameId)?.version ?? 0;
    for (const { token } of operators) {
      const body = { ...noWireLimits, ...change, seenVersion, reason: 'Ujian had' };
      const answer = await server.call('setLotteryLimits', { token, params: { gameId }, body });
      if (answer.value().status === 'changed') return;
    }
    throw new Error('two operators set limits');
  };
}
