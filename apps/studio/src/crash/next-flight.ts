import type { GameId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type StoredChain, selectChainsFrom } from './crash-chain-sql.ts';
import type { CrashChains } from './crash-chains.ts';
import type { Flight, FlightKey } from './crash-flight-sql.ts';

/** So many flights before a chain ends the next one is published. */
const committedAhead = 200;

interface Parts {
  readonly gameId: GameId;
  readonly sql: SqlRunner;
  readonly chains: Pick<CrashChains, 'commit'>;
}

/**
 * What the flight after `last` is drawn from; `undefined` while its chain waits for its salt. The chain after it is
 * published long before it is needed, so that whoever watches in between has brought its salt.
 */
export async function nextFlightOf(
  { gameId, sql, chains }: Parts,
  last: Flight | undefined,
): Promise<Pick<FlightKey, 'chainId' | 'number'> | undefined> {
  const known = await selectChainsFrom(sql, gameId, last?.chainId);
  const [chain = await chains.commit(gameId), following] = known.filter((each) => !isUsedUp(each, last));
  const number = last?.chainId === chain.chainId ? last.number + 1 : 1;
  if (following === undefined && chain.length - number < committedAhead) await chains.commit(gameId);
  return chain.salt === undefined ? undefined : { chainId: chain.chainId, number };
}

function isUsedUp(chain: StoredChain, last: Flight | undefined): boolean {
  return last?.chainId === chain.chainId && last.number >= chain.length;
}
