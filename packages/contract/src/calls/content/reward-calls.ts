import { Type } from 'typebox';
import {
  applicationImageCount,
  applicationImageLimitBytes,
  applicationRemarkLength,
} from '../../application-limits.ts';
import { defineCall } from '../../call.ts';
import {
  enrolments,
  promotionActions,
  promotionStatuses,
  recurrences,
  rewardConditions,
  rewardStatuses,
} from '../../promotion-statuses.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  MinorText,
  MinorTextOrNull,
  Moment,
  OneOf,
  OneOfOrNull,
  Page,
  PageQuery,
} from '../../schema.ts';

const memberErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
  'trial.closed',
] as const;

const rewardCentre = {
  module: 'REWCEN3',
  caller: 'member',
  needs: { flags: ['REWCEN3'] },
  closedToTrial: true,
} as const;

/** The largest pictures in base64, a remark of the widest characters, and the braces and names around them. */
const applicationLimitBytes =
  applicationImageCount * 4 * Math.ceil(applicationImageLimitBytes / 3) + 12 * applicationRemarkLength + 1024;

const PromotionParams = Exact({ promotionId: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }) });

/** Which time a recurring promotion is meant. */
const OccurrenceText = Type.String({
  pattern: '^(once|\\d{4}-\\d\\d-\\d\\d)$',
  description: '`once`, the day, or the first day of the week',
});

const MomentOrNull = Type.Union([Moment, Type.Null()]);

const MemberPromotion = Exact({
  promotionId: Type.String(),
  title: Type.String(),
  imageUrl: Type.String(),
  startsAt: MomentOrNull,
  endsAt: MomentOrNull,
  status: OneOf(promotionStatuses),
  action: OneOfOrNull(promotionActions, { description: 'What the member can do now; null for nothing' }),
  occurrence: OccurrenceText,
  enrolment: OneOf(enrolments),
  recurrence: OneOf(recurrences),
  condition: OneOf(rewardConditions),
  conditionMinor: MinorTextOrNull,
  progressMinor: Type.String({ ...MinorText, description: 'What has come together of the condition' }),
  rewardMinor: Type.String({ ...MinorText, description: 'The reward as things stand' }),
  mostMinor: Type.String({ ...MinorText, description: 'The most that a share comes to' }),
  rewardBasisPoints: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The share of what has come together, in hundredths of a percent; null for a fixed reward',
  }),
  turnoverTimes: Type.Integer({ description: 'How often the reward has to be staked before a withdrawal' }),
  reason: Type.String({
    description: 'Why an application was rejected, in the words of the operator; else empty',
  }),
});

const TurnoverView = Exact({
  requiredMinor: Type.String({ ...MinorText, description: 'Of all rewards whose turnover is not met' }),
  playedMinor: MinorText,
  missingMinor: Type.String({ ...MinorText, description: 'Zero: money may be withdrawn' }),
});

export const listMemberPromotions = defineCall({
  name: 'listMemberPromotions',
  method: 'GET',
  path: '/wps/member/promotions',
  ...rewardCentre,
  summary:
    'The reward centre: the promotions that are meant for the member, each with where the member stands, and what is left to stake before a withdrawal',
  value: Exact({
    currencyCode: CurrencyText,
    turnover: TurnoverView,
    list: Type.Array(MemberPromotion),
  }),
  errors: [...memberErrors],
});

export const joinPromotion = defineCall({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/promotions/:promotionId/enrolment',
  ...rewardCentre,
  summary: 'Takes part in a promotion. Joining again changes nothing',
  params: PromotionParams,
  value: MemberPromotion,
  errors: [...memberErrors, 'promotion.unknown', 'promotion.closed', 'promotion.not.due', 'promotion.used'],
});

export const applyForPromotion = defineCall({
  name: 'applyForPromotion',
  method: 'POST',
  path: '/wps/promotions/:promotionId/applications',
  ...rewardCentre,
  summary: 'Applies for a promotion that an operator decides about, with a remark and pictures',
  bodyLimitBytes: applicationLimitBytes,
  params: PromotionParams,
  body: Exact({
    remark: Type.String({ maxLength: applicationRemarkLength }),
    images: Type.Array(Type.String({ description: 'A JPEG or PNG picture of at most 5 MB, in base64' }), {
      maxItems: applicationImageCount,
    }),
  }),
  value: MemberPromotion,
  errors: [
    ...memberErrors,
    'promotion.unknown',
    'promotion.closed',
    'promotion.not.due',
    'promotion.used',
    'promotion.budget.spent',
    'application.image.invalid',
    'application.too.many',
  ],
});

export const claimReward = defineCall({
  name: 'claimReward',
  method: 'POST',
  path: '/wps/promotions/:promotionId/claims',
  ...rewardCentre,
  idempotent: true,
  summary: 'Fetches a reward that is earned into the wallet',
  params: PromotionParams,
  body: Exact({ occurrence: OccurrenceText }),
  value: Exact({
    rewardId: IdText('reward'),
    amountMinor: MinorText,
    currencyCode: CurrencyText,
    requiredTurnoverMinor: MinorText,
  }),
  errors: [
    ...memberErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'promotion.unknown',
    'promotion.closed',
    'promotion.not.due',
    'promotion.used',
    'promotion.budget.spent',
  ],
});

export const listRewards = defineCall({
  name: 'listRewards',
  method: 'GET',
  path: '/wps/member/rewards',
  ...rewardCentre,
  summary: "What became of the member's uses of promotions, newest first",
  query: Exact(PageQuery),
  value: Page(
    Exact({
      rewardId: IdText('reward'),
      promotionId: Type.String(),
      title: Type.String(),
      status: OneOf(rewardStatuses),
      amountMinor: MinorText,
      currencyCode: CurrencyText,
      placedAt: Moment,
      decidedAt: MomentOrNull,
      reason: Type.String({ description: 'Why it was rejected; else empty' }),
      requiredTurnoverMinor: MinorText,
      playedTurnoverMinor: MinorText,
    }),
  ),
  errors: [...memberErrors],
});
