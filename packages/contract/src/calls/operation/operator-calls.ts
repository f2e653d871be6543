import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { type OperatorRole, operatorPermissions, operatorRoles } from '../../permissions.ts';
import { Exact, IdText, MerchantText, Moment, OneOf } from '../../schema.ts';

export const PasswordText = Type.String({ minLength: 1, maxLength: 256 });
export const CodeText = Type.String({ minLength: 6, maxLength: 20 });
export const BindsToBrowser = Type.Optional(
  Type.Boolean({
    description: 'The session is good only beside a cookie of this browser, which no script can read',
  }),
);

/** A session of an operator as it is opened. */
export const OperatorSession = Exact({
  token: Type.String(),
  username: Type.String(),
  endsAt: Moment,
  passwordIsTemporary: Type.Boolean({
    description: 'Nothing but a new password is possible until there is one',
  }),
  hasSecondStep: Type.Boolean({
    description: 'Whether a code was given; without one nothing but setting up the second step is possible',
  }),
});

export const loginOperator = defineCall({
  name: 'loginOperator',
  method: 'POST',
  path: '/wps/operator/session',
  caller: 'visitor',
  openDuringClosure: true,
  summary:
    'Opens a session of an operator who has a role at the merchant; the token travels in `Operator-Token`. A refusal never says which part was wrong',
  body: Exact({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: PasswordText,
    code: Type.Optional(
      Type.String({ maxLength: 20, description: 'Of the authenticator app, or a recovery code' }),
    ),
    bindsToBrowser: BindsToBrowser,
  }),
  value: OperatorSession,
  errors: ['login.failed', 'login.too.many'],
});

export const logoutOperator = defineCall({
  name: 'logoutOperator',
  method: 'DELETE',
  path: '/wps/operator/session',
  caller: 'operator',
  permission: 'session.own',
  summary: "Ends the operator's session",
  value: Type.Null(),
  errors: [...operatorErrors],
});

