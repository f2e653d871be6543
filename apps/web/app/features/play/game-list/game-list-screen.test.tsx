import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeGame } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as listScreen from './game-list-screen.tsx';

const naga = fakeGame('naga', { nodeId: 7, gameName: 'Naga Emas', isNew: true });
const wau = fakeGame('wau', { nodeId: 8, gameName: 'Wau Bulan', isHot: true });
const studioMark = '/art/vendors/studio.svg';
const vendors = [
  {
    ...{ vassalage: 'studio', displayName: 'Wau Studio', gameClassify: ['ways', 'lines'] },
    ...{ mobileLargeIcon: studioMark, mobileSmallIcon: studioMark },
  },
  {
    ...{ vassalage: 'rimba', displayName: 'Rimba', gameClassify: ['cluster'] },
    ...{ mobileLargeIcon: '', mobileSmallIcon: '' },
  },
];

function open(search: string, options: { isMember?: boolean; calls?: FakeCalls } = {}) {
  const asked: string[] = [];
  const changed: string[] = [];
  renderScreen(listScreen, {
    path: '/m/gameList',
    url: `/m/gameList${search}`,
    ...(options.isMember === true ? { session: fakeSession } : {}),
    calls: {
      listVendorTypes: () => accepted({ list: vendors }),
      listGames: ({ query }) => {
        asked.push(`list ${query.toString()}`);
        return accepted({ games: [naga, wau], pageNum: Number(query.get('pageNo')), totalPages: 1 });
      },
      listHotGames: ({ query }) => {
        asked.push(`hot ${query.toString()}`);
        return accepted({ list: [wau] });
      },
      listFavouriteGames: ({ query }) => {
        asked.push(`favourites ${query.toString()}`);
        return accepted({ content: [naga, wau], pageNum: 1, totalPages: 1 });
      },
      listRecentGames: ({ query }) => {
        asked.push(`recent ${query.toString()}`);
        return accepted({ list: [wau], pageNum: 1, totalPages: 1 });
      },
      addFavouriteGame: async ({ body }) => {
        changed.push(`add ${JSON.stringify(body)}`);
        return accepted(null);
      },
      removeFavouriteGame: ({ query }) => {
        changed.push(`remove ${query.toString()}`);
        return accepted(null);
      },
      ...options.calls,
    },
  });
  return { asked, changed };
}

const heart = (name: string) => screen.findByRole('button', { name: `Kegemaran: ${name}` });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

test('GA-01 a list asks for what its address says, by pages of 26, and marks what is new and hot', async () => {
  const { asked } = open('?gameType=RNG&classify=ways&vassalage=studio&minBet=0.5');
  await screen.findByRole('link', { name: /Naga Emas/ });
  expect(asked).toEqual([
    'list gameType=RNG&gameClassify=ways&vassalage=studio&minBet=0.5&pageNo=1&pageSize=26',
  ]);
  const marksOf = (name: RegExp) =>
    ['Baharu', 'Hangat'].filter((mark) => within(screen.getByRole('link', { name })).queryByText(mark));
  expect(marksOf(/Naga Emas/)).toEqual(['Baharu']);
  expect(marksOf(/Wau Bulan/)).toEqual(['Hangat']);
});

test('GA-01 the hot games come all at once', async () => {
  const { asked } = open('?gameType=RNG&classify=HOT');
  await screen.findByRole('link', { name: /Wau Bulan/ });
  expect(asked).toEqual(['hot gameType=RNG']);
  expect(screen.queryByRole('button', { name: 'Lihat lagi' })).toBeNull();
});

test('GA-01 a tab clears what was searched and filtered', async () => {
  open('?gameType=RNG&gameName=naga&vassalage=studio');
  const tab = await screen.findByRole('link', { name: 'Baharu' });
  expect(tab.getAttribute('href')).toBe('/m/gameList?gameType=RNG&classify=NEW');
});

