import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages } from '@wau/i18n/studio/en';
import { linesEngine } from '@wau/rules/lines/lines-engine';
import type { LinesMathematics } from '@wau/rules/lines/lines-mathematics';
import type { SlotStakes } from '@wau/rules/slot/slot-stake';
import { readTitleShelf } from '@wau/titles/title-shelf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sound } from '../platform/sound.ts';
import { spokenText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioAnswer, fakeStudio } from '../testing/fake-studio.ts';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { mathematicsOf } from '../testing/sample-titles.ts';
import { featureOffers } from './feature-offers.ts';
import { linesLook } from './looks/lines-look.ts';
import { SlotGame } from './slot-game.tsx';

/* With less motion, which needs no canvas. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  vi.stubGlobal('reportError', expect.fail);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Free spins for 88 stakes; RM 500 is the most that may be staked, and RM 1,000 are there. */
const gameId = 'angkasa-lohong';
const look = linesLook(mathematicsOf<LinesMathematics>(gameId));

function Game() {
  useMathematics(linesEngine);
  return <SlotGame look={look} />;
}

const events = goldenRoundsOf('lines').find(({ name }) => name === 'nothing won')?.events ?? [];
const boughtRound = sampleRound({
  gameId,
  parameters: { buy: 'freeSpins' },
  events: [...events],
  stakeMinor: '26400',
  payoutMinor: '0',
});

type BetAnswer = FakeStudioAnswer<'placeBet'> | Promise<FakeStudioAnswer<'placeBet'>>;

function open(
  allowsFeatureBuy = true,
  placeBet: () => BetAnswer = () => accepted(boughtRound),
  sound?: Sound,
) {
  const kept: string[] = [];
  const studio = fakeStudio({ placeBet, finishRound: () => accepted(null) });
  render(
    <FakePlay
      api={studio.api}
      gameId={gameId}
      openBetsMaximum={1}
      allowsFeatureBuy={allowsFeatureBuy}
      keep={(settings) => kept.push(settings)}
      {...(sound === undefined ? {} : { sound })}
    >
      <Game />
    </FakePlay>,
  );
  return { ...studio, kept };
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const stakeField = () => screen.getByRole('textbox', { name: /stake/i });
const openSheet = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Buy feature' }));
  return within(screen.getByRole('dialog', { name: 'Buy feature' }));
};
const confirm = () =>
  within(screen.getByRole('dialog', { name: 'Buy feature' })).getByRole('button', { name: /^Buy for/ });

function chooseStake(text: string): void {
  fireEvent.change(stakeField(), { target: { value: text } });
}

test('GA-09 the sheet tells what is bought, its price at the stake and its own return', () => {
  open();
  chooseStake('3');
  const sheet = openSheet();
  expect(sheet.getByText('9 free spins')).toBeTruthy();
  expect(plain(sheet.getByText('Price').nextElementSibling?.textContent)).toBe('RM 264 = 88 × RM 3');
  expect(sheet.getByText('Return of this feature').nextElementSibling?.textContent).toBe('95.26 %');
  expect(plain(confirm().textContent)).toBe('Buy for RM 264');
});

test('buying places one bet at the full price, and the round is told as bought', async () => {
  const { sent, kept } = open();
  chooseStake('3');
  openSheet();
  fireEvent.click(confirm());
  expect(screen.queryByRole('dialog')).toBeNull();
  const chip = await screen.findByRole('button', { name: 'Round: 0.00×, feature bought' });
  expect(sent.filter(({ name }) => name === 'placeBet').map(({ input }) => input)).toEqual([
    { body: { stakeMinor: '26400', parameters: { buy: 'freeSpins' } } },
  ]);
  // The price is no stake: the next visit does not open with it.
  expect(kept.filter((settings) => settings.includes('26400') && settings.includes('"bets"'))).toEqual([]);
  fireEvent.click(chip);
  const round = within(screen.getByRole('dialog'));
  expect(round.getByText('Feature bought').nextElementSibling?.textContent).toBe('Free spins for 88 stakes');
});

test.each([
  ['6', 'At most RM 500 may be staked on a round. Choose a stake of RM 5.40 or less.'],
  ['abc', /./],
])('at a stake of %s it cannot be bought, and the sheet says why', (stake, reason) => {
  const { sent } = open();
  chooseStake(stake);
  const sheet = openSheet();
  const note = sheet.getByRole('status');
  expect(plain(note.textContent)).toMatch(reason);
  expect(confirm().getAttribute('aria-describedby')).toBe(note.id);
  fireEvent.click(confirm());
  expect(screen.getByRole('dialog', { name: 'Buy feature' })).toBeTruthy();
  expect(sent.filter(({ name }) => name === 'placeBet')).toEqual([]);
});

test('during autoplay it cannot be bought, and the sheet says to stop it first', () => {
  const unanswered = Promise.withResolvers<FakeStudioAnswer<'placeBet'>>();
  open(true, () => unanswered.promise);
  fireEvent.click(screen.getByRole('button', { name: 'Autoplay' }));
  fireEvent.click(screen.getByRole('button', { name: /^Play \d+ rounds/ }));
  const sheet = openSheet();
  expect(sheet.getByRole('status').textContent).toBe('Stop autoplay first.');
  expect(confirm().getAttribute('aria-disabled')).toBe('true');
});

test('a spin turns the reels from the tap on; a feature that is bought begins without a spin', () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  const turned: string[] = [];
  const sound = {
    setOn: () => undefined,
    setLevels: () => undefined,
    play: () => () => undefined,
    repeat: (score: string) => {
      turned.push(score);
      return () => undefined;
    },
  };
  const unanswered = Promise.withResolvers<FakeStudioAnswer<'placeBet'>>();
  open(true, () => unanswered.promise, sound);
  openSheet();
  fireEvent.click(confirm());
  expect(turned).toEqual([]);
  cleanup();
  open(true, () => unanswered.promise, sound);
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect(turned).toEqual(['reelTurn']);
});

test('where the market forbids it there is no button', () => {
  open(false);
  expect(screen.queryByRole('button', { name: 'Buy feature' })).toBeNull();
});

test('S10 a page that was opened before the market forbade it tells the refusal, and the stake is back', async () => {
  open(true, () => refused(403, 'feature.buy.forbidden', 'Features cannot be bought here'));
  chooseStake('3');
  openSheet();
  fireEvent.click(confirm());
  expect(await screen.findByText('Features cannot be bought here')).toBeTruthy();
  expect(plain(document.querySelector('.balance-bar .figure')?.textContent)).toBe('RM 1,000.00');
});

test('every title that sells a feature states its return', () => {
  const shelf = readTitleShelf();
  const { t } = spokenText('EN', compileCatalogue(messages));
  let selling = 0;
  for (const { gameId: each } of shelf.facts) {
    const title = shelf.find(each);
    const { stakes } = (title?.playable.mathematics ?? {}) as { readonly stakes?: SlotStakes };
    if (title === undefined || stakes?.prices === undefined || stakes.prices.size === 0) continue;
    selling += 1;
    const offers = featureOffers({ stakes, boughtSpins: undefined }, title.figures, t);
    expect(
      offers.map(({ price }) => price),
      each,
    ).toEqual([...stakes.prices.values()]);
  }
  expect(selling).toBeGreaterThan(100);
});
