import { cleanup, render, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages } from '@wau/i18n/studio/en';
import { afterEach, expect, test } from 'vitest';
import { spokenText, TextProvider } from '../platform/text.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleRoundId, sampleSeedId } from '../testing/sample-play.ts';
import { toldTitle } from '../testing/sample-titles.ts';
import { ManualCheck } from './manual-check.tsx';
import type { Proof } from './verified-round.tsx';

afterEach(cleanup);

const proof: Proof = {
  roundId: sampleRoundId,
  gameId: 'dice',
  status: 'settled',
  stakeMinor: '250',
  payoutMinor: '0',
  maxWinMinor: '5000000',
  currencyCode: 'MYR',
  parameters: { direction: 'over', targetHundredths: 7001 },
  events: [],
  decisions: [],
  extraStakeMinor: '0',
  seedId: sampleSeedId,
  serverSeedHash: 'b2'.repeat(32),
  serverSeed: 'a1'.repeat(32),
  clientSeed: 'layang-layang',
  nonce: 12,
  placedAt: '2026-11-21T00:00:00.000Z',
};

const { api } = fakeStudio({
  listTitles: () =>
    accepted({
      list: ['dice', 'plinko', 'wau-bulan']
        .map(toldTitle)
        .map(({ gameId, engine, names }) => ({ gameId, engine, names })),
    }),
  getTitle: ({ input }) => accepted(toldTitle((input as { params: { gameId: string } }).params.gameId)),
});

/** Shows the form, once its title has come. */
async function show(shown: Proof | undefined): Promise<void> {
  render(
    <TextProvider text={spokenText('EN', compileCatalogue(messages))}>
      <ManualCheck api={api} proof={shown} />
    </TextProvider>,
  );
  await screen.findByLabelText('Player seed');
}

const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

test('opened for a round, the form is filled and the round recomputed at once', async () => {
  await show(proof);
  expect(textIn('Our revealed seed')).toBe(proof.serverSeed);
  expect(textIn('Player seed')).toBe('layang-layang');
  expect(textIn('Round number')).toBe('12');
  expect(textIn('Stake')).toBe('2.50');
  expect(textIn('Maximum payout')).toBe('50000.00');
  expect(textIn('Winning range')).toBe('over');
  expect(textIn('Target')).toBe('70.01');
  expect(screen.getByRole('status').textContent).toMatch(/Result\d{1,2}\.\d{2}/);
});

test('a seed that is still secret leaves its field empty and nothing is computed', async () => {
  await show({ ...proof, serverSeed: null });
  expect(textIn('Our revealed seed')).toBe('');
  expect(textIn('Player seed')).toBe('layang-layang');
  expect(screen.queryByRole('status')).toBeNull();
});

test('opened for no round, the form begins empty', async () => {
  await show(undefined);
  expect(textIn('Player seed')).toBe('');
  expect(screen.queryByRole('status')).toBeNull();
});
