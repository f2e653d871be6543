import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LotteryOrderId } from '@wau/contract/ids';

type Lottery = CallValue<Calls['listLotteryGames']>['list'][number];
type Order = CallValue<Calls['getLotteryOrder']>;
type Entry = Order['entries'][number];

/** A lottery of five digits, with a draw that takes stakes and one that was drawn. */
export const sampleLottery: Lottery = {
  gameId: 'ssc-1m',
  name: 'Pantas SSC 1 minit',
  family: 'ssc',
  prizeModes: ['ZY'],
  drawSource: 'own',
  current: {
    numero: '20261130-0002',
    opensAt: '2026-11-30T00:00:00.000Z',
    closesAt: '2026-11-30T00:01:55.000Z',
    drawsAt: '2026-11-30T00:02:00.000Z',
    commitment: 'c0'.repeat(32),
  },
  latest: { numero: '20261130-0001', result: { digits: ['0', '7', '7', '1', '9'] } },
};

export const sampleOrderId = `lto_${'0'.repeat(26)}` as LotteryOrderId;

/** A slip's part in one draw, which can still be given up. */
export function sampleEntry(changes: Partial<Entry> = {}): Entry {
  return {
    orderId: sampleOrderId,
    entry: 1,
    entryCount: 1,
    gameId: 'ssc-1m',
    gameName: 'Pantas SSC 1 minit',
    numero: '20261130-0002',
    state: 'open',
    stakeMinor: '400',
    payoutMinor: '0',
    currencyCode: 'MYR',
    rebateMinor: '0',
    placedAt: '2026-11-30T00:00:10.000Z',
    drawsAt: '2026-11-30T00:02:00.000Z',
    canCancel: true,
    result: null,
    slipHash: '51'.repeat(32),
    suborders: [
      {
        ...{ suborderNumber: `${sampleOrderId}-001`, playId: 'fixed-digit', prizeModeId: 'ZY' },
        ...{ numbers: '1,3||7||', lineCount: '3', unit: '100', multiple: 1, series: 1800 },
        ...{ oddsTenThousandths: [90_000], stakeMinor: '300', payoutMinor: '0', rebateMinor: '0' },
      },
      {
        ...{ suborderNumber: `${sampleOrderId}-002`, playId: 'dragon-tiger-1-5', prizeModeId: 'ZY' },
        ...{ numbers: 'dragon', lineCount: '1', unit: '100', multiple: 1, series: 1800 },
        ...{ oddsTenThousandths: [22_000, 94_000], stakeMinor: '100', payoutMinor: '0', rebateMinor: '0' },
      },
    ],
    ...changes,
  };
}

export function sampleOrder(entries: readonly Entry[] = [sampleEntry()], stopsOnWin = false): Order {
  return { stopsOnWin, entries: [...entries] };
}
