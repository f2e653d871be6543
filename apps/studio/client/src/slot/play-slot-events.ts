import { type Minor, toMinor } from '@wau/money/minor';
import type { LandedCoin, SlotEvent, WinPaidEvent } from '@wau/rules/slot/slot-events';
import type { CellPosition } from '@wau/rules/slot/slot-grid';
import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import { amountOf } from '../play/desk-state.ts';
import { cellKey } from './board-cell.ts';
import type { CellBadge } from './board-marks.ts';
import { playBonusEvent } from './play-bonus-events.ts';
import type { SlotLine } from './slot-caption.ts';
import type { SlotLook } from './slot-look.ts';
import { mark, type SlotPlayer, say, showShare, stopTimes } from './slot-player.ts';

/** Plays events back in their order, from the first that the player has not seen. */
export async function playSlotEvents(player: SlotPlayer, events: readonly SlotEvent[]): Promise<void> {
  try {
    for (const [place, event] of events.entries()) {
      await playEvent(player, event, () => winsFrom(events, place));
    }
  } finally {
    // Whatever was told, and in whatever order: nothing rolls while a player decides or when a round is over.
    await restReels(player);
  }
}

/** How many wins are told one after another from here on. */
function winsFrom(events: readonly SlotEvent[], place: number): number {
  const end = events.findIndex((event, index) => index >= place && event.type !== 'winPaid');
  return (end < 0 ? events.length : end) - place;
}

/** How long one of so many wins is shown, so that many of them do not keep the player. */
export function winShowMs(winCount: number): number {
  return Math.max(300, Math.min(850, 3_200 / winCount));
}

/** What is told of a spin before its reels stop. */
const beforeStop: ReadonlySet<SlotEvent['type']> = new Set<SlotEvent['type']>([
  'freeSpinStarted',
  'respinStarted',
  'multiplierChanged',
  'wildsMoved',
  'reelsStopped',
]);

async function playEvent(player: SlotPlayer, event: SlotEvent, winCount: () => number): Promise<void> {
  const { board, pauses, sound, shown, pace } = player;
  const share = showShare[pace];
  // An engine may leave the stop of the reels out, as it does in a feature that was bought: all else happens at rest.
  if (!beforeStop.has(event.type)) await restReels(player);
  switch (event.type) {
    case 'freeSpinStarted':
      startSpin(player);
      say(player, { free: { number: event.number, total: event.total }, line: undefined });
      return;
    case 'respinStarted':
      startSpin(player);
      if (shown.isHolding) return pace === 'still' ? undefined : board.flicker(520 * share);
      say(player, { line: { kind: 'respin' } });
      return;
    case 'multiplierChanged':
      say(player, { multiplier: event.multiplier > 1 ? event.multiplier : undefined });
      return;
    case 'wildsMoved':
      mark(player, { stuck: event.moves.flatMap(({ to }) => (to === undefined ? [] : [to])) });
      say(player, { line: { kind: 'walked' } });
      return pauses.pause(280 * share);
    case 'reelsStopped':
      return stopReels(player, event);
    case 'winPaid':
      return showWin(player, event, winShowMs(winCount()) * share);
    case 'wildsExpanded':
    case 'wildsPlaced':
      board.trace(undefined);
      say(player, { line: { kind: event.type === 'wildsExpanded' ? 'expanded' : 'placed' } });
      sound.play('kitesRise');
      return pace === 'still' || pauses.isSkipped()
        ? board.show(event.grid)
        : board.change(event.grid, 560 * share);
    case 'wildsStuck':
      mark(player, { stuck: event.positions });
      return;
    case 'symbolMultipliers':
      mark(player, { badges: event.cells.map(multiplierBadge) });
      return;
    case 'cellMultipliers':
      mark(player, { markedCells: event.cells.map(multiplierBadge) });
      return;
    case 'symbolsTumbled':
      board.trace(undefined);
      return pace === 'still' || pauses.isSkipped()
        ? board.show(event.grid)
        : board.tumble(event.removed, event.grid, 720 * share);
    case 'winsMultiplied':
      say(player, { line: { kind: 'multiplied', multiplier: event.multiplier } });
      sound.play('line', { pitch: 1.3 });
      return pauses.pause(900 * share);
    case 'featureExtended':
      say(player, { line: { kind: 'added', count: event.spins } });
      sound.play('freeSpins');
      return pauses.pause(1_200 * share);
    case 'coinsLanded':
    case 'coinsCollected':
    case 'coinsMultiplied':
      return showCoins(player, event.coins, event.type === 'coinsLanded' ? event.respinsLeft : undefined);
    case 'spinEnded':
      return endSpin(player, amountOf(event.totalMinor));
    default:
      return playBonusEvent(player, event);
  }
}

