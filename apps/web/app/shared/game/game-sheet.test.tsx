import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../test-support/fake-api.ts';
import { fakeGame } from '../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import type { SessionInfo } from '../../platform/services/session-store.ts';
import { loginPopup } from '../../platform/session/login-popup-store.ts';
import { GameCard } from './game-card.tsx';
import { GameCorner } from './game-corner.tsx';
import { gameSheet } from './game-sheet-store.ts';
import { LateGameSheet } from './late-game-sheet.tsx';

afterEach(() => {
  act(() => {
    gameSheet.close();
    loginPopup.dismiss();
  });
  sessionStorage.clear();
});

const dice = fakeGame('dice', { nodeId: 7, gameName: 'Dadu', isNew: true, returnPercent: '98.99' });
const card: FakeValue<'getGame'> = {
  ...dice,
  ...{ displayName: 'Wau Studio', volatility: ['low', 'high'], rulesUrl: '/studio/verify?game=dice' },
  ...{ currencyCode: 'MYR' },
};

function Screen() {
  return (
    <>
      <ul>
        <GameCard game={dice} corner={<GameCorner game={dice} />} />
      </ul>
      <LateGameSheet />
    </>
  );
}

interface Options {
  readonly session?: SessionInfo;
  readonly hasTrial?: boolean;
  readonly getGame?: FakeCalls['getGame'];
}

function open({ session, hasTrial = true, getGame = () => accepted(card) }: Options = {}) {
  const asked: string[] = [];
  renderScreen(
    { default: Screen },
    {
      path: '/m/home',
      flags: { FREEPLAY3: hasTrial },
      calls: {
        getGame: (request) => {
          asked.push(request.query.toString());
          return getGame(request);
        },
        listFavouriteGames: () => accepted({ content: [], pageNum: 1, totalPages: 0 }),
      },
      ...(session === undefined ? {} : { session }),
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Butiran: Dadu' }));
  return asked;
}

const factOf = (term: string) =>
  screen.getByText(term).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

test('GA-01 a game’s card tells who made it, its return, volatility, largest win, stakes and rules', async () => {
  const asked = open();
  await screen.findByRole('heading', { name: 'Dadu' });
  expect(asked).toEqual(['nodeId=7']);
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText('Wau Studio')).toBeTruthy();
  expect(['Pulangan teori', 'Turun naik', 'Kemenangan maksimum', 'Taruhan'].map(factOf)).toEqual([
    ...['98.99%', 'Rendah hingga tinggi', 'RM 100,000', 'RM 0.10 hingga RM 1,000'],
  ]);
  const rules = screen.getByRole('link', { name: /Peraturan dan semak adil/ });
  expect([rules.getAttribute('href'), rules.getAttribute('rel')]).toEqual([
    expect.stringMatching(/\/studio\/verify\?game=dice&language=MY&theme=night$/),
    'noopener',
  ]);
});

test('GA-01 what is not known of a game is left out', async () => {
  open({ getGame: () => accepted({ ...card, volatility: [], rulesUrl: '' }) });
  await screen.findByRole('heading', { name: 'Dadu' });
  expect(screen.queryByText('Turun naik')).toBeNull();
  expect(screen.queryByRole('link', { name: /Peraturan/ })).toBeNull();
});

test('AC-10 GA-01 a visitor may play with play money from there, or is asked how to play; the card goes', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Main dengan wang mainan' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Main' }));
  expect(loginPopup.wantedPath()).toContain('gameId=dice');
  await waitFor(() => expect(gameSheet.shownGame()).toBeUndefined());
});

test.each([
  ['a member, who plays with their own', { session: fakeSession }],
  ['anybody where FREEPLAY3 is off', { hasTrial: false }],
])('AC-10 play money is not offered to %s', async (_, options) => {
  open(options);
  await screen.findByRole('link', { name: 'Main' });
  expect(screen.queryByRole('button', { name: /wang mainan/ })).toBeNull();
});

test('AP-03 a card that fails says why, and is asked for again', async () => {
  let times = 0;
  open({
    getGame: () => {
      times += 1;
      return times === 1 ? refused(500, 'server.failed', 'Ralat di pihak kami') : accepted(card);
    },
  });
  await screen.findByText('Ralat di pihak kami');
  fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
  await screen.findByRole('heading', { name: 'Dadu' });
});

test('GA-01 a game that has gone leads to the others', async () => {
  open({ getGame: () => refused(404, 'game.unknown', 'Permainan ini tidak ditemui') });
  await screen.findByText('Permainan ini tidak ditemui');
  expect(screen.getByRole('link', { name: 'Lobi permainan' })).toBeTruthy();
});
