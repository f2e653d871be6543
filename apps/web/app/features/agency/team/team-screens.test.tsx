import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { describe, expect, test } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as betsScreen from './team-bets-screen.tsx';
import * as membersScreen from './team-members-screen.tsx';
import * as overviewScreen from './team-overview-screen.tsx';
import * as profitScreen from './team-profit-screen.tsx';
import { sampleBet, sampleFigures, sampleLine, sampleMember } from './testing/team-samples.ts';

const agent = { ...fakeSession, type: 2 };
const days = '?period=dates&from=2026-11-01&to=2026-11-02';

type Screen = Parameters<typeof renderScreen>[0];

const open = (of: Screen, path: string, calls: FakeCalls, search = days, session = agent) =>
  renderScreen(of, { path, url: `${path}${search}`, session, calls });

const counters = {
  teamLoginMemberCount: 4,
  teamBetMemberCount: 3,
  teamRegisterMemberCount: 2,
  teamOnlineCount: 6,
};
const getTeamOverview = () => accepted({ footer: counters });

const noTeam = { ...sampleFigures, memberCount: 0, directCount: 0, days: [], categories: [] };

describe('AG-04 SH-03 the overview', () => {
  test('says what the team has, who came and what was played, by kind and by day', async () => {
    open(overviewScreen, '/m/agent/team/overview', {
      getTeamFigures: () => accepted(sampleFigures),
      getTeamOverview,
    });
    const now = within(await screen.findByRole('region', { name: 'Sekarang' }));
    expect(now.getByText('9')).toBeTruthy();
    expect(now.getByText('3')).toBeTruthy();
    expect(now.getByText('RM 777.00')).toBeTruthy();
    expect(await now.findByText('6')).toBeTruthy();
    const played = within(screen.getByRole('region', { name: 'Wang dan permainan' }));
    expect(played.getByText('RM 1,200.00')).toBeTruthy();
    expect(played.getByText('−RM 147.00')).toBeTruthy();
    // What came back of stakes, and what else was given.
    expect(played.getByText('Rebat').nextElementSibling?.textContent).toBe('RM 1.00');
    expect(played.getByText('Bonus').nextElementSibling?.textContent).toBe('RM 2.00');
    expect(
      within(screen.getByRole('region', { name: 'Mengikut hari' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(
      within(screen.getByRole('region', { name: 'Mengikut jenis permainan' })).getByText('Slot'),
    ).toBeTruthy();
    expect(screen.getByText(/Dikira pada/)).toBeTruthy();
  });

  test('goes on without knowing who is online', async () => {
    open(overviewScreen, '/m/agent/team/overview', {
      getTeamFigures: () => accepted(sampleFigures),
      getTeamOverview: () => refused(500, 'server.failed', 'Ralat di pihak kami'),
    });
    const now = within(await screen.findByRole('region', { name: 'Sekarang' }));
    expect(await now.findByText('–')).toBeTruthy();
    expect(now.getByText('RM 777.00')).toBeTruthy();
  });

  test.each([
    [2, 'Buka akaun', '/m/agentRegister'],
    // Special players of an agent open no accounts.
    [41, 'Ejen', '/m/agent'],
  ])('of nobody leads an agent of type %i on: %s', async (type, name, href) => {
    const calls = { getTeamFigures: () => accepted(noTeam) };
    open(overviewScreen, '/m/agent/team/overview', calls, days, { ...agent, type });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  test('that is not counted yet says when it will be', async () => {
    open(overviewScreen, '/m/agent/team/overview', {
      getTeamFigures: () => accepted({ ...noTeam, countedAt: null }),
    });
    expect(await screen.findByText(/dalam sepuluh minit/)).toBeTruthy();
  });

  test('that has failed is asked for again', async () => {
    let isBack = false;
    open(overviewScreen, '/m/agent/team/overview', {
      getTeamFigures: () =>
        isBack ? accepted(sampleFigures) : refused(500, 'server.failed', 'Ralat di pihak kami'),
      getTeamOverview,
    });
    await screen.findByRole('alert');
    isBack = true;
    fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
    expect(await screen.findByText('Slot')).toBeTruthy();
  });
});

describe('AG-04 SH-03 profit and loss', () => {
  test('shows each of the line with everybody below, and leads down and back up', async () => {
    const asked: unknown[] = [];
    open(profitScreen, '/m/agent/team/pnl', {
      getTeamFigures: () => accepted(sampleFigures),
      listTeamProfit: ({ query }) => {
        const isBelow = query.has('under');
        asked.push(query.get('under'));
        const path = isBelow ? [{ memberId: sampleLine.memberId, userName: 'wakil' }] : [];
        const list = [
          isBelow ? { ...sampleLine, userName: 'siti', memberCount: 0, isAgent: false } : sampleLine,
        ];
        return accepted({ currencyCode: 'MYR', path, list });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /wakil/ }));
    expect(await screen.findByText('siti')).toBeTruthy();
    expect(asked.at(-1)).toBe(sampleLine.memberId);
    // A player leads nowhere further.
    expect(screen.queryByRole('button', { name: /siti/ })).toBeNull();
    fireEvent.click(
      within(screen.getByRole('navigation', { name: 'Barisan' })).getByRole('button', {
        name: 'Barisan saya',
      }),
    );
    expect(await screen.findByRole('button', { name: /wakil/ })).toBeTruthy();
  });

  test('of one kind of games has its sums, without what belongs to no kind, and goes into a file', async () => {
    const asked: (string | null)[] = [];
    open(profitScreen, '/m/agent/team/pnl', {
      getTeamFigures: () => accepted(sampleFigures),
      listTeamProfit: ({ query }) => {
        asked.push(query.get('category'));
        return accepted({ currencyCode: 'MYR', path: [], list: [sampleLine] });
      },
    });
    expect(await screen.findByText('−RM 147.00')).toBeTruthy();
    expect(await screen.findByText(/^Deposit /)).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'RNG' } });
    expect(await screen.findByText('−RM 150.00')).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)).toBe('RNG'));
    expect(screen.queryByText('Ganjaran')).toBeNull();
    await waitFor(() => expect(screen.queryByText(/^Deposit /)).toBeNull());
    // A kind that nobody plays.
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'LIVE' } });
    expect((await screen.findAllByText('RM 0.00')).length).toBeGreaterThan(1);
  });

  test('without a line leads to opening an account', async () => {
    open(profitScreen, '/m/agent/team/pnl', {
      getTeamFigures: () => accepted(noTeam),
      listTeamProfit: () => accepted({ currencyCode: 'MYR', path: [], list: [] }),
    });
    expect(await screen.findByRole('link', { name: 'Buka akaun' })).toBeTruthy();
  });
});

