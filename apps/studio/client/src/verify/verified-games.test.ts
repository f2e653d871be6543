import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages } from '@wau/i18n/studio/en';
import { gameCodes, parseGameBet } from '@wau/rules/games';
import { describe, expect, it } from 'vitest';
import { spokenText } from '../platform/text.tsx';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { verifiedGames } from './verified-games.ts';

const { t } = spokenText('EN', compileCatalogue(messages));

describe.each(gameCodes)('%s in the form that recomputes rounds', (code) => {
  const game = verifiedGames[code];

  it('opens on a bet that may be placed', () => {
    expect(parseGameBet(code, game.parametersOf(game.openingTexts)).ok).toBe(true);
  });

  it('gives every recorded bet back as it was', () => {
    for (const { bet } of goldenRoundsOf(code)) {
      expect(game.parametersOf(game.textsOf(bet.parameters))).toEqual(bet.parameters);
    }
  });

  it('tells the result of its own rounds and of no others', () => {
    for (const other of gameCodes) {
      for (const { events } of goldenRoundsOf(other)) {
        expect(game.resultText(events, t) !== undefined).toBe(other === code);
      }
    }
  });
});
