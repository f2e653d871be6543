import { hiLoMultiplier } from '@wau/rules/hi-lo/hi-lo-odds';
import { hiLoSampleMathematics } from '@wau/rules/hi-lo/testing/hi-lo-sample';
import { expect, it } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { afterHiLoEvent, hiLoEventsOf, openingHiLoView } from './hi-lo-view.ts';

const rounds = goldenRoundsOf('hi-lo');

it.each(rounds)('shows at each event of “$name” what the rules have told', ({ events }) => {
  let view = openingHiLoView;
  for (const event of hiLoEventsOf(events)) {
    view = afterHiLoEvent(hiLoSampleMathematics, view, event);
    if (event.type !== 'hiLoGuessed') continue;
    expect(view.multiplierTenThousandths).toBe(event.multiplierTenThousandths);
    // The standing from which the next odds are shown is the one that the rules have.
    if (view.standing !== undefined) {
      expect(hiLoMultiplier(hiLoSampleMathematics, view.standing.fairMultiplier)).toBe(
        event.multiplierTenThousandths,
      );
    }
  }
  expect(view.isOver).toBe(true);
  expect(view.cards).toHaveLength(events.filter((event) => 'card' in event).length);
});
