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

const noTeam = { ...sampleFigures, memberCount: 0, directCount: 0, days: [], categories: [] };

describe('AG-04 SH-03 the overview', () => {
  test('says what the team has, who came and what was played, by kind and by day', async () => {
    open(overviewScreen, '/m/agent/team/overview', { getTeamFigures: () => accepted(sampleFigures) });
    const now = within(await screen.findByRole('region', { name: 'Sekarang' }));
    expect(now.getByText('9, 3 daripadanya terus')).toBeTruthy();
    expect(now.getByText('RM 777.00')).toBeTruthy();
    const played = within(screen.getByRole('region', { name: 'Wang dan permainan' }));
    expect(played.getByText('RM 1,200.00')).toBeTruthy();
    expect(played.getByText('−RM 147.00')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Mengikut hari' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(
      within(screen.getByRole('region', { name: 'Mengikut jenis permainan' })).getByText('Slot'),
    ).toBeTruthy();
    expect(screen.getByText(/Dikira pada/)).toBeTruthy();
  });

  test('of nobody leads to the invitation, and what is not counted yet says when it will be', async () => {
    open(overviewScreen, '/m/agent/team/overview', { getTeamFigures: () => accepted(noTeam) });
    expect((await screen.findByRole('link', { name: 'Jemput ahli' })).getAttribute('href')).toBe(
      '/m/inviteFriends',
    );
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

  test('without a line leads to the invitation', async () => {
    open(profitScreen, '/m/agent/team/pnl', {
      getTeamFigures: () => accepted(noTeam),
      listTeamProfit: () => accepted({ currencyCode: 'MYR', path: [], list: [] }),
    });
    expect(await screen.findByRole('link', { name: 'Jemput ahli' })).toBeTruthy();
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

describe('AG-04 SH-03 bets', () => {
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
      },
      `${days}&member=${sampleMember.memberId}`,
    );
    expect(await screen.findByText('Dadu')).toBeTruthy();
    expect(screen.getByText('ka***')).toBeTruthy();
    expect(screen.getByText('+RM 15.00')).toBeTruthy();
    expect(asked).toEqual([sampleMember.memberId]);
    fireEvent.click(screen.getByRole('button', { name: 'Tunjuk seluruh pasukan' }));
    await waitFor(() => expect(asked.at(-1)).toBeNull());
  });

  test('of nobody say so', async () => {
    open(betsScreen, '/m/teamBetting', { listTeamBets: () => accepted({ list: [] }) });
    expect(await screen.findByText('Tiada pertaruhan ditemui')).toBeTruthy();
  });
});