test('GA-01 the classes of the vendors are tabs behind those of every list, and one that no vendor has is left by a tap', async () => {
  const { asked } = open('?gameType=RNG&classify=unknown-class');
  await screen.findByRole('link', { name: /Naga Emas/ });
  const tabs = screen.getByRole('navigation', { name: 'Senarai' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((tab) => tab.textContent),
  ).toEqual([
    'Semua',
    'Terkini',
    'Baharu',
    'Hangat',
    'Kegemaran',
    'Pelbagai laluan',
    'Garisan',
    'Gugusan',
    'unknown-class',
  ]);
  fireEvent.click(within(tabs).getByRole('link', { name: 'Gugusan' }));
  await waitFor(() => expect(asked.at(-1)).toContain('gameClassify=cluster'));
  await waitFor(() => expect(within(tabs).queryByRole('link', { name: 'unknown-class' })).toBeNull());
});

test('GA-01 what is typed is looked for once the typing pauses', async () => {
  const { asked } = open('?gameType=RNG');
  await screen.findByRole('link', { name: /Naga Emas/ });
  const field = screen.getByRole('textbox', { name: 'Cari permainan' });
  for (const value of ['n', 'na', 'naga ']) fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toBe('list gameType=RNG&gameName=naga&pageNo=1&pageSize=26');
  fireEvent.click(screen.getByRole('button', { name: 'Kosongkan' }));
  await waitFor(() => expect((field as HTMLInputElement).value).toBe(''));
});

test('GA-01 what was found last stays while what is typed is looked for, marked as of before, and a tab clears it', async () => {
  let answer = (): void => undefined;
  open('?gameType=RNG', {
    calls: {
      listGames: ({ query }) => {
        const of = (games: readonly (typeof naga)[]) =>
          accepted({ games: [...games], pageNum: 1, totalPages: 1 });
        if (query.get('gameName') === null && query.get('gameClassify') === null) return of([naga, wau]);
        return new Promise((resolve) => {
          answer = () => resolve(of([wau]));
        });
      },
    },
  });
  const busy = () => document.querySelector('[aria-busy="true"]');
  await screen.findByRole('link', { name: /Naga Emas/ });
  fireEvent.change(screen.getByRole('textbox', { name: 'Cari permainan' }), { target: { value: 'wau' } });
  await waitFor(() => expect(busy()).not.toBeNull());
  expect(screen.getByRole('link', { name: /Naga Emas/ })).toBeTruthy();
  answer();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Naga Emas/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Wau Bulan/ })).toBeTruthy();
  expect(busy()).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Baharu' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Wau Bulan/ })).toBeNull());
  answer();
  await screen.findByRole('link', { name: /Wau Bulan/ });
});

test('GA-01 what is typed is looked for among the games of the chosen vendor and least bet', async () => {
  const { asked } = open('?gameType=RNG&vassalage=studio&minBet=0.5');
  await screen.findByRole('link', { name: /Naga Emas/ });
  const field = screen.getByRole('textbox', { name: 'Cari permainan' });
  fireEvent.change(field, { target: { value: 'naga' } });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toBe('list gameType=RNG&vassalage=studio&minBet=0.5&gameName=naga&pageNo=1&pageSize=26');
});

test.each([
  ['LOTT', '/m/lottery'],
  ['ELOTT', '/m/lottery?gameType=ELOTT'],
])('GA-01 a list of %s without a game of a vendor leads to the lotteries', async (gameType, path) => {
  open(`?gameType=${gameType}`, {
    calls: { listGames: () => accepted({ games: [], pageNum: 1, totalPages: 0 }) },
  });
  const leads = await screen.findByRole('link', { name: 'Semua loteri' });
  expect(leads.getAttribute('href')).toBe(path);
});

test('GA-02 vendors stand beside one another, and the chosen one is left by a second tap', async () => {
  open('?gameType=RNG&vassalage=rimba');
  const chosen = await screen.findByRole('link', { name: 'Rimba' });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  expect(chosen.getAttribute('href')).toBe('/m/gameList?gameType=RNG');
  const studio = screen.getByRole('link', { name: 'Wau Studio' });
  expect(studio.getAttribute('href')).toBe('/m/gameList?gameType=RNG&vassalage=studio');
  // Each with its own mark, where it has one.
  expect(studio.querySelector('img')?.getAttribute('src')).toBe(studioMark);
  expect(chosen.querySelector('img')).toBeNull();
});

