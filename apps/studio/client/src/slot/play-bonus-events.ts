import { zeroMinor } from '@wau/money/minor';
import type {
  BonusPrize,
  FeatureEndedEvent,
  FeatureStartedEvent,
  PickedEvent,
  PicksOfferedEvent,
  PrizeWonEvent,
  WheelTurnedEvent,
} from '@wau/rules/slot/slot-events';
import { amountOf } from '../play/desk-state.ts';
import { mark, type SlotPlayer, say, showShare } from './slot-player.ts';

type BonusEvent =
  | FeatureStartedEvent
  | FeatureEndedEvent
  | PicksOfferedEvent
  | PickedEvent
  | WheelTurnedEvent
  | PrizeWonEvent;

/** What happens beside the reels: features that begin and end, boxes, wheels and prizes. */
export async function playBonusEvent(player: SlotPlayer, event: BonusEvent): Promise<void> {
  switch (event.type) {
    case 'featureStarted':
      return startFeature(player, event);
    case 'featureEnded':
      return endFeature(player, event);
    case 'picksOffered':
      say(player, {
        picks: {
          boxes: event.boxes,
          prizes: event.prizes,
          factor: event.factor,
          tokensNeeded: event.tokensNeeded,
          opened: new Map(),
          others: new Map(),
        },
      });
      return;
    case 'picked':
      return showPick(player, event);
    case 'wheelTurned':
      return turnWheel(player, event);
    case 'prizeWon': {
      const amountMinor = amountOf(event.payoutMinor);
      say(player, { line: { kind: 'prize', prize: event.prize, amountMinor } });
      player.sound.play('winBig');
      return player.pauses.pause(1_600 * showShare[player.pace]);
    }
  }
}

async function startFeature(player: SlotPlayer, { feature, spins }: FeatureStartedEvent): Promise<void> {
  const { board, pauses, sound, shown, pace } = player;
  pauses.rearm();
  board.trace(undefined);
  shown.isFeature = true;
  shown.isHolding = feature === 'holdAndSpin';
  sound.play('freeSpins');
  say(player, {
    line: undefined,
    featureTotalMinor: player.caption.current().featureTotalMinor ?? zeroMinor,
    banner: { kind: 'intro', feature, count: spins ?? 0 },
  });
  await pauses.pause(2_200 * showShare[pace]);
  say(player, { banner: undefined });
  if (shown.isHolding) mark(player, { onlyCells: [...shown.coins.values()].map(({ position }) => position) });
}

async function endFeature(player: SlotPlayer, { feature, payoutMinor }: FeatureEndedEvent): Promise<void> {
  const { board, pauses, sound, shown, pace } = player;
  pauses.rearm();
  board.trace(undefined);
  shown.isHolding = false;
  shown.coins = new Map();
  mark(player, { stuck: [], badges: [], markedCells: [], onlyCells: undefined });
  say(player, {
    free: undefined,
    respinsLeft: undefined,
    multiplier: undefined,
    picks: undefined,
    wheel: undefined,
    line: undefined,
  });
  const amountMinor = amountOf(payoutMinor);
  if (amountMinor === 0n) return;
  sound.play('winSmall');
  say(player, { banner: { kind: 'outro', feature, amountMinor } });
  await pauses.pause(1_800 * showShare[pace]);
  say(player, { banner: undefined });
}

async function showPick(player: SlotPlayer, { choice, prize, others }: PickedEvent): Promise<void> {
  const { caption, pauses, sound, pace } = player;
  const { picks } = caption.current();
  if (picks === undefined) return;
  const box = choice ?? firstClosed(picks.boxes, picks.opened);
  const opened = new Map([...picks.opened, [box, prize]]);
  const closed = Array.from({ length: picks.boxes }, (_, index) => index).filter(
    (index) => !opened.has(index),
  );
  const left = new Map(
    closed.flatMap((index, place) => {
      const other = others?.[place];
      return other === undefined ? [] : [[index, other] as const];
    }),
  );
  say(player, { picks: { ...picks, opened, others: left } });
  sound.play(prize.kind === 'end' ? 'lost' : 'moonStop', { pitch: 1.15 });
  await pauses.pause((left.size > 0 ? 1_900 : 620) * showShare[pace]);
}

function firstClosed(boxes: number, opened: ReadonlyMap<number, BonusPrize>): number {
  for (let box = 0; box < boxes; box += 1) if (!opened.has(box)) return box;
  return 0;
}

async function turnWheel(player: SlotPlayer, event: WheelTurnedEvent): Promise<void> {
  const { pauses, sound, pace } = player;
  const share = showShare[pace];
  const spinMs = pace === 'still' || pauses.isSkipped() ? 0 : 3_400 * share;
  const { segments, weights, segment } = event;
  say(player, { picks: undefined, wheel: { segments, weights, segment, spinMs } });
  if (spinMs > 0) sound.play('anticipation');
  await pauses.pause(spinMs);
  sound.play('winSmall');
  await pauses.pause(1_100 * share);
}
