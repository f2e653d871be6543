import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { heldPauseKinds, longestExclusionDays, pauseKinds, pauseSources } from '../../play-pauses.ts';
import { Exact, IdText, Moment, OneOf } from '../../schema.ts';

const PlayPause = Exact({
  kind: OneOf(heldPauseKinds),
  source: OneOf(pauseSources),
  beginsAt: Moment,
  endsAt: Type.Union([Moment, Type.Null()], { description: 'Null: for good' }),
});

const Days = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 1,
  maximum: longestExclusionDays,
  description: 'Of a cool-off 1 to 42; of an exclusion 183 or more, or null for good',
});

export const getPlayPause = defineCall({
  name: 'getPlayPause',
  method: 'GET',
  path: '/wps/member/playPause',
  caller: 'member',
  openWhilePaused: true,
  summary: 'What keeps the member from play now, and until when',
  value: Exact({ pause: Type.Union([PlayPause, Type.Null()]) }),
  errors: ['session.missing', 'session.ended'],
});

export const pausePlay = defineCall({
  name: 'pausePlay',
  method: 'POST',
  path: '/wps/member/playPause',
  caller: 'member',
  closedToTrial: true,
  openWhilePaused: true,
  summary:
    'Keeps the member from play, deposits and rewards for a time that nobody can shorten, and ends all sessions. A later login opens the way to the money alone. An exclusion holds at all merchants of the operator',
  body: Exact({ kind: OneOf(pauseKinds), days: Days }),
  value: Exact({ endsAt: Type.Union([Moment, Type.Null()]) }),
  errors: ['session.missing', 'session.ended', 'trial.closed', 'play.pause.length.wrong'],
});

export const excludeMember = defineCall({
  name: 'excludeMember',
  method: 'POST',
  path: '/wps/operator/members/:memberId/exclusion',
  caller: 'operator',
  permission: 'play.protect',
  summary: 'Keeps a member from play, as the member could: nothing shortens it, an operator neither',
  params: Exact({ memberId: IdText('member') }),
  body: Exact({
    kind: OneOf(pauseKinds),
    days: Days,
    reason: Type.String({ maxLength: 200, description: 'For the audit' }),
  }),
  value: Exact({ endsAt: Type.Union([Moment, Type.Null()]) }),
  errors: [...operatorErrors, 'play.pause.length.wrong', 'member.unknown'],
});
