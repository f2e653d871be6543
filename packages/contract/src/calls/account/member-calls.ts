import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, IdText, Moment } from '../../schema.ts';

export const getMemberInfo = defineCall({
  name: 'getMemberInfo',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/member/info',
  caller: 'member',
  summary: "The member's own data",
  value: Exact({
    id: IdText('member'),
    type: Type.Integer(),
    userName: Type.String(),
    account: Type.String(),
    nickname: Type.String(),
    regDate: Moment,
    headIcon: Type.String({ description: 'The id of the chosen picture, or empty' }),
    headIconUrl: Type.String({ description: 'Its address, or empty' }),
    email: Type.String({ description: 'Empty when none is known' }),
    payeeName: Type.String({ description: 'Empty until it is set' }),
    toUpline: Type.Boolean(),
    showsWins: Type.Boolean({
      description: 'Whether large wins may be shown to everybody, with a masked name',
    }),
  }),
  errors: ['session.missing', 'session.ended'],
});
