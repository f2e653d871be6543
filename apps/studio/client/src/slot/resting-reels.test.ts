import { toMinor } from '@wau/money/minor';
import type { TitleBet } from '@wau/rules/playable-title';
import { seededIntegerSource } from '@wau/rules/seeded-integer-source';
import type { SlotEvent } from '@wau/rules/slot/slot-events';
import type { SlotStakes } from '@wau/rules/slot/slot-stake';
import type { ThemeTokens } from '@wau/theme/tokens';
import { type OpenTitle, readTitleShelf } from '@wau/titles/title-shelf';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSkippablePause } from '../platform/skippable-pause.ts';
import { createStore } from '../platform/store.ts';
import type { Pace } from '../play/play-context.tsx';
import { clusterLook } from './looks/cluster-look.ts';
import { holdAndSpinLook } from './looks/hold-and-spin-look.ts';
import { linesLook } from './looks/lines-look.ts';
import { pickAndWheelLook } from './looks/pick-and-wheel-look.ts';
import { stickyWildsLook } from './looks/sticky-wilds-look.ts';
import { waysLook } from './looks/ways-look.ts';
import { playSlotEvents } from './play-slot-events.ts';
import { createSlotBoard } from './slot-board.ts';
import type { SlotCaption } from './slot-caption.ts';
import type { SlotLook } from './slot-look.ts';
import { emptyShownRound } from './slot-player.ts';
import { playableEvents } from './use-slot-playback.ts';

/* The board itself, on a clock that the test turns: reels roll until something brings them to rest. */

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const looks: Readonly<Record<string, (mathematics: never) => SlotLook>> = {
  lines: linesLook,
  ways: waysLook,
  'sticky-wilds': stickyWildsLook,
  cluster: clusterLook,
  'hold-and-spin': holdAndSpinLook,
  'pick-and-wheel': pickAndWheelLook,
};

function lookOf({ engine, playable }: OpenTitle): SlotLook {
  return looks[engine]?.(playable.mathematics as never) ?? expect.fail(engine);
}

const shelf = readTitleShelf();
const slots = shelf.facts.flatMap(({ gameId }) => {
  const title = shelf.find(gameId);
  return title !== undefined && title.engine in looks ? [title] : [];
});

/** One title of each engine for each feature that the engine sells. */
const sold = new Map(
  slots.flatMap((title) => {
    const { stakes } = title.playable.mathematics as { readonly stakes: SlotStakes };
    return [...stakes.prices.keys()].map(
      (feature) => [`${title.engine} ${feature}`, { title, feature }] as const,
    );
  }),
);

/** A whole round; a player who has to choose a box opens the first closed one. */
function roundOf(bet: TitleBet, seed: number): readonly SlotEvent[] {
  const wager = { stakeMinor: toMinor(bet.stakeStepMinor), maxWinMinor: toMinor(10n ** 15n) };
  const decisions: unknown[] = [];
  for (;;) {
    const round = bet.play(wager, decisions, seededIntegerSource(seed));
    if (round.kind === 'over') return playableEvents(round);
    if (round.kind === 'illegal') return expect.fail(round.code);
    decisions.push(round.decisionAtTimeout);
  }
}

function boughtRound({ playable }: OpenTitle, feature: string | undefined, seed = 7): readonly SlotEvent[] {
  const bet = playable.parseBet(feature === undefined ? {} : { buy: feature });
  return bet.ok ? roundOf(bet.value, seed) : expect.fail(bet.code);
}

function openBoard(look: SlotLook) {
  const heard: string[] = [];
  const board = createSlotBoard({
    canvas: document.createElement('canvas'),
    colours: {} as ThemeTokens,
    look,
    listener: {
      onStarted: () => heard.push('started'),
      onReelStopped: () => undefined,
      onSuspense: () => undefined,
      onAllStopped: () => heard.push('stopped'),
    },
  });
  const caption = createStore<SlotCaption>({});
  const pauses = createSkippablePause();
  const money = {
    amount: String,
    shortAmount: String,
    digits: String,
    shortDigits: String,
    symbol: 'RM',
    exponent: 2,
  };
  const sound = {
    setOn: () => undefined,
    setLevels: () => undefined,
    play: () => () => undefined,
    repeat: () => () => undefined,
  };
  const shown = emptyShownRound();
  const play = (events: readonly SlotEvent[], pace: Pace) =>
    playSlotEvents({ board, look, pace, pauses, money, sound, caption, shown }, events);
  return { board, caption, pauses, heard, play };
}

