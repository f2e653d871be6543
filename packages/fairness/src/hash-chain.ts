import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Commitment, commitmentOf, type ServerSeed } from './seeds.ts';

/** SHA-256 of a text as 64 lower-case hexadecimal digits. */
export type HashText = (text: string) => string;

const portableHash: HashText = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * A hash chain: each link is SHA-256 of the text of the link after it. The house makes the last link at random, hashes it
 * down to the head and publishes that; then it uses the links from the head on, each as the server seed of one shared
 * round. So the link before a round's is that round's commitment, and the head commits to all of them and their order.
 *
 * What a round is drawn from is an HMAC keyed with its link over a salt, so no hash is both a commitment and an outcome.
 */
export interface HashChain {
  /** The published one, which no round uses. */
  readonly head: Commitment;
  readonly length: number;
  /** The server seed of a round; rounds count from 1. */
  linkOf(round: number): ServerSeed;
  /** Those of several rounds that follow one another, for hardly more than the last of them takes. */
  linksOf(firstRound: number, count: number): readonly ServerSeed[];
}

/** Between two links that are kept there are so many that are hashed anew when they are asked for. */
const keptEvery = 500;
/** After so many hashes others get their turn. */
const hashesPerTurn = 2_000;

/** Walks a chain from its last link to its head; `rest` lets others work meanwhile. */
export async function openHashChain(
  lastLink: ServerSeed,
  length: number,
  rest: () => Promise<void>,
  hash: HashText = portableHash,
): Promise<HashChain> {
  if (!Number.isSafeInteger(length) || length < 1) throw new RangeError(`not a length of a chain: ${length}`);
  // kept[i] is the link of round length - i * keptEvery.
  const kept: ServerSeed[] = [];
  let link = lastLink;
  for (let behind = 0; behind < length; behind += 1) {
    if (behind === kept.length * keptEvery) kept.push(link);
    link = hash(link) as ServerSeed;
    if (behind === Math.floor(behind / hashesPerTurn) * hashesPerTurn) await rest();
  }
  const linkOf = (round: number): ServerSeed => {
    if (!Number.isSafeInteger(round) || round < 1 || round > length) {
      throw new RangeError(`a chain of ${length} links has no round ${round}`);
    }
    const behind = length - round;
    const place = Math.floor(behind / keptEvery);
    let found = kept[place] ?? lastLink;
    for (let steps = behind - place * keptEvery; steps > 0; steps -= 1) found = hash(found) as ServerSeed;
    return found;
  };
  return {
    head: link as string as Commitment,
    length,
    linkOf,
    linksOf(firstRound, count) {
      const links = [linkOf(firstRound + count - 1)];
      for (let last = links[0]; links.length < count && last !== undefined; last = links.at(-1)) {
        links.push(hash(last) as ServerSeed);
      }
      return links.reverse();
    },
  };
}

/** The link so many rounds before another: what a checker hashes from one revealed link down to one seen earlier. */
export function linkBefore(link: ServerSeed, rounds: number): Commitment {
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError(`not a number of rounds: ${rounds}`);
  let found = link;
  for (let step = 1; step < rounds; step += 1) found = commitmentOf(found) as string as ServerSeed;
  return commitmentOf(found);
}
