import { createHash, createHmac } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import { drawCommitment } from '@wau/fairness/draw-commitment';
import { type HashChain, openHashChain } from '@wau/fairness/hash-chain';
import { type Commitment, type ServerSeed, serverSeedFromBytes } from '@wau/fairness/seeds';
import { deriveKey } from '@wau/service/secrets/derived-key';

/** So many draws a chain is good for: two weeks of a game that is drawn every minute. */
export const chainLength = 20_000;

export interface ChainKey {
  readonly merchantCode: MerchantCode;
  readonly gameId: string;
  readonly chain: number;
}

/** The chains of own draws, opened when they are first asked for. */
export interface OwnChains {
  headOf(key: ChainKey): Promise<Commitment>;
  /** The seed of a draw; links count from 1. */
  seedOf(key: ChainKey, link: number): Promise<ServerSeed>;
  /**
   * What is published of so many draws, from one on, before their sales open. Each is a hash of the seed that is no link of
   * the chain: the link before is the seed of the draw before, which takes stakes while this one is announced.
   */
  commitmentsOf(key: ChainKey, firstLink: number, count: number): Promise<readonly Commitment[]>;
}

/** Chains that are open at a time; each takes some kilobytes and some milliseconds to open again. */
const openChainsMaximum = 500;

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A chain's last link follows from the installation's secret and the chain's name, and is stored nowhere. */
export function createOwnChains(masterSecret: string): OwnChains {
  const secret = deriveKey(masterSecret, 'lottery/chains');
  const open = new Map<string, Promise<HashChain>>();
  const chainOf = ({ merchantCode, gameId, chain }: ChainKey): Promise<HashChain> => {
    const name = `${merchantCode}/${gameId}/${chain}`;
    const known = open.get(name);
    if (known !== undefined) return known;
    const [oldest] = open.keys();
    if (open.size >= openChainsMaximum && oldest !== undefined) open.delete(oldest);
    const lastLink = serverSeedFromBytes(createHmac('sha256', secret).update(name).digest());
    const opened = openHashChain(lastLink, chainLength, rest, hashText);
    open.set(name, opened);
    return opened;
  };
  return {
    headOf: async (key) => (await chainOf(key)).head,
    seedOf: async (key, link) => (await chainOf(key)).linkOf(link),
    commitmentsOf: async (key, firstLink, count) =>
      (await chainOf(key)).linksOf(firstLink, count).map(drawCommitment),
  };
}
