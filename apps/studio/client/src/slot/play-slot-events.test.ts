import type { SlotEvent } from '@wau/rules/slot/slot-events';
import type { SlotGrid } from '@wau/rules/slot/slot-grid';
import { describe, expect, it } from 'vitest';
import { createSkippablePause } from '../platform/skippable-pause.ts';
import { createStore } from '../platform/store.ts';
import { amountOf } from '../play/desk-state.ts';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import type { BoardMarks } from './board-marks.ts';
import { playSlotEvents, winShowMs } from './play-slot-events.ts';
import type { SlotBoard } from './slot-board.ts';
import type { SlotCaption } from './slot-caption.ts';
import { emptyShownRound } from './slot-player.ts';
import { playableEvents } from './use-slot-playback.ts';
import type { TracedWin } from './win-trace.ts';

/** A board that shows everything at once and remembers what it was asked for. */
function fakeBoard() {
  let grid: SlotGrid = [];
  const traced: TracedWin[] = [];
  const marks: BoardMarks[] = [];
  const show = (next: SlotGrid): Promise<void> => {
    grid = next;
    return Promise.resolve();
  };
  const board: SlotBoard = {
    resize: () => undefined,
    setDrawings: () => undefined,
    show: (next) => void show(next),
    start: () => undefined,
    land: ({ grid: next }) => show(next),
    isRolling: () => false,
    rest: () => Promise.resolve(),
    tumble: (_, next) => show(next),
    change: (next) => show(next),
    flicker: () => Promise.resolve(),
    mark: (next) => void marks.push(next),
    trace: (win) => void (win !== undefined && traced.push(win)),
    hurry: () => undefined,
    grid: () => grid,
    close: () => undefined,
  };
  return { board, traced, marks };
}

async function play(events: readonly SlotEvent[]) {
  const { board, traced, marks } = fakeBoard();
  const caption = createStore<SlotCaption>({});
  const captions: SlotCaption[] = [];
  caption.subscribe(() => captions.push(caption.current()));
  const money = {
    amount: String,
    shortAmount: String,
    digits: String,
    shortDigits: String,
    symbol: 'RM',
    exponent: 2,
  };
  const pauses = { ...createSkippablePause(), pause: () => Promise.resolve() };
  const sound = {
    setOn: () => undefined,
    setLevels: () => undefined,
    play: () => () => undefined,
    repeat: () => () => undefined,
  };
  const look = {
    rows: [3, 3, 3, 3, 3],
    arrival: 'turning' as const,
    lines: [],
    stakes: { coins: 20, prices: new Map() },
    symbols: [],
    pays: [],
    rules: [],
  };
  const shown = emptyShownRound();
  await playSlotEvents({ board, look, pace: 'full', pauses, money, sound, caption, shown }, events);
  return { board, traced, marks, captions, shown };
}

const engines = ['lines', 'ways', 'sticky-wilds', 'cluster', 'hold-and-spin', 'pick-and-wheel'] as const;
const rounds = engines.flatMap((engine) =>
  goldenRoundsOf(engine).map((golden) => [`${engine}: ${golden.name}`, playableEvents(golden)] as const),
);

describe.each(rounds)('%s', (_, events) => {
  it('is shown with every win, and ends on the symbols that it ended with', async () => {
    const { board, traced } = await play(events);
    const wins = events.filter((event) => event.type === 'winPaid');
    expect(traced.map(({ label }) => label.split(' ')[0])).toEqual(
      wins.map(({ payoutMinor }) => String(amountOf(payoutMinor))),
    );
    const grids = events.flatMap((event) => ('grid' in event ? [event.grid] : []));
    const isHeld = events.some((event) => event.type === 'featureStarted' && event.feature === 'holdAndSpin');
    if (!isHeld) expect(board.grid()).toEqual(grids.at(-1) ?? []);
  });

  it('takes back what belonged to a feature when it ends', async () => {
    const { captions, marks } = await play(events);
    const last = events.findLast(({ type }) => type === 'featureStarted' || type === 'featureEnded');
    if (last?.type !== 'featureEnded') return;
    expect(captions.at(-1)).toMatchObject({ free: undefined, respinsLeft: undefined, wheel: undefined });
    expect(marks.at(-1)).toMatchObject({ stuck: [], onlyCells: undefined });
  });
});

it('shows many wins for a shorter time each', () => {
  expect([winShowMs(1), winShowMs(8), winShowMs(40)]).toEqual([850, 400, 300]);
});