describe('AG-04 SH-03 members', () => {
  test('are kept to a level or a name, and lead to their bets', async () => {
    const asked: unknown[] = [];
    open(
      membersScreen,
      '/m/member/team',
      {
        listTeamMembers: ({ query }) => {
          asked.push([query.get('level'), query.get('search')]);
          return accepted({ list: [sampleMember] });
        },
      },
      '',
    );
    expect(await screen.findByText('ka***')).toBeTruthy();
    expect(screen.getByText(/Tidak log masuk/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pertaruhan ka***' }).getAttribute('href')).toBe(
      `/m/teamBetting?member=${sampleMember.memberId}`,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Terus' }));
    await waitFor(() => expect(asked.at(-1)).toEqual(['1', null]));
    fireEvent.change(screen.getByRole('textbox', { name: 'Nama pengguna' }), { target: { value: ' kam ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cari' }));
    await waitFor(() => expect(asked.at(-1)).toEqual(['1', 'kam']));
  });

  test('of the direct line lead to their rates, which nobody deeper has from this agent', async () => {
    const direct = { ...sampleMember, userName: 'siti', level: 1, isMasked: false };
    open(
      membersScreen,
      '/m/member/team',
      {
        listTeamMembers: () =>
          accepted({ list: [direct, { ...sampleMember, memberId: sampleLine.memberId }] }),
      },
      '',
    );
    const way = await screen.findByRole('link', { name: 'Kadar siti' });
    expect(way.getAttribute('href')).toBe('/m/member/agent/agentRebeat?search=siti');
    expect(screen.getAllByRole('link', { name: /^Kadar / })).toHaveLength(1);
  });

  test('of a filter that finds nobody lead back to all', async () => {
    open(
      membersScreen,
      '/m/member/team',
      {
        listTeamMembers: ({ query }) => accepted({ list: query.get('level') === null ? [sampleMember] : [] }),
      },
      '?level=3',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Tunjuk semua' }));
    expect(await screen.findByText('ka***')).toBeTruthy();
  });
});

const totals = {
  betCount: 3,
  stakeMinor: '4000',
  payoutMinor: '2500',
  netMinor: '-1500',
  currencyCode: 'MYR',
} as const;
const getTeamBetTotals = () => accepted(totals);

describe('AG-04 SH-03 bets', () => {
  test('are kept to a level and a kind, with the sums of the same, and go into a file', async () => {
    const listed: unknown[] = [];
    const summed: unknown[] = [];
    const filed: unknown[] = [];
    const askedFor = (query: URLSearchParams) => [query.get('level'), query.get('category')];
    open(betsScreen, '/m/teamBetting', {
      listTeamBets: ({ query }) => {
        listed.push(askedFor(query));
        return accepted({ list: [sampleBet] });
      },
      getTeamBetTotals: ({ query }) => {
        summed.push(askedFor(query));
        return accepted(totals);
      },
      exportTeamBets: ({ query }) => {
        filed.push(askedFor(query));
        return refused(429, 'rate.limited', 'Terlalu banyak');
      },
    });
    expect(await screen.findByText('ka*** · Peringkat 2')).toBeTruthy();
    expect(await screen.findByText('Taruhan (3)')).toBeTruthy();
    expect(screen.getByText('−RM 15.00')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Peringkat' }), { target: { value: '2' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Permainan' }), { target: { value: 'RNG' } });
    await waitFor(() => expect(listed.at(-1)).toEqual(['2', 'RNG']));
    await waitFor(() => expect(summed.at(-1)).toEqual(['2', 'RNG']));
    fireEvent.click(screen.getByRole('button', { name: 'Muat turun CSV' }));
    await waitFor(() => expect(filed).toEqual([['2', 'RNG']]));
  });

  test('name their member, and those of one member lead back to the whole team’s', async () => {
    const asked: unknown[] = [];
    open(
      betsScreen,
      '/m/teamBetting',
      {
        listTeamBets: ({ query }) => {
          asked.push(query.get('memberId'));
          return accepted({ list: [sampleBet] });
        },
        getTeamBetTotals,
      },
      `${days}&member=${sampleMember.memberId}`,
    );
    expect(await screen.findByText('Dadu')).toBeTruthy();
    expect(screen.getByText('ka*** · Peringkat 2')).toBeTruthy();
    expect(screen.getByText('+RM 15.00')).toBeTruthy();
    expect(asked).toEqual([sampleMember.memberId]);
    fireEvent.click(screen.getByRole('button', { name: 'Tunjuk seluruh pasukan' }));
    await waitFor(() => expect(asked.at(-1)).toBeNull());
  });

  test('of nobody say so', async () => {
    open(betsScreen, '/m/teamBetting', {
      listTeamBets: () => accepted({ list: [] }),
      getTeamBetTotals,
    });
    expect(await screen.findByText('Tiada pertaruhan ditemui')).toBeTruthy();
  });
});
