import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages } from '@wau/i18n/studio/en';
import { engineCodes, openTitle } from '@wau/rules/engines';
import { engineSamples } from '@wau/rules/testing/engine-samples';
import { describe, expect, it } from 'vitest';
import { spokenText } from '../platform/text.tsx';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { verifiedGames } from './verified-games.ts';

const { t } = spokenText('EN', compileCatalogue(messages));

const slots: readonly string[] = [
  'lines',
  'ways',
  'sticky-wilds',
  'cluster',
  'hold-and-spin',
  'pick-and-wheel',
];

describe.each(engineCodes)('%s in the form that recomputes rounds', (code) => {
  const game = verifiedGames[code];

  it('opens on a bet that may be placed', () => {
    const title = openTitle(code, engineSamples[code].mathematics);
    if (!title.ok) return expect.fail(title.code);
    const texts = game.openingTexts(title.value.mathematics);
    expect(title.value.parseBet(game.parametersOf(texts)).ok).toBe(true);
  });

  it('gives every recorded bet back as it was', () => {
    for (const { bet } of goldenRoundsOf(code)) {
      expect(game.parametersOf(game.textsOf(bet.parameters))).toEqual(bet.parameters);
    }
  });

  it('tells the result of its own rounds and of no others', () => {
    for (const other of engineCodes) {
      // Slots tell their results alike.
      const isAlike = other === code || (slots.includes(other) && slots.includes(code));
      for (const { events } of goldenRoundsOf(other)) {
        expect(game.resultText(events, t) !== undefined).toBe(isAlike);
      }
    }
  });
});
