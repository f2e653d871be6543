import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, IdText, Moment, OneOf } from '../../schema.ts';

const TextOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });

const MemberParams = Exact({ memberId: IdText('member') });

export const listWaitingIdentities = defineCall({
  name: 'listWaitingIdentities',
  method: 'GET',
  path: '/wps/operator/identities',
  caller: 'operator',
  permission: 'identity.review',
  summary: 'Whose identity documents wait for a decision, the longest first; a hundred at most',
  value: Exact({
    list: Type.Array(
      Exact({
        memberId: IdText('member'),
        username: Type.String(),
        submissionNumber: Type.Integer({ description: 'Counts the times that the member has sent pictures' }),
        isSeen: Type.Boolean({ description: 'Somebody has looked at these pictures' }),
        submittedAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const openIdentityImages = defineCall({
  name: 'openIdentityImages',
  method: 'POST',
  path: '/wps/operator/identities/:memberId/images',
  caller: 'operator',
  permission: 'identity.review',
  summary:
    "Both pictures of a member's document, and what the member has said to be compared with it. That they were looked at is kept, hence a POST",
  params: MemberParams,
  value: Exact({
    payeeName: TextOrNull,
    idNumber: TextOrNull,
    list: Type.Array(
      Exact({
        fileName: Type.String(),
        format: OneOf(['jpg', 'png', 'webp', 'bin']),
        image: Type.String({ description: 'base64' }),
      }),
    ),
  }),
  errors: [...operatorErrors, 'identity.image.unknown'],
});

export const decideIdentity = defineCall({
  name: 'decideIdentity',
  method: 'POST',
  path: '/wps/operator/identities/:memberId/decision',
  caller: 'operator',
  permission: 'identity.review',
  summary: "Accepts or refuses a member's document that somebody has looked at; the member is told",
  params: MemberParams,
  body: Exact({
    decision: OneOf(['verified', 'refused']),
    reason: Type.Optional(
      Type.String({
        maxLength: 200,
        description: '3 to 200 characters; of a refusal the member reads them, else they stay in the audit',
      }),
    ),
  }),
  value: Type.Null(),
  errors: [...operatorErrors, 'identity.not.waiting', 'identity.not.seen', 'case.claimed'],
});