test.each([
  ['one vendor', '?gameType=RNG', vendors.slice(0, 1)],
  ['e-sports', '?gameType=ESPORTS', vendors],
  ['cockfights', '?gameType=COCKFIGHT', vendors],
])('GA-02 there is no choice of vendors with %s', async (_, search, list) => {
  open(search, { calls: { listVendorTypes: () => accepted({ list }) } });
  await screen.findByRole('link', { name: /Naga Emas/ });
  expect(screen.queryByRole('link', { name: 'Wau Studio' })).toBeNull();
  // In the panel neither.
  fireEvent.click(screen.getByRole('button', { name: /^Penapis/ }));
  await screen.findByRole('button', { name: 'Papar' });
  expect(screen.queryByRole('option', { name: 'Rimba' })).toBeNull();
});

test('GA-05 a heart shows at once, and is taken back where the server refuses', async () => {
  const { changed } = open('', {
    isMember: true,
    calls: { listFavouriteGames: () => accepted({ content: [wau], pageNum: 1, totalPages: 1 }) },
  });
  const [liked, other] = [await heart('Wau Bulan'), await heart('Naga Emas')];
  await waitFor(() => expect(isPressed(liked)).toBe(true));
  expect(isPressed(other)).toBe(false);
  fireEvent.click(other);
  await waitFor(() => expect(isPressed(other)).toBe(true));
  await waitFor(() => expect(changed).toEqual(['add {"nodeId":7,"vendor":"studio"}']));
});

test('GA-05 where the server refuses, the heart is empty again and says why', async () => {
  let isFirst = true;
  open('', {
    isMember: true,
    calls: {
      // Asked for anew, the list does not come: the heart does not wait for it.
      listFavouriteGames: () => {
        if (!isFirst) return new Promise(() => undefined);
        isFirst = false;
        return accepted({ content: [wau], pageNum: 1, totalPages: 1 });
      },
      addFavouriteGame: () =>
        refused(409, 'game.favourites.full', 'Senarai kegemaran anda sudah penuh. Buang satu dahulu'),
    },
  });
  const [liked, button] = [await heart('Wau Bulan'), await heart('Naga Emas')];
  await waitFor(() => expect(isPressed(liked)).toBe(true));
  fireEvent.click(button);
  await screen.findByText('Senarai kegemaran anda sudah penuh. Buang satu dahulu');
  expect(isPressed(button)).toBe(false);
});

test('GA-05 favourites are marked, however many pages of them there are', async () => {
  open('', {
    isMember: true,
    calls: {
      listFavouriteGames: ({ query }) => {
        const pageNum = Number(query.get('pageNo'));
        return accepted({ content: pageNum === 1 ? [wau] : [naga], pageNum, totalPages: 2 });
      },
    },
  });
  const [first, second] = [await heart('Wau Bulan'), await heart('Naga Emas')];
  await waitFor(() => expect([first, second].map(isPressed)).toEqual([true, true]));
});

test('GA-05 a heart that is tapped twice is told to the server one tap after the other', async () => {
  const told: string[] = [];
  const adding = Promise.withResolvers<void>();
  open('', {
    isMember: true,
    calls: {
      listFavouriteGames: () => accepted({ content: [], pageNum: 1, totalPages: 0 }),
      addFavouriteGame: async () => {
        told.push('add');
        await adding.promise;
        told.push('added');
        return accepted(null);
      },
      removeFavouriteGame: () => {
        told.push('remove');
        return accepted(null);
      },
    },
  });
  const button = await heart('Naga Emas');
  fireEvent.click(button);
  await waitFor(() => expect(told).toEqual(['add']));
  await waitFor(() => expect(isPressed(button)).toBe(true));
  fireEvent.click(button);
  await waitFor(() => expect(isPressed(button)).toBe(false));
  adding.resolve();
  await waitFor(() => expect(told).toHaveLength(3));
  expect(told).toEqual(['add', 'added', 'remove']);
  expect(isPressed(button)).toBe(false);
});

