import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { grossRevenueOf, type MoneyFigures, noMoney, sumOfMoney, withBooked } from './dashboard-figures.ts';
import { type CountedDeed, selectCountedAt, selectDayCounts } from './member-day-counts-sql.ts';

/** Of a day: how many members did what. */
type People = Readonly<Record<CountedDeed, number>>;

const nobody: People = { registered: 0, firstDeposit: 0, secondDeposit: 0, firstBet: 0, active: 0 };

/**
 * People and money by day. All of it is read from sums: what the house's accounts took and gave in the books, and how
 * many members did what; days are the merchant's.
 */
export async function getDashboardDays(
  { ledger, runner }: Pick<ServerParts, 'ledger' | 'runner'>,
  { merchant: { merchantCode, currencyCode } }: Pick<OperatorContext, 'merchant'>,
  query: CallQuery<Calls['getDashboardDays']>,
): Promise<CallValue<Calls['getDashboardDays']>> {
  const { fromDay, toDay } = requireDays(query);
  const [booked, counts, countedAt] = await Promise.all([
    ledger.sectionDaySums({ merchantId: merchantCode, fromDay, toDay }),
    selectDayCounts(runner, merchantCode, fromDay, toDay),
    selectCountedAt(runner, merchantCode, fromDay, toDay),
  ]);
  const money = new Map<string, MoneyFigures>();
  for (const sum of booked) money.set(sum.day, withBooked(money.get(sum.day) ?? noMoney, sum));
  const people = new Map<string, People>();
  for (const { day, what, member_count } of counts) {
    people.set(day, { ...(people.get(day) ?? nobody), [what]: member_count });
  }
  return {
    currencyCode,
    countedAt: countedAt?.toISOString() ?? null,
    totals: {
      ...peopleView([...people.values()].reduce(sumOfPeople, nobody)),
      ...moneyView([...money.values()].reduce(sumOfMoney, noMoney)),
    },
    days: daysOf(fromDay, toDay).map((day) => ({
      day,
      ...peopleView(people.get(day) ?? nobody),
      activePlayers: (people.get(day) ?? nobody).active,
      ...moneyView(money.get(day) ?? noMoney),
    })),
  };
}

const dayMs = 86_400_000;

/** Newest first. */
function daysOf(fromDay: string, toDay: string): readonly string[] {
  const first = Date.parse(`${fromDay}T00:00:00Z`);
  const count = (Date.parse(`${toDay}T00:00:00Z`) - first) / dayMs + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(first + (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

function sumOfPeople(one: People, other: People): People {
  return {
    registered: one.registered + other.registered,
    firstDeposit: one.firstDeposit + other.firstDeposit,
    secondDeposit: one.secondDeposit + other.secondDeposit,
    firstBet: one.firstBet + other.firstBet,
    active: one.active + other.active,
  };
}

function peopleView({ registered, firstDeposit, secondDeposit, firstBet }: People) {
  return {
    registrations: registered,
    firstDeposits: firstDeposit,
    firstBets: firstBet,
    secondDeposits: secondDeposit,
  };
}

function moneyView(figures: MoneyFigures) {
  const wire = (amount: bigint) => minorToWire(toMinor(amount));
  const grossRevenue = grossRevenueOf(figures);
  return {
    betCount: figures.betCount,
    turnoverMinor: wire(figures.turnoverMinor),
    payoutMinor: wire(figures.payoutMinor),
    grossRevenueMinor: wire(grossRevenue),
    depositCount: figures.depositCount,
    depositMinor: wire(figures.depositMinor),
    withdrawalCount: figures.withdrawalCount,
    withdrawalMinor: wire(figures.withdrawalMinor),
    giftMinor: wire(figures.giftMinor),
    netRevenueMinor: wire(grossRevenue - figures.giftMinor),
  };
}