/** Ten minutes of a player's time. */
const longestTicks = 3_000;

/** Turns the clock until the work is done. */
async function finish(work: Promise<void>, eachTick: () => void = () => undefined): Promise<void> {
  let isDone = false;
  const watched = work.finally(() => {
    isDone = true;
  });
  for (let ticks = 0; !isDone; ticks += 1) {
    if (ticks > longestTicks) expect.fail('the playback does not come to its end');
    eachTick();
    await vi.advanceTimersByTimeAsync(200);
  }
  await watched;
}

/** Draws what is still to be drawn; nothing asks for a further frame once all is at rest. */
async function expectNoFrames(): Promise<void> {
  await vi.advanceTimersByTimeAsync(40);
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
}

const paces = ['full', 'turbo', 'still'] as const;

describe.each([...sold])('a bought round of %s', (_, { title, feature }) => {
  const events = boughtRound(title, feature);

  it.each(paces)(
    'at the pace %s shows what was bought on reels at rest, and leaves them so',
    async (pace) => {
      const { board, caption, heard, play } = openBoard(lookOf(title));
      caption.subscribe(() => {
        const { banner, picks, wheel, respinsLeft } = caption.current();
        const isShown = [banner, picks, wheel, respinsLeft].some((part) => part !== undefined);
        if (isShown) expect(board.isRolling()).toBe(false);
      });
      // No bet that buys starts them, but nothing may depend on it.
      board.start();
      await finish(play(events, pace));
      expect(board.isRolling()).toBe(false);
      expect(heard.at(-1)).toBe('stopped');
      board.trace(undefined);
      await expectNoFrames();
    },
  );

  it('leaves the reels at rest when the player skips all that can be skipped', async () => {
    const { board, pauses, play } = openBoard(lookOf(title));
    board.start();
    await finish(play(events, 'turbo'), () => {
      pauses.skip();
      board.hurry();
    });
    board.trace(undefined);
    await expectNoFrames();
  });
});

it('a feature is sold by every slot engine', () => {
  expect(new Set([...sold.values()].map(({ title }) => title.engine)).size).toBe(Object.keys(looks).length);
});

describe.each(Object.keys(looks))('a spin of %s', (engine) => {
  const title = slots.find((each) => each.engine === engine) ?? expect.fail(engine);

  it('lies there when it is over, however early the player skips', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const { board, pauses, play } = openBoard(lookOf(title));
      const events = boughtRound(title, undefined, seed);
      board.start();
      await vi.advanceTimersByTimeAsync(80 * seed);
      const played = play(events, 'turbo');
      await vi.advanceTimersByTimeAsync(60 * seed);
      await finish(played, () => {
        pauses.skip();
        board.hurry();
      });
      board.trace(undefined);
      await expectNoFrames();
      const last = events.flatMap((event) => ('grid' in event ? [event.grid] : [])).at(-1);
      const isHeld = events.some((event) => event.type === 'coinsLanded');
      if (!isHeld) expect(board.grid()).toEqual(last);
    }
  });

  it('ends at rest whatever an engine leaves out', async () => {
    const events = boughtRound(title, undefined);
    await fc.assert(
      fc.asyncProperty(fc.subarray([...events]), async (told) => {
        const { board, play } = openBoard(lookOf(title));
        board.start();
        await finish(play(told, 'turbo'));
        expect(board.isRolling()).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  it('stops where the next answer says when the one before was refused while reels came to rest', async () => {
    const { board, play } = openBoard(lookOf(title));
    const events = boughtRound(title, undefined, 2);
    board.start();
    const refused = board.rest({ firstMs: 120, eachMs: 45, suspenseMs: 250 });
    await vi.advanceTimersByTimeAsync(250);
    board.start();
    await finish(play(events, 'full'));
    await finish(refused);
    const first = events.flatMap((event) => (event.type === 'reelsStopped' ? [event.grid] : []));
    if (!events.some((event) => event.type === 'symbolsTumbled')) expect(board.grid()).toEqual(first.at(-1));
    board.trace(undefined);
    await expectNoFrames();
  });
});
