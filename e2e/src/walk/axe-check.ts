import { violationsOf } from '../accessible.ts';
import { expectStill } from '../settled.ts';
import type { ScreenCheck } from './walk-screens.ts';

/** Axe finds nothing in the screen and in what it frames. */
export const axeCheck: ScreenCheck = {
  name: 'axe',
  async find(page) {
    // A colour that is still on its way has not the contrast that stays.
    await expectStill(page.locator('html'));
    return violationsOf(page);
  },
};
