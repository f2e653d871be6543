import { expect, it } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { afterTowersEvent, openingTowersView, tileFace, towersEventsOf } from './towers-view.ts';

it.each(goldenRoundsOf('towers'))('shows the steps and all bombs at the end of “$name”', ({ events }) => {
  const shown = towersEventsOf(events);
  const view = shown.reduce((before, event) => afterTowersEvent(before, event), openingTowersView);
  expect(view.isOver).toBe(true);
  expect(view.climbed).toBe(shown.filter(({ type }) => type === 'floorClimbed').length);
  for (const event of shown) {
    if (event.type === 'floorClimbed') expect(tileFace(view, event.floor, event.tile)).toBe('stepped');
    if (event.type === 'towerFell') expect(tileFace(view, event.floor, event.tile)).toBe('blast');
    if (event.type !== 'towerRevealed') continue;
    for (const [floor, bombs] of event.bombs.entries()) {
      for (const bomb of bombs) expect(['bomb', 'blast']).toContain(tileFace(view, floor, bomb));
    }
  }
});
