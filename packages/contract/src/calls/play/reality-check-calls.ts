import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { realityCheckAnswers } from '../../play-limits.ts';
import { CurrencyText, Exact, MinorText, Moment, OneOf } from '../../schema.ts';

const RealityCheck = Exact({
  currencyCode: CurrencyText,
  everyMinutes: Type.Integer({ description: "The merchant's, or the member's own where that is shorter" }),
  playedFrom: Moment,
  dueAt: Moment,
  result: Type.Union(
    [
      Exact({
        playedMinutes: Type.Integer(),
        stakeMinor: MinorText,
        payoutMinor: MinorText,
        netMinor: MinorText,
      }),
      Type.Null(),
    ],
    { description: 'Since `playedFrom`; null while the check is not due' },
  ),
});

const RealityCheckState = Exact({
  check: Type.Union([RealityCheck, Type.Null()], {
    description: 'Null before a game has been opened. From `dueAt` on no round begins before it is answered',
  }),
});

const sessionErrors = ['session.missing', 'session.ended'] as const;

export const getRealityCheck = defineCall({
  name: 'getRealityCheck',
  method: 'GET',
  path: '/wps/member/realityCheck',
  caller: 'member',
  summary: 'When the member looks back on play next, and what it has come to',
  value: RealityCheckState,
  errors: sessionErrors,
});

export const answerRealityCheck = defineCall({
  name: 'answerRealityCheck',
  method: 'POST',
  path: '/wps/member/realityCheck',
  caller: 'member',
  summary:
    'Answers the check that is due. Sent again it changes nothing. After `stop` no round begins before a game is opened anew',
  body: Exact({
    dueAt: Type.String({ ...Moment, description: 'Of the check that was shown' }),
    answer: OneOf(realityCheckAnswers),
  }),
  value: RealityCheckState,
  errors: [...sessionErrors, 'play.check.early'],
});
