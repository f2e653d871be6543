import { isPauseLength } from '@wau/contract/play-pauses';
import { expect, test } from 'vitest';
import { breakLengths } from './break-lengths.ts';

test('ME-08 every break that is offered is one that the server takes', () => {
  for (const { id, kind, days } of breakLengths) expect(isPauseLength(kind, days), id).toBe(true);
});
