import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import type { ReferralId } from '../../ids.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { friendStates, referralMarks } from '../../referral-states.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  MinorText,
  MinorTextOrNull,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';

const referral = { caller: 'member', needs: { flags: ['REFERRAL'] }, closedToTrial: true } as const;

const referralErrors = ['session.missing', 'session.ended', 'trial.closed', 'module.unavailable'] as const;

export const getReferral = defineCall({
  ...referral,
  name: 'getReferral',
  method: 'GET',
  path: '/wps/member/referral',
  summary:
    'Where the member sends friends to, what the merchant gives for them and what for, and what came of it so far',
  value: Exact({
    linkPath: Type.String({ description: 'Of the registration, with the member as its recommender' }),
    currencyCode: CurrencyText,
    isRewarded: Type.Boolean({
      description: 'Friends bring something now: the merchant gives, and its budget lasts',
    }),
    rewardMinor: Type.String({ ...MinorText, description: 'For each friend' }),
    turnoverTimes: Type.Integer({ description: 'How often a reward is to be staked before money may leave' }),
    dailyCount: Type.Integer({ description: 'So many friends are rewarded a day at most' }),
    monthlyCount: Type.Integer(),
    mostMinor: Type.String({
      ...MinorText,
      description: 'All that a member is ever given for friends, as the menu says; zero: without a bound',
    }),
    asked: Exact({ depositMinor: MinorText, turnoverMinor: MinorText, withinDays: Type.Integer() }),
    steps: Type.Array(Exact({ friendCount: Type.Integer(), bonusMinor: MinorText }), {
      description: 'What the so many-th rewarded friend brings besides',
    }),
    totals: Exact({
      invitedCount: Type.Integer(),
      depositedCount: Type.Integer(),
      rewardedCount: Type.Integer(),
      rewardedMinor: MinorText,
    }),
  }),
  errors: referralErrors,
});

export const listInvitedFriends = defineCall({
  ...referral,
  name: 'listInvitedFriends',
  method: 'GET',
  path: '/wps/member/referral/friends',
  summary: 'Whom the member has brought, newest first, each with how far it has come',
  query: Exact({ ...PageQuery }),
  value: Page(
    Exact({
      friendName: Type.String({ description: 'Masked' }),
      state: OneOf(friendStates),
      changedAt: Type.String({ ...Moment, description: 'When it came to be so' }),
      registeredAt: Moment,
      rewardMinor: Type.Unsafe<string | null>({
        ...MinorTextOrNull,
        description: 'Null while nothing is paid',
      }),
    }),
  ),
  errors: referralErrors,
});

export const listReferrals = defineCall({
  name: 'listReferrals',
  method: 'GET',
  path: '/wps/operator/referrals',
  caller: 'operator',
  permission: 'reward.decide',
  summary:
    'Friends about whom an operator decides, the oldest first; with a name all whom that member has brought, newest first. A hundred at most',
  query: Exact({ username: Type.Optional(Type.String({ maxLength: 64 })) }),
  value: Exact({
    list: Type.Array(
      Exact({
        referralId: Type.Unsafe<ReferralId | null>({
          type: ['string', 'null'],
          description: 'Null before the friend has done what is asked for',
        }),
        inviterUsername: Type.String(),
        friendUsername: Type.String(),
        friendShownName: Type.String({ description: 'As whoever invited reads it' }),
        state: OneOf(friendStates),
        marks: Type.Array(OneOf(referralMarks), { description: 'What both share' }),
        depositedMinor: MinorText,
        rewardMinor: MinorTextOrNull,
        offeredMinor: Type.Unsafe<string | null>({
          ...MinorTextOrNull,
          description:
            'What an approval would pay now; null where it would wait for room, or where nothing is to be decided',
        }),
        offeredTurnoverMinor: Type.Unsafe<string | null>({
          ...MinorTextOrNull,
          description: 'What would have to be staked for it',
        }),
        currencyCode: CurrencyText,
        reason: Type.String({ description: 'Of a decision; else empty' }),
        registeredAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const decideReferral = defineCall({
  name: 'decideReferral',
  method: 'POST',
  path: '/wps/operator/referrals/:referralId/decision',
  caller: 'operator',
  permission: 'reward.decide',
  summary: 'Rewards a member for a friend who was held, or does not; the reason stays with the merchant',
  params: Exact({ referralId: IdText('referral') }),
  body: Exact({ decision: OneOf(['approved', 'rejected']), reason: Type.String({ maxLength: 200 }) }),
  value: Type.Null(),
  errors: [...operatorErrors, 'referral.unknown', 'referral.decided', 'module.unavailable', 'case.claimed'],
});