/** Pauses can be skipped anew in each spin; what was won before is no longer traced. */
function startSpin({ board, pauses }: SlotPlayer): void {
  pauses.rearm();
  board.trace(undefined);
}

/** Brings reels that still roll back to what lay there. */
export function restReels({ board, pace }: Pick<SlotPlayer, 'board' | 'pace'>): Promise<void> {
  return board.rest(pace === 'still' ? undefined : stopTimes.turbo);
}

async function stopReels(
  player: SlotPlayer,
  { grid, held = [], anticipation }: Extract<SlotEvent, { type: 'reelsStopped' }>,
): Promise<void> {
  const { board, pace, pauses } = player;
  say(player, { line: undefined });
  if (!player.shown.isHolding) mark(player, { badges: [] });
  if (pace === 'still') {
    board.show(grid);
    return pauses.pause(300);
  }
  board.start(held);
  await board.land({ grid, held, suspense: anticipation?.reels ?? [] }, stopTimes[pace]);
}

async function showWin(player: SlotPlayer, win: WinPaidEvent, showMs: number): Promise<void> {
  const { board, look, money, pace, pauses, sound } = player;
  if (pauses.isSkipped()) return;
  say(player, { line: lineOf(win) });
  sound.play('line');
  board.trace(
    {
      cells: win.positions,
      line: win.kind === 'line' ? look.lines[win.line ?? -1] : undefined,
      label: `${money.amount(amountOf(win.payoutMinor))}${win.multiplier > 1 ? ` (×${win.multiplier})` : ''}`,
    },
    pace === 'still',
  );
  await pauses.pause(win.kind === 'scatter' ? Math.max(showMs, 700) : showMs);
}

function lineOf(win: WinPaidEvent): SlotLine | undefined {
  switch (win.kind) {
    case 'line':
      return { kind: 'line', number: (win.line ?? 0) + 1 };
    case 'ways':
      return { kind: 'ways', ways: win.ways ?? 1 };
    case 'cluster':
    case 'scatter':
    case 'coins':
      return { kind: win.kind, count: win.count };
    case 'pick':
    case 'wheel':
      return undefined;
  }
}

function multiplierBadge({
  position,
  multiplier,
}: {
  readonly position: CellPosition;
  readonly multiplier: number;
}): CellBadge {
  return { position, text: multiplier === 0 ? '' : `×${multiplier}`, kind: 'multiplier' };
}

async function showCoins(
  player: SlotPlayer,
  landed: readonly LandedCoin[],
  respinsLeft: number | undefined,
): Promise<void> {
  const { board, pauses, sound, shown } = player;
  const share = showShare[player.pace];
  shown.coins = new Map([...shown.coins, ...landed.map((coin) => [cellKey(coin.position), coin] as const)]);
  const coins = [...shown.coins.values()];
  if (shown.isHolding) {
    const held = new Set(shown.coins.keys());
    const grid = board.grid().map((symbols, reel) =>
      symbols.map((symbol, row) => {
        if (held.has(cellKey({ reel, row }))) return 'coin';
        // What lay there before a feature was bought may be a coin, but not one of this round.
        return symbol === 'coin' ? plainSymbol(player.look) : symbol;
      }),
    );
    board.show(grid);
    mark(player, { onlyCells: coins.map(({ position }) => position) });
    say(player, { respinsLeft: respinsLeft ?? player.caption.current().respinsLeft });
  }
  mark(player, { badges: coins.map((coin) => coinBadge(player, coin)) });
  if (landed.length > 0) sound.play('moonStop', { pitch: 1.2 });
  await pauses.pause((landed.length > 0 ? 520 : 160) * share);
}

/** What stands for nothing at all beside the coins that are held. */
function plainSymbol({ pays }: SlotLook): SlotSymbol {
  return pays.findLast(({ symbol }) => symbol !== 'coin')?.symbol ?? 'low1';
}

function coinBadge({ money }: SlotPlayer, coin: LandedCoin): CellBadge {
  const { position, prize, power, multiplier } = coin;
  if (power === 'multiply') return { position, text: `×${multiplier ?? 1}`, kind: 'coin' };
  if (power === 'collect' && coin.valueMinor === '0') return { position, text: '★', kind: 'coin' };
  if (prize !== undefined) return { position, text: prize.toUpperCase(), kind: 'prize' };
  return { position, text: money.shortDigits(amountOf(coin.valueMinor)), kind: 'coin' };
}

async function endSpin(player: SlotPlayer, totalMinor: Minor): Promise<void> {
  const { pauses, shown, pace } = player;
  if (!shown.isHolding) shown.coins = new Map();
  if (!shown.isFeature) return;
  say(player, { featureTotalMinor: toMinor(totalMinor) });
  await pauses.pause(300 * showShare[pace]);
}
