import { linkBefore } from '@wau/fairness/hash-chain';
import { parseServerSeed } from '@wau/fairness/seeds';
import { expect, test } from 'vitest';
import type { StudioText } from '../platform/text.tsx';
import { verifiedCrash } from './verified-crash.tsx';

/** A flight reads the same in every language. */
const noText: StudioText = () => expect.fail();

test('the automatic cash-out of a round is typed as its parameters, and back', () => {
  for (const autoCashOutHundredths of [null, 101, 250, 1_000_000]) {
    const texts = verifiedCrash.textsOf({ autoCashOutHundredths });
    expect(verifiedCrash.parametersOf(texts)).toEqual({ autoCashOutHundredths });
  }
  expect(verifiedCrash.parametersOf({ target: 'two' })).toEqual({ autoCashOutHundredths: undefined });
});

test('a round reads as where its flight ended', () => {
  expect(verifiedCrash.resultText([{ type: 'crashed', crashHundredths: 289 }], noText)).toBe('2.89×');
  expect(verifiedCrash.resultText([], noText)).toBeUndefined();
});

test('a link keeps the promise of the head that it leads to in as many steps as its round has, and of no other', () => {
  const link =
    parseServerSeed('5a9bb99e2c305da76e1e7d283c7ed00a5653cd796d16a262cfce69cfe7619e5c') ?? expect.fail();
  const head = linkBefore(link, 3);
  const rounds = [0, 1, 2, 3, 4].filter((round) => verifiedCrash.promise?.isKept(link, head, round));
  expect(rounds).toEqual([3]);
});
