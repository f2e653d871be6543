import { expect, test } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { afterEvent, lastCellOf, minesEventsOf, openingView, withPlanned } from './mines-view.ts';

const cells = 25;

test('of every golden round the board shows what was opened, and all cells once it is over', () => {
  for (const { bet, events } of goldenRoundsOf('mines')) {
    const { mines } = bet.parameters as { readonly mines: number };
    const shown = minesEventsOf(events);
    const view = shown.reduce((before, event) => afterEvent(before, event, cells), openingView(mines));
    const opened = shown.filter((event) => event.type === 'cellRevealed');
    expect(view.found).toBe(opened.filter(({ isMine }) => !isMine).length);
    expect(view.multiplierTenThousandths).toBe(lastCellOf(shown)?.multiplierTenThousandths ?? 0);
    expect(view.isOver).toBe(shown.some(({ type }) => type === 'minesShown'));
    expect(view.faces.size).toBe(view.isOver ? cells : opened.length);
    if (!view.isOver) continue;
    const faces = [...view.faces.values()];
    expect(faces.filter((face) => face === 'mine' || face === 'restMine')).toHaveLength(mines);
  }
});

test('events of another game show nothing', () => {
  expect(minesEventsOf([{ type: 'diceRolled' }, null, { type: 'cellRevealed', cell: '1' }])).toEqual([]);
});

test('a plan takes cells in order, gives them back, and is never longer than the board allows', () => {
  let parameters = { mines: 23, plan: [] as readonly number[] };
  for (const cell of [9, 2, 5]) parameters = withPlanned(parameters, cell, 2);
  expect(parameters.plan).toEqual([2, 9]);
  expect(withPlanned(parameters, 9, 2).plan).toEqual([2]);
});
