import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, OneOf } from '../../schema.ts';

const RewardParams = Exact({ rewardId: IdText('reward') });

export const listWaitingApplications = defineCall({
  name: 'listWaitingApplications',
  method: 'GET',
  path: '/wps/operator/applications',
  caller: 'operator',
  permission: 'reward.decide',
  summary: 'Applications for promotions that wait for a decision, the oldest first; a hundred at most',
  value: Exact({
    list: Type.Array(
      Exact({
        rewardId: IdText('reward'),
        memberId: IdText('member'),
        username: Type.String(),
        promotionId: Type.String(),
        promotionTitle: Type.String({ description: 'In the language of the request, else in the usual one' }),
        amountMinor: MinorText,
        requiredTurnoverMinor: MinorText,
        currencyCode: CurrencyText,
        remark: Type.String(),
        imageCount: Type.Integer(),
        placedAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const openApplicationImages = defineCall({
  name: 'openApplicationImages',
  method: 'POST',
  path: '/wps/operator/applications/:rewardId/images',
  caller: 'operator',
  permission: 'reward.decide',
  summary: 'The pictures of an application. That they were looked at is kept, hence a POST',
  params: RewardParams,
  value: Exact({
    list: Type.Array(
      Exact({ fileName: Type.String(), image: Type.String({ description: 'A JPEG in base64' }) }),
    ),
  }),
  errors: [...operatorErrors, 'application.unknown'],
});

export const decideApplication = defineCall({
  name: 'decideApplication',
  method: 'POST',
  path: '/wps/operator/applications/:rewardId/decision',
  caller: 'operator',
  permission: 'reward.decide',
  summary: 'Approves an application, which pays the reward, or rejects it; the member is told',
  params: RewardParams,
  body: Exact({
    decision: OneOf(['approved', 'rejected']),
    reason: Type.Optional(
      Type.String({
        maxLength: 200,
        description: '3 to 200 characters; of a rejection the member reads them, else they stay in the audit',
      }),
    ),
  }),
  value: Type.Null(),
  errors: [
    ...operatorErrors,
    'application.unknown',
    'application.decided',
    'promotion.budget.spent',
    'case.claimed',
  ],
});
