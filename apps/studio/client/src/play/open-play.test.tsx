import { render, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages } from '@wau/i18n/studio/en';
import { toMinor } from '@wau/money/minor';
import { diceEngine } from '@wau/rules/dice/dice-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { expect, test, vi } from 'vitest';
import { DiceGame } from '../dice/dice-game.tsx';
import { spokenText, TextProvider } from '../platform/text.tsx';
import {
  type AskedRequest,
  fakeStudio,
  fakeStudioFetch,
  handAnsweredStudio,
} from '../testing/fake-studio.ts';
import { sampleOpened } from '../testing/sample-play.ts';
import { playedTitle, toldTitle } from '../testing/sample-titles.ts';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';
import { openedPlay, openOnce, type PlayedGame } from './open-play.ts';
import { PlayProvider } from './play-context.tsx';

const title = playedTitle('dice');
const game: PlayedGame = {
  openTitle: (mathematics) => bindEngine(diceEngine, mathematics),
  openBetsMaximum: 2,
  loadVerifiedRound,
};

const opening = { openPlay: accepted(sampleOpened), getTitle: accepted(toldTitle('dice')) };

/** What travelled to open the session. */
const launches = (asked: readonly AskedRequest[]) => asked.filter(({ path }) => path.endsWith('/play'));

function open(isTrial: boolean) {
  const { api } = fakeStudio({});
  render(
    <TextProvider text={spokenText('EN', compileCatalogue(messages))}>
      <PlayProvider play={openedPlay(game, title, { ...sampleOpened, isTrial }, api, undefined)}>
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

test('the next visit opens with the stake that the player chose, not with what an autoplay raised it to', async () => {
  const parameters = { direction: 'under', targetHundredths: 5000 };
  const { desk, settings } = openedPlay(game, title, sampleOpened, handAnsweredStudio().api, undefined);
  expect(desk.placeBet(toMinor(200n), parameters)).toBe(true);
  expect(desk.placeBet(toMinor(6_400n), parameters, 'auto')).toBe(true);
  await expect.poll(() => settings.current().bets.dice).toEqual({ stakeMinor: '200', parameters });
});

test('the launch token of the address opens the session once, and nothing is waited for longer than ten seconds', async () => {
  const asked: AskedRequest[] = [];
  vi.stubGlobal('fetch', fakeStudioFetch(opening, asked));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  window.history.replaceState(null, '', '/studio/play/dice');
  window.location.hash = `#launch=${'l'.repeat(43)}`;
  const [first, second] = await Promise.all([openOnce(game), openOnce(game)]);
  expect(first).toBe(second);
  expect(first.status).toBe('open');
  expect(launches(asked).map(({ body }) => body)).toEqual([JSON.stringify({ launchToken: 'l'.repeat(43) })]);
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
  window.location.hash = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what the first script of a page has asked for is not asked for again by the game', async () => {
  const asked: AskedRequest[] = [];
  vi.stubGlobal('fetch', fakeStudioFetch(opening, asked));
  window.history.replaceState(null, '', '/studio/play/dice');
  window.location.hash = `#launch=${'f'.repeat(43)}`;
  vi.resetModules();
  (await import('./begin-opening.ts')).beginOpening();
  expect(asked.map(({ path }) => path)).toEqual(['/studio/api/play', '/studio/api/titles/dice']);
  const opened = await (await import('./open-play.ts')).openOnce(game);
  expect(opened.status).toBe('open');
  expect(asked).toHaveLength(2);
  window.location.hash = '';
  vi.unstubAllGlobals();
});

test('a session in another language than the page is spoken in its own, by the game and by the server', async () => {
  const asked: AskedRequest[] = [];
  const getPlayBalance = accepted({ balanceMinor: '500', currencyCode: 'MYR' } as const);
  vi.stubGlobal('fetch', fakeStudioFetch({ ...opening, getPlayBalance }, asked));
  window.history.replaceState(null, '', '/studio/play/dice');
  window.location.hash = `#launch=${'l'.repeat(43)}`;
  const page = document.documentElement;
  page.dataset.language = 'MY';
  vi.resetModules();
  const opened = await (await import('./open-play.ts')).openOnce(game);
  if (opened.status !== 'open') throw new Error('the game is open');
  await opened.play.desk.refreshBalance();
  expect(asked.map(({ headers }) => headers.language)).toEqual(['MY', 'MY', 'EN']);
  expect(opened.text.language).toBe('EN');
  expect(opened.text.t('money.play')).toBe('Play money');
  expect(page.lang).toBe('en');
  delete page.dataset.language;
  window.location.hash = '';
  vi.unstubAllGlobals();
});
