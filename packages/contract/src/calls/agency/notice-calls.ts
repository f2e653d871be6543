import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { ClientIdText, Exact, IdText, Moment, Page, PageQuery } from '../../schema.ts';
import { longestNoticeContent, longestNoticeTitle } from '../../team-notice-limits.ts';
import { agentCallErrors } from './team-schema.ts';

const agent = {
  caller: 'agent',
  permission: 'team.read',
  module: 'AGEINFO3',
  path: '/wps/agent/notices',
  closedToTrial: true,
} as const;

const TeamNotice = Exact({
  noticeId: IdText('teamNotice'),
  title: Type.String(),
  content: Type.String({ description: 'Plain text' }),
  toName: Type.String({ description: 'Whom it was for; empty: everybody directly below' }),
  recipientCount: Type.Integer({ minimum: 1 }),
  sentAt: Moment,
});

export const listTeamNotices = defineCall({
  ...agent,
  name: 'listTeamNotices',
  method: 'GET',
  summary: 'What the agent has written to members directly below, the newest first',
  query: Exact(PageQuery),
  value: Exact({
    ...Page(TeamNotice).properties,
    isOpen: Type.Boolean({ description: 'Whether the merchant lets agents write' }),
  }),
  errors: agentCallErrors,
});

export const sendTeamNotice = defineCall({
  ...agent,
  name: 'sendTeamNotice',
  method: 'POST',
  summary: 'Writes plain text into the inbox of a member directly below, or of all of them',
  body: Exact({
    clientId: ClientIdText,
    memberId: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength: 40,
      description: 'null: all',
    }),
    title: Type.String({ minLength: 1, maxLength: longestNoticeTitle }),
    content: Type.String({ minLength: 1, maxLength: longestNoticeContent }),
  }),
  value: TeamNotice,
  errors: [
    ...agentCallErrors,
    'member.unknown',
    'team.notice.off',
    'team.notice.empty',
    'team.notice.nobody',
    'team.notice.too.many',
  ],
});
