import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { memberRelations, memberStatuses } from '../../member-statuses.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { heldPauseKinds } from '../../play-pauses.ts';
import { Exact, IdText, Moment, OneOf, Page, PageQuery } from '../../schema.ts';

const OfMember = Exact({ memberId: IdText('member') });
const MomentOrNull = Type.Union([Moment, Type.Null()]);
const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const ReasonText = Type.String({ maxLength: 200, description: 'For the audit' });

const memberFields = {
  memberId: IdText('member'),
  userName: Type.String(),
  memberType: Type.Integer({ description: '0 member, 4 free trial, others agents' }),
  status: OneOf(memberStatuses),
  registeredAt: Moment,
};

export const findMembers = defineCall({
  name: 'findMembers',
  method: 'GET',
  path: '/wps/operator/members',
  caller: 'operator',
  permission: 'member.read',
  summary:
    'Members, the newest first; those whose username begins so in the order of their names. Nothing personal is shown or asked for here',
  query: Exact({
    ...PageQuery,
    userName: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'How it begins' })),
    memberId: Type.Optional(IdText('member')),
    status: Type.Optional(OneOf(memberStatuses)),
  }),
  value: Page(Exact(memberFields)),
  errors: [...operatorErrors],
});

export const findMembersByContact = defineCall({
  name: 'findMembersByContact',
  method: 'POST',
  path: '/wps/operator/members/byContact',
  caller: 'operator',
  permission: 'member.reveal',
  summary:
    'Members with exactly this number or this e-mail address, fifty at most; each search is in the audit',
  body: Exact({
    mobileNumber: Type.Optional(Type.String({ minLength: 5, maxLength: 24 })),
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
  }),
  value: Exact({ list: Type.Array(Exact(memberFields)) }),
  errors: [...operatorErrors],
});

export const getMemberProfile = defineCall({
  name: 'getMemberProfile',
  method: 'GET',
  path: '/wps/operator/members/:memberId',
  caller: 'operator',
  permission: 'member.read',
  summary: 'A member as operators see one: personal data is masked',
  params: OfMember,
  value: Exact({
    ...memberFields,
    nickname: Type.String(),
    language: TextOrNull,
    upline: Type.Union([Exact({ memberId: IdText('member'), userName: Type.String() }), Type.Null()]),
    registration: Type.Union([
      Exact({ mode: Type.String(), method: Type.String(), domain: Type.String(), affiliateCode: TextOrNull }),
      Type.Null(),
    ]),
    lastLoginAt: MomentOrNull,
    masked: Exact({
      mobileNumber: TextOrNull,
      isMobileConfirmed: Type.Boolean(),
      email: TextOrNull,
      isEmailConfirmed: Type.Boolean(),
      payeeName: TextOrNull,
      idNumber: TextOrNull,
    }),
    identityStatus: OneOf(['none', 'reviewing', 'verified', 'refused']),
    pause: Type.Union([Exact({ kind: OneOf(heldPauseKinds), endsAt: MomentOrNull }), Type.Null()]),
  }),
  errors: [...operatorErrors, 'member.unknown'],
});

export const revealMemberData = defineCall({
  name: 'revealMemberData',
  method: 'POST',
  path: '/wps/operator/members/:memberId/personalData',
  caller: 'operator',
  permission: 'member.reveal',
  summary: "A member's personal data in full, for a reason that the audit keeps",
  params: OfMember,
  body: Exact({ reason: ReasonText }),
  value: Exact({
    mobileNumber: TextOrNull,
    email: TextOrNull,
    payeeName: TextOrNull,
    idNumber: TextOrNull,
    contacts: Type.Array(Exact({ channel: Type.String(), handle: Type.String() })),
  }),
  errors: [...operatorErrors, 'member.unknown'],
});

export const listMemberSessions = defineCall({
  name: 'listMemberSessions',
  method: 'GET',
  path: '/wps/operator/members/:memberId/sessions',
  caller: 'operator',
  permission: 'member.read',
  summary: 'The last hundred sessions of a member, the newest first, and the devices that are known',
  params: OfMember,
  value: Exact({
    list: Type.Array(
      Exact({
        sessionId: IdText('session'),
        isLive: Type.Boolean(),
        browser: Type.String(),
        system: Type.String(),
        network: Type.String({ description: 'The address without what tells single users of it apart' }),
        loggedInAt: Moment,
        lastSeenAt: Moment,
      }),
    ),
    devices: Type.Array(Exact({ lastLoginAt: Moment }), { description: 'By the day of the last login' }),
  }),
  errors: [...operatorErrors, 'member.unknown'],
});

export const endMemberSessions = defineCall({
  name: 'endMemberSessions',
  method: 'POST',
  path: '/wps/operator/members/:memberId/sessions/end',
  caller: 'operator',
  permission: 'member.change',
  summary: 'Ends one session of a member, or all, and forgets the logins that browsers remember',
  params: OfMember,
  body: Exact({ sessionId: Type.Optional(IdText('session')), reason: ReasonText }),
  value: Exact({ endedCount: Type.Integer() }),
  errors: [...operatorErrors, 'member.unknown', 'session.unknown'],
});

export const listRelatedMembers = defineCall({
  name: 'listRelatedMembers',
  method: 'GET',
  path: '/wps/operator/members/:memberId/related',
  caller: 'operator',
  permission: 'member.read',
  summary:
    'Other accounts of the merchant that have used the same device, an address of the last thirty days or the same bank account; fifty at most of each',
  params: OfMember,
  value: Exact({
    list: Type.Array(Exact({ ...memberFields, by: Type.Array(OneOf(memberRelations)) })),
  }),
  errors: [...operatorErrors, 'member.unknown'],
});

export const listMemberNotes = defineCall({
  name: 'listMemberNotes',
  method: 'GET',
  path: '/wps/operator/members/:memberId/notes',
  caller: 'operator',
  permission: 'member.read',
  summary: 'What operators have noted about a member, newest first',
  params: OfMember,
  query: Exact(PageQuery),
  value: Page(
    Exact({
      noteId: IdText('memberNote'),
      content: Type.String(),
      writtenBy: Type.String(),
      writtenAt: Moment,
    }),
  ),
  errors: [...operatorErrors, 'member.unknown'],
});

export const addMemberNote = defineCall({
  name: 'addMemberNote',
  method: 'POST',
  path: '/wps/operator/members/:memberId/notes',
  caller: 'operator',
  permission: 'member.change',
  summary: 'Notes something about a member, for colleagues; a note is never changed',
  params: OfMember,
  body: Exact({ content: Type.String({ minLength: 1, maxLength: 1_000 }) }),
  value: Exact({ noteId: IdText('memberNote') }),
  errors: [...operatorErrors, 'member.unknown'],
});

export const setMemberStatus = defineCall({
  name: 'setMemberStatus',
  method: 'POST',
  path: '/wps/operator/members/:memberId/status',
  caller: 'operator',
  permission: 'member.change',
  summary: 'Locks an account, which ends its sessions, or opens it again',
  params: OfMember,
  body: Exact({ status: OneOf(['active', 'disabled']), reason: ReasonText }),
  value: Exact({ status: OneOf(['active', 'disabled']) }),
  errors: [...operatorErrors, 'member.unknown', 'member.closed'],
});
