import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameId, SeedId } from '@wau/contract/ids';
import { type HashChain, openHashChain } from '@wau/fairness/hash-chain';
import { roundStream } from '@wau/fairness/round-stream';
import {
  type ClientSeed,
  parseServerSeed,
  type ServerSeed,
  serverSeedFromBytes,
  serverSeedLengthBytes,
} from '@wau/fairness/seeds';
import { type CrashMathematics, crashPointOf } from '@wau/rules/crash/crash';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, type Random } from '@wau/service/random';
import { assert } from '@wau/service/refusal';
import { nodeHmac } from '@wau/service/secrets/node-hmac';
import { openSealedText, sealText } from '@wau/service/secrets/sealing';
import { insertChain, type StoredChain, selectChain } from './crash-chain-sql.ts';

/** Enough for some days of flights one after the other, and quickly walked after a start. */
const chainLength = 20_000;

const nodeHash = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface CrashChains {
  /** Makes a chain and stores its head, by which it is published. */
  commit(gameId: GameId): Promise<StoredChain>;
  /** What a flight is drawn from, and where that ends it. Known to this process alone until the flight has ended. */
  flightOf(
    chain: { readonly gameId: GameId; readonly chainId: SeedId },
    number: number,
    mathematics: CrashMathematics,
  ): Promise<{ readonly link: ServerSeed; readonly salt: ClientSeed; readonly crashHundredths: number }>;
}

interface ChainParts {
  readonly sql: SqlRunner;
  readonly clock: Clock;
  readonly random: Random;
  readonly sealingKey: Buffer;
  /** How many flights a new chain is made for. */
  readonly length?: number;
}

interface OpenChain {
  readonly chain: HashChain;
  readonly salt: ClientSeed;
}

export function createCrashChains({
  sql,
  clock,
  random,
  sealingKey,
  length = chainLength,
}: ChainParts): CrashChains {
  const open = new Map<string, Promise<OpenChain>>();
  const read = async (gameId: GameId, chainId: SeedId): Promise<OpenChain> => {
    const stored = await selectChain(sql, gameId, chainId);
    assert(stored?.salt !== undefined, 'a flight is of a chain that has its salt');
    const lastLink = parseServerSeed(openSealedText(sealingKey, chainPlace(stored), stored.lastLinkSealed));
    assert(lastLink !== undefined, 'what was sealed as a link is one');
    const chain = await openHashChain(lastLink, stored.length, nextTurn, nodeHash);
    assert(chain.head === stored.head, 'a chain leads to the head that was published');
    return { chain, salt: stored.salt };
  };
  return {
    async commit(gameId) {
      const lastLink = serverSeedFromBytes(random.bytes(serverSeedLengthBytes));
      const { head } = await openHashChain(lastLink, length, nextTurn, nodeHash);
      const chainId = newId('seed', clock, random);
      const place = chainPlace({ gameId, chainId });
      const stored: StoredChain = {
        gameId,
        chainId,
        lastLinkSealed: sealText(sealingKey, place, lastLink, random),
        length,
        head,
        committedAt: new Date(clock.nowMs()),
        salt: undefined,
      };
      await insertChain(sql, stored);
      return stored;
    },
    async flightOf({ gameId, chainId }, number, mathematics) {
      const key = `${gameId}/${chainId}`;
      let opening = open.get(key);
      if (opening === undefined) {
        opening = read(gameId, chainId);
        open.set(key, opening);
        // What failed is read again by the next who asks.
        opening.catch(() => open.delete(key));
      }
      const { chain, salt } = await opening;
      const link = chain.linkOf(number);
      const crashHundredths = crashPointOf(mathematics, roundStream(link, salt, number, nodeHmac));
      return { link, salt, crashHundredths };
    },
  };
}

function chainPlace({ gameId, chainId }: Pick<StoredChain, 'gameId' | 'chainId'>): string {
  return `crash_chain/${gameId}/${chainId}`;
}
