import { fireEvent, screen } from '@testing-library/react';
import type { MemberId, TeamRebateId } from '@wau/contract/ids';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import type { TeamRebates } from './team-rebate-queries.ts';
import * as teamRebateScreen from './team-rebate-screen.tsx';

const sums = { turnoverMinor: '250000', earnedMinor: '1250' };
const rebates: TeamRebates = {
  currencyCode: 'MYR',
  reckonedThrough: '2026-03-01',
  totals: sums,
  products: [{ product: 'LIVE', ...sums }],
  days: [{ day: '2026-03-01', ...sums }],
};

function open(calls: FakeCalls = {}) {
  renderScreen(teamRebateScreen, {
    path: '/m/member/teamRebate',
    session: { ...fakeSession, type: 2 },
    calls: {
      getTeamRebates: () => accepted(rebates),
      listTeamRebateLines: () =>
        accepted({
          list: [
            {
              memberId: `mbr_${'2'.repeat(26)}` as MemberId,
              ...{ userName: 'pe***', level: 2, product: 'LIVE' as const, ...sums },
              ...{ ownBasisPoints: 80, belowBasisPoints: 30 },
            },
          ],
        }),
      listTeamRebatePayments: () =>
        accepted({
          list: [
            {
              rebateId: `trb_${'1'.repeat(26)}` as TeamRebateId,
              ...{ amountMinor: '1250', currencyCode: 'MYR', throughDay: '2026-03-01' },
              paidAt: '2026-03-02T01:20:00Z',
            },
          ],
        }),
      ...calls,
    },
  });
}

test('AG-04 SH-03 what was earned stands by product and day, and a day leads to whom it came from', async () => {
  open();
  expect((await screen.findAllByText('RM 12.50')).length).toBe(3);
  expect(screen.getByText('Kasino langsung')).toBeTruthy();
  expect(await screen.findByText('+RM 12.50')).toBeTruthy();
  const [day] = await screen.findAllByRole('button', { name: /1 Mac 2026/ });
  fireEvent.click(day as HTMLElement);
  expect(await screen.findByText('pe***')).toBeTruthy();
  expect(screen.getByText('Kadar anda 0.8% · di bawah 0.3%')).toBeTruthy();
});

test('AG-04 where nothing has come yet it is said when it will', async () => {
  open({
    getTeamRebates: () => accepted({ ...rebates, reckonedThrough: null, products: [], days: [] }),
    listTeamRebatePayments: () => accepted({ list: [] }),
  });
  expect(await screen.findByText('Tiada rebat ditemui')).toBeTruthy();
  expect(screen.getByText('Hari pertama dikira malam ini.')).toBeTruthy();
  expect(await screen.findByText('Belum ada bayaran')).toBeTruthy();
});
