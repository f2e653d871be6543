// Here before a test waits for it: transforming it may take longer than a test waits for what it shows.
import '../basket-sheet.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { ssc } from '@wau/rules/lottery/families/ssc';
import type { LotteryPlay } from '@wau/rules/lottery/lottery-play';
import type { FakeCalls, FakeValue } from '../../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../../test-support/render-screen.tsx';
import type { LotterySetting, PlayMenu } from '../../../../platform/lottery/lottery-terms-queries.ts';
import * as betScreen from '../bet-screen.tsx';
import type { Offer } from '../offered-line.ts';
import { offeredPlays } from '../use-bet-pick.ts';

const gameId = 'ssc-1m';
export const firstNumero = '20261130-0001';
const orderId = `lto_${'1'.repeat(26)}` as const;

type Menu = PlayMenu;

function menuPlay(play: LotteryPlay): Menu['plays'][number] {
  return {
    ...{ playId: play.code, group: play.group, playType: play.playType, localName: null, chargedLots: 1 },
    lineCount: '100',
    prizes: play.prizes.map(({ code, payoutTenThousandths, isBySeries }) => ({
      ...{ prize: code, oddsTenThousandths: payoutTenThousandths, isBySeries: isBySeries === true },
      isReturn: false,
    })),
    ...{ returnLowestPercent: '90.00', returnHighestPercent: '90.00' },
  };
}

/** A menu of some plays of five digits. */
export function menuOf(...codes: readonly string[]): Menu {
  const plays = codes.map((code) => {
    const play = ssc.plays.find((each) => each.code === code);
    if (play === undefined) throw new Error(`no play ${code}`);
    return menuPlay(play);
  });
  return { gameId, name: 'SSC 1 minit', family: 'ssc', prizeModes: ['ZY'], drawSource: 'own', plays };
}

export const sampleSetting: LotterySetting = {
  ...{ gameId, currencyCode: 'MYR', units: ['100', '10'], highestMultiple: 1_000 },
  ...{
    highestStakeMinor: '1000000',
    highestWinMinor: '500000000',
    seriesLowest: 1_700,
    seriesHighest: 1_800,
  },
};

export const numeroOf = (index: number) => `20261130-${String(index).padStart(4, '0')}`;

/** What the lottery of the menu offers. */
export function sampleOffer(...codes: readonly string[]): Offer {
  const [first, ...others] = offeredPlays(ssc, menuOf(...codes));
  if (first === undefined) throw new Error('no play');
  return { family: ssc, plays: [first, ...others], setting: sampleSetting, prizeModes: ['ZY'] };
}

/** Draws of a minute each, the first of which takes stakes. */
export function salesFrom(first: number, count = 20): FakeValue<'getLotteryDraw'> {
  const now = Date.now();
  const draws = Array.from({ length: count }, (_, index) => ({
    numero: numeroOf(first + index),
    opensAt: new Date(now + (index - 1) * 60_000).toISOString(),
    closesAt: new Date(now + (index + 1) * 60_000).toISOString(),
    drawsAt: new Date(now + (index + 1) * 60_000 + 5_000).toISOString(),
    commitment: null,
  }));
  const [current = null, ...following] = draws;
  return { now: new Date(now).toISOString(), current, following };
}

export function takenOrder(stakeMinor: string): FakeValue<'placeLotteryOrder'> {
  return {
    ...{ orderId, stakeMinor, balanceMinor: '5000', currencyCode: 'MYR' },
    placedAt: '2026-11-30T00:00:00.000Z',
    lines: [{ outcome: 'accepted' }],
  };
}

/** Nothing is staked, for lines are refused. */
export function refusedOrder(lines: FakeValue<'placeLotteryOrder'>['lines']): FakeValue<'placeLotteryOrder'> {
  return { orderId: null, stakeMinor: '0', balanceMinor: null, currencyCode: 'MYR', placedAt: null, lines };
}

/** Of a lottery in which nothing is bounded. */
const unlimited: FakeValue<'getLotteryRemaining'> = {
  ...{ numero: firstNumero, currencyCode: 'MYR', hasLimits: false, isByNumber: true, isPlayClosed: false },
  ...{ drawLeftMinor: null, combinedLeftMinor: null, memberNumberStakeMinor: null, odds: [], numbers: [] },
};

/** Of one in which there are limits, and what is left of some numbers. */
export function remainingOf(
  changes: Partial<FakeValue<'getLotteryRemaining'>>,
): FakeValue<'getLotteryRemaining'> {
  return { ...unlimited, hasLimits: true, ...changes };
}

interface OpenBets {
  readonly menu: Menu;
  /** What the address says besides the lottery. */
  readonly search?: string;
  readonly calls?: FakeCalls;
  readonly isVisitor?: boolean;
}

export function openBets({ menu, calls, search = '', isVisitor = false }: OpenBets) {
  return renderScreen(betScreen, {
    path: '/m/lottery/:gameId',
    url: `/m/lottery/${gameId}${search}`,
    ...(isVisitor ? {} : { session: fakeSession }),
    calls: {
      getLotteryPlayMenu: () => accepted(menu),
      getLotterySetting: () => accepted(sampleSetting),
      getLotteryDraw: () => accepted(salesFrom(1)),
      getLotterySeries: () =>
        accepted({ seriesLowest: 1_700, seriesHighest: 1_800, seriesUsual: 1_800, seriesWhole: 2_000 }),
      getLotteryRemaining: () => accepted(unlimited),
      listNumeros: () => accepted({ page: 1, isLast: true, list: [] }),
      ...calls,
    },
  });
}

export function tap(name: string | RegExp, at = 0): void {
  const button = screen.getAllByRole('button', { name })[at];
  if (button === undefined) throw new Error(`no button ${String(name)}`);
  fireEvent.click(button);
}
