import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, Moment, OneOf } from '../../schema.ts';

const memberErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
  'trial.closed',
] as const;

/** Most bytes of one picture. */
export const identityImageLimitBytes = 3 * 1024 * 1024;

/** Two of the largest pictures in base64, and the braces and names around them. */
const bodyLimitBytes = 2 * 4 * Math.ceil(identityImageLimitBytes / 3) + 1024;

const ImageText = Type.Optional(
  Type.String({ description: 'A JPEG, PNG or WebP picture of at most 3 MB, in base64' }),
);

export const submitIdentityImages = defineCall({
  name: 'submitIdentityImages',
  openWhilePaused: true,
  method: 'PUT',
  path: '/wps/member/identity',
  module: 'KYC3',
  caller: 'member',
  needs: { flags: ['KYC3'] },
  closedToTrial: true,
  summary: 'Sends both sides of an identity document for review, in place of those sent before',
  bodyLimitBytes,
  body: Exact({ front: ImageText, back: ImageText }),
  value: Type.Null(),
  errors: [
    ...memberErrors,
    'identity.image.missing',
    'identity.image.invalid',
    'identity.verified',
    'identity.too.many',
  ],
});

const identityStatuses = ['none', 'reviewing', 'verified', 'refused'] as const;

export const getIdentityStatus = defineCall({
  name: 'getIdentityStatus',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/member/identity',
  module: 'KYC3',
  caller: 'member',
  needs: { flags: ['KYC3'] },
  closedToTrial: true,
  summary: 'How the check of the identity document stands; the pictures themselves are never answered',
  value: Exact({
    status: OneOf(identityStatuses),
    reason: Type.String({ description: 'Why it was refused, in the words of the operator; else empty' }),
    submittedAt: Type.Union([Type.Null(), Moment]),
  }),
  errors: memberErrors,
});
