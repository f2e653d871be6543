import { afterEach, expect, test, vi } from 'vitest';
import { themeColours } from '../ui/theme-colours.ts';
import { createPlinkoBoard } from './plinko-board.ts';

afterEach(() => vi.unstubAllGlobals());

/** A canvas that counts the discs drawn since it was last cleared: balls, as the pegs are on the other one. */
function countingCanvas() {
  const drawn = { discs: 0 };
  const context = new Proxy(
    {},
    {
      get: (_, name) => () => {
        if (name === 'clearRect') drawn.discs = 0;
        if (name === 'arc') drawn.discs += 1;
      },
      set: () => true,
    },
  );
  const canvas = document.createElement('canvas');
  canvas.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
  return { canvas, drawn };
}

test('without motion a ball stands in its bucket until the next bet, and nothing is drawn again and again', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const still = countingCanvas();
  const moving = countingCanvas();
  const board = createPlinkoBoard({ still: still.canvas, moving: moving.canvas }, themeColours());
  let nowMs = 0;
  /** Draws until nothing moves; answers how many frames that took. */
  const rest = () => {
    let drawn = 0;
    for (let draw = frames.shift(); draw !== undefined && drawn < 50; draw = frames.shift()) {
      nowMs += 16;
      draw(nowMs);
      drawn += 1;
    }
    return drawn;
  };
  board.resize({ width: 300, height: 300 });
  board.show({ rows: 8, multipliers: Array.from({ length: 9 }, () => 10_000) });
  rest();

  board.setWaiting(1, true);
  expect(rest()).toBeLessThan(5);
  expect(moving.drawn.discs).toBe(1);

  const landed = board.drop({
    path: ['left', 'left', 'left', 'left', 'right', 'right', 'right', 'right'],
    bucket: 4,
    ballNumber: 7,
    hopMs: 0,
    onTouch: () => undefined,
  });
  board.setWaiting(0, true);
  expect(rest()).toBeLessThan(5);
  await landed;
  const atRest = moving.drawn.discs;
  expect(atRest).toBeGreaterThan(0);

  board.setWaiting(1, true);
  rest();
  expect(moving.drawn.discs).toBe(1);
});