export const getOperatorInfo = defineCall({
  name: 'getOperatorInfo',
  method: 'GET',
  path: '/wps/operator/info',
  caller: 'operator',
  permission: 'session.own',
  summary: 'Who is logged in, and what their roles at this merchant allow',
  value: Exact({
    operatorId: IdText('operator'),
    username: Type.String(),
    merchantCode: MerchantText,
    passwordIsTemporary: Type.Boolean(),
    hasSecondStep: Type.Boolean({ description: 'Whether this session has given a code' }),
    sessionEndsAt: Moment,
    idleMinutes: Type.Integer({ description: 'After so many minutes without use the session ends' }),
    merchants: Type.Array(Exact({ merchantCode: MerchantText, brandName: Type.String() }), {
      description: 'Where the operator has a role',
    }),
    roles: Type.Array(
      Exact({
        role: OneOf(Object.keys(operatorRoles) as OperatorRole[]),
        words: Type.String({ description: "In the request's language" }),
      }),
    ),
    permissions: Type.Array(
      Exact({
        permission: OneOf(operatorPermissions),
        words: Type.String({ description: "In the request's language" }),
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const changeOperatorPassword = defineCall({
  name: 'changeOperatorPassword',
  method: 'POST',
  path: '/wps/operator/password',
  caller: 'operator',
  permission: 'session.own',
  summary: "Replaces the operator's password; all other sessions of the operator end",
  body: Exact({ oldPassword: PasswordText, newPassword: PasswordText }),
  value: Type.Null(),
  errors: [
    ...operatorErrors,
    'modify.new.old.same',
    'password.format.invalid',
    'password.wrong',
    'login.too.many',
  ],
});

export const startOperatorSecondStep = defineCall({
  name: 'startOperatorSecondStep',
  method: 'POST',
  path: '/wps/operator/secondStep/enrolment',
  caller: 'operator',
  permission: 'session.own',
  summary:
    'A fresh secret for an authenticator app, where there is none yet; nothing changes before a code of it has come back',
  value: Exact({
    secret: Type.String({ description: 'Base32' }),
    uri: Type.String({ description: 'otpauth' }),
  }),
  errors: [...operatorErrors, 'second.step.on'],
});

export const confirmOperatorSecondStep = defineCall({
  name: 'confirmOperatorSecondStep',
  method: 'POST',
  path: '/wps/operator/secondStep',
  caller: 'operator',
  permission: 'session.own',
  summary: 'Sets the second step up with a first code of the app; this session has passed it from then on',
  body: Exact({ code: CodeText }),
  value: Exact({
    recoveryCodes: Type.Array(Type.String(), { description: 'Shown this once; each is good for one login' }),
  }),
  errors: [
    ...operatorErrors,
    'second.step.on',
    'second.step.off',
    'second.step.code.wrong',
    'login.too.many',
  ],
});

const RoleName = OneOf(Object.keys(operatorRoles) as OperatorRole[]);
const OperatorParams = Exact({ operatorId: IdText('operator'), role: RoleName });

export const listSiteOperators = defineCall({
  name: 'listSiteOperators',
  method: 'GET',
  path: '/wps/operator/operators',
  caller: 'operator',
  permission: 'operator.manage',
  summary: 'Who has a role at the merchant, or is to have one that a second person has yet to give',
  value: Exact({
    list: Type.Array(
      Exact({
        operatorId: IdText('operator'),
        username: Type.String(),
        isActive: Type.Boolean(),
        hasSecondStep: Type.Boolean(),
        roles: Type.Array(Type.String(), { description: 'At this merchant' }),
        askedRoles: Type.Array(Exact({ role: Type.String(), askedBy: Type.String() })),
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const inviteOperator = defineCall({
  name: 'inviteOperator',
  method: 'POST',
  path: '/wps/operator/operators/invitations',
  caller: 'operator',
  permission: 'operator.manage',
  summary:
    'A ticket for somebody who is to become an operator with a role at the merchant; good once, for a day, and shown this once',
  body: Exact({
    username: Type.String({ pattern: '^[\\p{L}\\p{N}._@-]{3,64}$' }),
    role: RoleName,
  }),
  value: Exact({ ticket: Type.String(), expiresAt: Moment }),
  errors: [...operatorErrors, 'operator.username.taken'],
});

export const listOperatorInvitations = defineCall({
  name: 'listOperatorInvitations',
  method: 'GET',
  path: '/wps/operator/operators/invitations',
  caller: 'operator',
  permission: 'operator.manage',
  summary: 'Invitations of the merchant that somebody could still accept, the newest first',
  value: Exact({
    list: Type.Array(
      Exact({
        invitationId: IdText('operatorInvitation'),
        username: Type.String(),
        role: Type.String(),
        invitedBy: Type.String({ description: 'The name of whoever invited' }),
        invitedAt: Moment,
        expiresAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const cancelOperatorInvitation = defineCall({
  name: 'cancelOperatorInvitation',
  method: 'POST',
  path: '/wps/operator/operators/invitations/:invitationId/cancellation',
  caller: 'operator',
  permission: 'operator.manage',
  summary: 'Ends an invitation that nobody has accepted yet; its link is good for nothing from then on',
  params: Exact({ invitationId: IdText('operatorInvitation') }),
  body: Exact({ reason: Type.String({ maxLength: 200, description: 'For the audit' }) }),
  value: Type.Null(),
  errors: [...operatorErrors, 'operator.invitation.closed'],
});

export const acceptOperatorInvitation = defineCall({
  name: 'acceptOperatorInvitation',
  method: 'POST',
  path: '/wps/operator/invitation',
  caller: 'visitor',
  openDuringClosure: true,
  summary: 'Makes an operator of whoever has the ticket, with a password of their own',
  body: Exact({
    ticket: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
  }),
  value: Exact({
    username: Type.String(),
    isRoleGiven: Type.Boolean({ description: 'Else a second person has to give it before the first login' }),
  }),
  errors: [
    'operator.invitation.invalid',
    'operator.invitation.cancelled',
    'operator.username.taken',
    'password.format.invalid',
  ],
});

export const giveOperatorRole = defineCall({
  name: 'giveOperatorRole',
  method: 'POST',
  path: '/wps/operator/operators/:operatorId/roles/:role',
  caller: 'operator',
  permission: 'operator.manage',
  summary:
    'Gives an operator of the merchant a role; one that decides about money or about operators takes two persons',
  params: OperatorParams,
  value: Exact({
    status: OneOf(['given', 'asked'], { description: 'asked: a second person has to give it' }),
  }),
  errors: [...operatorErrors, 'operator.unknown', 'operator.self', 'operator.role.second.person'],
});

export const takeOperatorRole = defineCall({
  name: 'takeOperatorRole',
  method: 'DELETE',
  path: '/wps/operator/operators/:operatorId/roles/:role',
  caller: 'operator',
  permission: 'operator.manage',
  summary: 'Takes a role from an operator, or a request for one, at once; nobody takes their own',
  params: OperatorParams,
  value: Type.Null(),
  errors: [...operatorErrors, 'operator.unknown', 'operator.self'],
});
