import { render, screen } from '@testing-library/react';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages } from '@wau/i18n/studio/en';
import { expect, test } from 'vitest';
import { DiceGame } from '../dice/dice-game.tsx';
import { spokenText, TextProvider } from '../platform/text.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleOpened } from '../testing/sample-play.ts';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';
import { openedPlay } from './open-play.ts';
import { PlayProvider } from './play-context.tsx';

function open(isTrial: boolean) {
  const game = { gameCode: 'dice', openBetsMaximum: 1, loadVerifiedRound } as const;
  const { api } = fakeStudio({});
  render(
    <TextProvider text={spokenText('EN', compileCatalogue(messages))}>
      <PlayProvider play={openedPlay(game, { ...sampleOpened, isTrial }, api, undefined)}>
        <DiceGame />
      </PlayProvider>
    </TextProvider>,
  );
}

test('AC-10 a game that the server has opened on a free trial says beside the balance that it is play money', () => {
  open(true);
  const bar = screen.getByText('Play money').closest('.balance-bar');
  expect(bar?.textContent).toContain('RM 1,000.00');
});

test('AC-10 a game that the server has opened for real money wears no such mark', () => {
  open(false);
  expect(screen.getByText('RM 1,000.00')).toBeTruthy();
  expect(screen.queryByText('Play money')).toBeNull();
});
