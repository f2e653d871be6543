import type { WauBulanGrid } from '@wau/rules/wau-bulan/wau-bulan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { themeColours } from '../ui/theme-colours.ts';
import { createReelBoard } from './reel-board.ts';

const times = { firstMs: 480, eachMs: 190, suspenseMs: 1_000 };
const frameMs = 16;

/** Two moons on the first reels, so that each of the others might bring free spins. */
const twoMoons: WauBulanGrid = [
  ['bulan', 'wau', 'king'],
  ['ace', 'bulan', 'congkak'],
  ['queen', 'jack', 'wayang'],
  ['keris', 'jack', 'bungaRaya'],
  ['wau', 'ten', 'gasing'],
];

let nowMs: number;
let frames: ((nowMs: number) => void)[];
beforeEach(() => {
  nowMs = 0;
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (step: (nowMs: number) => void) => frames.push(step));
  vi.stubGlobal('reportError', expect.fail);
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Spins to the two moons; tells what is heard, in its order, and when the reels have come to rest. */
function spin(hurriesAtMs?: number) {
  const canvas = document.createElement('canvas');
  // Takes whatever is drawn.
  const layer = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(canvas, 'getContext').mockReturnValue(layer as CanvasRenderingContext2D);
  const heard: string[] = [];
  const board = createReelBoard({
    canvas,
    colours: themeColours(),
    listener: {
      onStarted: () => void heard.push('turning'),
      onReelStopped: (reel) => void heard.push(`stop ${reel + 1}`),
      onSuspense: () => void heard.push('suspense'),
      onClosed: () => undefined,
    },
  });
  board.resize({ width: 300, height: 180 });
  board.start();
  board.land(twoMoons, times).catch(expect.fail);
  // Reels at rest ask for no further frame.
  while (frames.length > 0) {
    if (nowMs === hurriesAtMs) board.hurry();
    for (const step of frames.splice(0)) step(nowMs);
    nowMs += frameMs;
  }
  return { heard, restMs: nowMs };
}

test('after two moons each reel that is still to stop keeps the player in suspense', () => {
  // It begins together with the stop of the reel before.
  expect(spin().heard).toEqual([
    'turning',
    'stop 1',
    'suspense',
    'stop 2',
    'suspense',
    'stop 3',
    'suspense',
    'stop 4',
    'stop 5',
  ]);
});

test('whoever hurries the reels is kept in no suspense, and has their result sooner', () => {
  const { restMs: unhurriedMs } = spin();
  nowMs = 0;
  const { heard, restMs } = spin(10 * frameMs);
  expect(heard).toEqual(['turning', 'stop 1', 'stop 2', 'stop 3', 'stop 4', 'stop 5']);
  expect(restMs).toBeLessThan(unhurriedMs / 2);
});