test('GA-05 a heart that is tapped before the favourites are known is filled, and they are asked for anew', async () => {
  const known = Promise.withResolvers<void>();
  let times = 0;
  const { changed } = open('', {
    isMember: true,
    calls: {
      listFavouriteGames: async () => {
        times += 1;
        if (times === 1) await known.promise;
        const content = times === 1 ? [wau] : [naga, wau];
        return accepted({ content, pageNum: 1, totalPages: 1 });
      },
    },
  });
  const [tapped, liked] = [await heart('Naga Emas'), await heart('Wau Bulan')];
  await waitFor(() => expect(times).toBe(1));
  fireEvent.click(tapped);
  await waitFor(() => expect(isPressed(tapped)).toBe(true));
  // What was asked before the tap does not take it back.
  known.resolve();
  await waitFor(() => expect(changed).toEqual(['add {"nodeId":7,"vendor":"studio"}']));
  await waitFor(() => expect([tapped, liked].map(isPressed)).toEqual([true, true]));
  expect(times).toBe(2);
});

test('GA-05 the list of favourites is asked for anew when a heart is taken back, so that no page is skipped', async () => {
  const { asked } = open('?classify=FAV', { isMember: true });
  const button = await heart('Naga Emas');
  await waitFor(() => expect(isPressed(button)).toBe(true));
  const lists = () => asked.filter((request) => request === 'favourites pageNo=1&pageSize=26').length;
  expect(lists()).toBe(1);
  fireEvent.click(button);
  await waitFor(() => expect(lists()).toBe(2));
});

test('GA-01 a tab that is tapped in a pause of typing is what is shown', async () => {
  const { asked } = open('?gameType=RNG');
  const tab = await screen.findByRole('link', { name: 'Hangat' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Cari permainan' }), { target: { value: 'naga' } });
  fireEvent.click(tab);
  await waitFor(() => expect(asked).toContain('hot gameType=RNG'));
  const field = screen.getByRole('textbox', { name: 'Cari permainan' }) as HTMLInputElement;
  await waitFor(() => expect(field.value).toBe(''));
  // Longer than a pause of typing: another name would have been looked for by now.
  fireEvent.change(field, { target: { value: 'wau' } });
  await waitFor(() => expect(asked.at(-1)).toBe('list gameType=RNG&gameName=wau&pageNo=1&pageSize=26'));
  expect(asked.some((request) => request.includes('gameName=naga'))).toBe(false);
});

test('GA-05 among the favourites a game disappears with its heart', async () => {
  const { changed } = open('?classify=FAV', { isMember: true });
  const button = await heart('Naga Emas');
  await waitFor(() => expect(isPressed(button)).toBe(true));
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Naga Emas/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Wau Bulan/ })).toBeTruthy();
  await waitFor(() => expect(changed).toEqual(['remove nodeId=7&vendor=studio']));
});

test('GA-06 recent games come by pages of 25', async () => {
  const { asked } = open('?classify=RECENT', { isMember: true });
  await screen.findByRole('link', { name: /Wau Bulan/ });
  expect(asked).toContain('recent page=1&pageSize=25');
});

test.each([
  ['FAV', 'Kegemaran', 'favourites pageNo=1&pageSize=26'],
  ['RECENT', 'Terkini', 'recent page=1&pageSize=25'],
])(
  'GA-05 GA-06 whoever comes back to %s is shown what has changed meanwhile',
  async (tab, label, request) => {
    const { asked } = open(`?classify=${tab}`, { isMember: true });
    const times = () => asked.filter((each) => each === request).length;
    await screen.findByRole('link', { name: /Wau Bulan/ });
    expect(times()).toBe(1);
    fireEvent.click(screen.getByRole('link', { name: 'Semua' }));
    await screen.findByRole('link', { name: /Naga Emas/ });
    fireEvent.click(screen.getByRole('link', { name: label }));
    await waitFor(() => expect(times()).toBe(2));
  },
);

test.each(['FAV', 'RECENT'])(
  'GA-05 GA-06 a visitor who opens %s is led to the login, and back',
  async (tab) => {
    open(`?classify=${tab}`);
    expect((await screen.findByTestId('path')).textContent).toBe(
      `/m/login?returnTo=${encodeURIComponent(`/m/gameList?classify=${tab}`)}`,
    );
  },
);

