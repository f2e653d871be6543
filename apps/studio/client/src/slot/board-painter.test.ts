import { themes } from '@wau/theme/tokens';
import { afterEach, expect, test, vi } from 'vitest';
import { noMarks } from './board-marks.ts';
import { createBoardPainter } from './board-painter.ts';
import type { BoardReel } from './board-reel.ts';
import type { SlotLook } from './slot-look.ts';

afterEach(() => void vi.restoreAllMocks());

/** What is drawn, in its order: symbols and texts alone. */
function recordDrawing(): readonly string[] {
  const drawn: string[] = [];
  const layer = new Proxy(
    {},
    {
      get: (_, name) => (what: unknown) => {
        if (name === 'drawImage') drawn.push('symbol');
        if (name === 'fillText') drawn.push(String(what));
      },
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    layer as ReturnType<HTMLCanvasElement['getContext']>,
  );
  return drawn;
}

test('a coin that is traced as a win still says what it is worth, above its symbol', () => {
  const drawn = recordDrawing();
  const look = { rows: [1] } as unknown as SlotLook;
  const painter = createBoardPainter(document.createElement('canvas'), themes.night, look, () => undefined);
  painter.resize({ width: 100, height: 100 });
  painter.setDrawings({ drawing: () => document.createElement('canvas') });
  const reel = { index: 0, cells: [{ symbol: 'coin' }], isTurning: () => false, isSuspense: () => false };
  const position = { reel: 0, row: 0 };
  painter.draw({
    reels: [reel as unknown as BoardReel],
    marks: { ...noMarks, badges: [{ position, text: '19', kind: 'coin' }] },
    traced: { win: { cells: [position], line: undefined, label: '' }, sinceMs: 0, isStill: true },
    nowMs: 0,
    flickers: false,
  });
  expect(drawn).toEqual(['symbol', '19', 'symbol', '19']);
});
