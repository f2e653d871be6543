import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roundBlock, roundStream } from './round-stream.ts';
import { parseClientSeed, parseCommitment, parseServerSeed, verifyCommitment } from './seeds.ts';

interface WorkedExample {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly firstBlock: string;
  readonly diceRoll: number;
  readonly plinkoPathOfEightRows: readonly number[];
  readonly wauBulanStops: readonly number[];
}

const document = readFileSync(new URL('../../../docs/games/fairness.md', import.meta.url), 'utf8');

describe('the worked example in docs/games/fairness.md', () => {
  const example = JSON.parse(/```json\n([^`]*)```/.exec(document)?.[1] ?? '') as WorkedExample;
  const serverSeed = parseServerSeed(example.serverSeed) ?? expect.fail('not a server seed');
  const clientSeed = parseClientSeed(example.clientSeed) ?? expect.fail('not a client seed');
  const draw = (count: number, bound: number): number[] => {
    const stream = roundStream(serverSeed, clientSeed, example.nonce);
    return Array.from({ length: count }, () => stream.nextInteger(bound));
  };

  it('commits to its seed', () => {
    const commitment = parseCommitment(example.commitment) ?? expect.fail('not a commitment');
    expect(verifyCommitment(serverSeed, commitment)).toBe(true);
  });

  it('has the block that it shows', () => {
    const block = roundBlock(serverSeed, clientSeed, example.nonce, 0);
    expect(Buffer.from(block).toString('hex')).toBe(example.firstBlock);
  });

  it('draws what it says for each game', () => {
    expect(draw(1, 10_000)).toEqual([example.diceRoll]);
    expect(draw(8, 2)).toEqual(example.plinkoPathOfEightRows);
    expect(draw(5, 32)).toEqual(example.wauBulanStops);
  });

  it('tells the bits as they are', () => {
    const bits = Array.from(Buffer.from(example.firstBlock, 'hex'), (byte) =>
      byte.toString(2).padStart(8, '0'),
    ).join('');
    const attempts = [0, 14, 28].map((start) => bits.slice(start, start + 14));
    expect(attempts.map((text) => Number.parseInt(text, 2))).toEqual([15_666, 13_483, 3350]);
    for (const attempt of attempts) expect(document).toContain(`\`${attempt}\``);
    const reels = [0, 5, 10, 15, 20].map((start) => `\`${bits.slice(start, start + 5)}\``).join(' ');
    expect(document).toContain(reels);
  });
});