test('GA-05 a visitor’s heart leads to the login, and back', async () => {
  open('?gameType=RNG');
  fireEvent.click(await heart('Naga Emas'));
  expect((await screen.findByTestId('path')).textContent).toBe(
    `/m/login?returnTo=${encodeURIComponent('/m/gameList?gameType=RNG')}`,
  );
});

test('GA-01 what nothing fits leads to all games of the kind', async () => {
  open('?gameType=RNG&gameName=zzz', {
    calls: { listGames: () => accepted({ games: [], pageNum: 1, totalPages: 0 }) },
  });
  await screen.findByText('Tiada permainan ditemui');
  expect(screen.getByRole('link', { name: 'Lihat semua permainan' }).getAttribute('href')).toBe(
    '/m/gameList?gameType=RNG',
  );
});

test('GA-01 the panel takes a choice over, or takes all of them away', async () => {
  open('?gameType=RNG&vassalage=rimba');
  fireEvent.click(await screen.findByRole('button', { name: 'Penapis, 1 digunakan' }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Taruhan dari' }), {
    target: { value: '0.5' },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Cara bermain' }), { target: { value: 'cluster' } });
  fireEvent.click(screen.getByRole('button', { name: 'Papar' }));
  await screen.findByRole('button', { name: 'Penapis, 3 digunakan' });
  expect(screen.getByRole('link', { name: 'Gugusan' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(screen.getByRole('button', { name: 'Penapis, 3 digunakan' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Set semula' }));
  await screen.findByRole('button', { name: 'Penapis' });
});

test('a list leaves what is not near to the browser on its first page alone, and draws each title once', async () => {
  const titles = (page: number) =>
    Array.from({ length: 8 }, (_, place) =>
      fakeGame(`g${page}${place}`, { nodeId: page * 10 + place, gameName: `Permainan ${page}-${place}` }),
    );
  open('?gameType=RNG', {
    calls: {
      listGames: ({ query }) => {
        const pageNum = Number(query.get('pageNo'));
        return accepted({ games: titles(pageNum), pageNum, totalPages: 2 });
      },
    },
  });
  await screen.findByRole('link', { name: /Permainan 1-7/ });
  fireEvent.click(screen.getByRole('button', { name: 'Lihat lagi' }));
  await screen.findByRole('link', { name: /Permainan 2-7/ });
  const links = screen.getAllByRole('link', { name: /Permainan/ });
  expect(links.map((link) => /\d-\d/.exec(link.textContent ?? '')?.[0])).toEqual(
    [1, 2].flatMap((page) => [0, 1, 2, 3, 4, 5, 6, 7].map((place) => `${page}-${place}`)),
  );
  const isLeft = links.map((link) => link.closest('li')?.classList.contains('drawn-near'));
  expect(isLeft).toEqual([...new Array(8).fill(true), ...new Array(8).fill(false)]);
});

test('a title that has moved to a further page meanwhile comes twice, and its list is whole', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open('?gameType=RNG', {
    calls: {
      listGames: ({ query }) => {
        const pageNum = Number(query.get('pageNo'));
        return accepted({ games: pageNum === 1 ? [naga] : [naga, wau], pageNum, totalPages: 2 });
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Lihat lagi' }));
  await screen.findByRole('link', { name: /Wau Bulan/ });
  expect(screen.getAllByRole('link', { name: /Naga Emas/ })).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('AP-03 GA-02 one tap brings back the games and the vendors and classes that failed with them, each asked for once', async () => {
  let isDown = true;
  const asked: string[] = [];
  const answered = <Answer,>(name: string, answer: Answer) => {
    asked.push(name);
    return isDown ? refused(503, 'server.unavailable', 'Cuba lagi') : answer;
  };
  open('?gameType=RNG', {
    calls: {
      listVendorTypes: () => answered('vendors', accepted({ list: vendors })),
      listGames: () => answered('games', accepted({ games: [naga], pageNum: 1, totalPages: 1 })),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Ketik untuk cuba lagi' });
  isDown = false;
  asked.length = 0;
  fireEvent.click(retry);
  await screen.findByRole('link', { name: /Naga Emas/ });
  await screen.findByRole('link', { name: 'Rimba' });
  expect(asked.toSorted()).toEqual(['games', 'vendors']);
});
