import type { PromotionAction, PromotionStatus } from '@wau/contract/promotion-statuses';
import { promotionStatuses } from '@wau/contract/promotion-statuses';
import { toMinor } from '@wau/money/minor';
import { describe, expect, test } from 'vitest';
import { countedFromDay, occurrenceOf } from './occurrence.ts';
import { type OfferTerms, type OfferUse, promotionStanding } from './promotion-standing.ts';

const startMs = Date.parse('2026-11-01T00:00:00Z');
const endMs = Date.parse('2026-12-01T00:00:00Z');
const within = startMs + 1;

const terms: OfferTerms = {
  enrolment: 'automatic',
  condition: 'none',
  conditionMinor: null,
  rewardMinor: toMinor(500n),
  rewardBasisPoints: null,
  startsAt: new Date(startMs),
  endsAt: new Date(endMs),
  leftMinor: null,
  leftCount: null,
};
const fresh: OfferUse = {
  hasJoined: false,
  progressMinor: toMinor(0n),
  latest: undefined,
  rejectionCount: 0,
};
const deposit = { condition: 'deposit', conditionMinor: toMinor(5_000n) } as const;
const joined = (progress: bigint) => ({ hasJoined: true, progressMinor: toMinor(progress) });

interface Case {
  readonly what: string;
  readonly terms?: Partial<OfferTerms>;
  readonly use?: Partial<OfferUse>;
  readonly nowMs?: number;
  readonly status: PromotionStatus;
  readonly action?: PromotionAction;
}

const cases: readonly Case[] = [
  { what: 'before its first moment', nowMs: startMs - 1, status: 'coming' },
  { what: 'at its first moment', nowMs: startMs, status: 'claim', action: 'claim' },
  { what: 'at its last moment', nowMs: endMs - 1, status: 'claim', action: 'claim' },
  { what: 'when it is over', nowMs: endMs, status: 'close' },
  {
    what: 'without beginning and end',
    terms: { startsAt: null, endsAt: null },
    status: 'claim',
    action: 'claim',
  },
  { what: 'when nothing is left to give', terms: { leftCount: 0 }, status: 'close' },
  { what: 'when one is left to give', terms: { leftCount: 1 }, status: 'claim', action: 'claim' },
  { what: 'when less is left than the reward', terms: { leftMinor: toMinor(499n) }, status: 'close' },
  {
    what: 'when just the reward is left',
    terms: { leftMinor: toMinor(500n) },
    status: 'claim',
    action: 'claim',
  },
  {
    what: 'to be chosen with a deposit',
    terms: { enrolment: 'deposit', ...deposit },
    status: 'join',
    action: 'deposit',
  },
  {
    what: 'chosen with a deposit before',
    terms: { enrolment: 'deposit', ...deposit },
    use: { latest: 'claimed' },
    status: 'claimed',
  },
  { what: 'to be joined', terms: { enrolment: 'join', ...deposit }, status: 'join', action: 'join' },
  {
    what: 'to be joined first, whatever was deposited before',
    terms: { enrolment: 'join', ...deposit },
    use: { progressMinor: toMinor(9_000n) },
    status: 'join',
    action: 'join',
  },
  {
    what: 'joined, nothing yet',
    terms: { enrolment: 'join', ...deposit },
    use: joined(0n),
    status: 'signed',
  },
  {
    what: 'joined, not all yet',
    terms: { enrolment: 'join', ...deposit },
    use: joined(4_999n),
    status: 'process',
  },
  {
    what: 'joined and met',
    terms: { enrolment: 'join', ...deposit },
    use: joined(5_000n),
    status: 'claim',
    action: 'claim',
  },
  { what: 'by itself, nothing yet', terms: deposit, status: 'process' },
  { what: 'to apply for', terms: { enrolment: 'application' }, status: 'join', action: 'apply' },
  { what: 'to apply for, not met yet', terms: { enrolment: 'application', ...deposit }, status: 'process' },
  {
    what: 'applied for',
    terms: { enrolment: 'application' },
    use: { latest: 'applying' },
    status: 'applying',
  },
  {
    what: 'applied for, and over meanwhile',
    terms: { enrolment: 'application' },
    use: { latest: 'applying' },
    nowMs: endMs,
    status: 'applying',
  },
  {
    what: 'rejected',
    terms: { enrolment: 'application' },
    use: { latest: 'rejected', rejectionCount: 2 },
    status: 'rejected',
    action: 'apply',
  },
  {
    what: 'rejected for the last time',
    terms: { enrolment: 'application' },
    use: { latest: 'rejected', rejectionCount: 3 },
    status: 'rejected',
  },
  {
    what: 'rejected, and over meanwhile',
    terms: { enrolment: 'application' },
    use: { latest: 'rejected', rejectionCount: 1 },
    nowMs: endMs,
    status: 'rejected',
  },
  {
    what: 'paid by decision',
    terms: { enrolment: 'application' },
    use: { latest: 'issued' },
    status: 'issued',
  },
  { what: 'fetched, and over meanwhile', use: { latest: 'claimed' }, nowMs: endMs, status: 'claimed' },
];

describe('ME-10 a promotion stands', () => {
  test.each(cases)('$what: $status', ({ terms: changed, use, nowMs = within, status, action = null }) => {
    const standing = promotionStanding({ ...terms, ...changed }, { ...fresh, ...use }, nowMs);
    expect({ status: standing.status, action: standing.action }).toEqual({ status, action });
  });

  test('in each of the ten ways that the document names', () => {
    expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(promotionStatuses));
  });
});

test.each([
  [0n, 250n],
  [5_000n, 250n],
  [6_019n, 300n],
  [40_000n, 500n],
])('ME-10 with %d of deposits a share of 5 %% is %d, within its bound', (progress, reward) => {
  const share = { ...terms, ...deposit, rewardBasisPoints: 500 };
  expect(promotionStanding(share, { ...fresh, ...joined(progress) }, within).rewardMinor).toBe(reward);
});

test('ME-10 a budget closes a share that it does not cover, and not a smaller one', () => {
  const share = { ...terms, ...deposit, rewardBasisPoints: 500, leftMinor: toMinor(260n) };
  expect(promotionStanding(share, { ...fresh, ...joined(5_000n) }, within).status).toBe('claim');
  expect(promotionStanding(share, { ...fresh, ...joined(6_000n) }, within).status).toBe('close');
});

test.each([
  ['once', '2026-11-27', 'once', undefined],
  ['daily', '2026-11-27', '2026-11-27', '2026-11-27'],
  ['weekly', '2026-11-27', '2026-11-23', '2026-11-23'],
  ['weekly', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['weekly', '2026-11-29', '2026-11-23', '2026-11-23'],
  ['weekly', '2027-01-02', '2026-12-28', '2026-12-28'],
] as const)('ME-10 %s on %s is the time %s and counts from %s', (recurrence, today, occurrence, from) => {
  expect(occurrenceOf(recurrence, today)).toBe(occurrence);
  expect(countedFromDay(recurrence, today, null)).toBe(from);
});

test('ME-10 what happened before a promotion began does not count', () => {
  expect(countedFromDay('once', '2026-11-27', '2026-11-20')).toBe('2026-11-20');
  expect(countedFromDay('weekly', '2026-11-27', '2026-11-25')).toBe('2026-11-25');
  expect(countedFromDay('weekly', '2026-11-27', '2026-11-01')).toBe('2026-11-23');
});
