import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { playLimitKinds, playLimitSteps } from '../../play-limits.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  MinorTextOrNull,
  Moment,
  OneOf,
  PositiveMinorText,
} from '../../schema.ts';

/** Minor units; of `session.day` and `check.every` minutes. */
const LimitText = Type.Unsafe<string | null>({
  ...PositiveMinorText,
  type: ['string', 'null'],
  description: 'Minor units, of session.day and check.every minutes; null for none',
});

const PlayLimit = Exact({
  kind: OneOf(playLimitKinds),
  value: LimitText,
  used: MinorTextOrNull,
  pending: Type.Union([
    Exact({
      value: LimitText,
      from: Moment,
      isReady: Type.Boolean({ description: 'The day has passed: the member may confirm it' }),
    }),
    Type.Null(),
  ]),
});

const PlayLimits = Exact({
  currencyCode: CurrencyText,
  limitsMoney: Type.Boolean({ description: 'Not of play money, of which only the time can be limited' }),
  checkMinutes: Type.Integer({ description: 'How often the merchant has play looked back on' }),
  list: Type.Array(PlayLimit, { description: 'Those that hold, and those that wait' }),
});

const sessionErrors = ['session.missing', 'session.ended'] as const;

const Kind = Exact({ kind: OneOf(playLimitKinds) });

export const getPlayLimits = defineCall({
  name: 'getPlayLimits',
  method: 'GET',
  path: '/wps/member/playLimits',
  caller: 'member',
  summary: "The member's own limits, how far they are used up, and what waits",
  value: PlayLimits,
  errors: sessionErrors,
});

export const setPlayLimit = defineCall({
  name: 'setPlayLimit',
  method: 'PUT',
  path: '/wps/member/playLimits/:kind',
  caller: 'member',
  summary:
    'Sets a limit. A first or a narrower one holds at once; a wider one, or none, waits for 24 hours and then for `confirmPlayLimit`',
  params: Kind,
  body: Exact({ value: LimitText }),
  value: PlayLimits,
  errors: [...sessionErrors, 'module.unavailable', 'play.limit.time.wrong'],
});

export const confirmPlayLimit = defineCall({
  name: 'confirmPlayLimit',
  method: 'POST',
  path: '/wps/member/playLimits/:kind/confirmation',
  caller: 'member',
  summary: 'Lets a wider limit hold that has waited for its 24 hours',
  params: Kind,
  body: Exact({ value: LimitText }),
  value: PlayLimits,
  errors: [...sessionErrors, 'play.limit.change.unknown', 'play.limit.change.early'],
});

export const withdrawPlayLimit = defineCall({
  name: 'withdrawPlayLimit',
  method: 'DELETE',
  path: '/wps/member/playLimits/:kind/change',
  caller: 'member',
  summary: 'Gives up a wider limit that waits; what holds goes on',
  params: Kind,
  value: PlayLimits,
  errors: [...sessionErrors, 'play.limit.change.unknown'],
});

export const getMemberPlayLimits = defineCall({
  name: 'getMemberPlayLimits',
  method: 'GET',
  path: '/wps/operator/members/:memberId/playLimits',
  caller: 'operator',
  permission: 'play.protect',
  summary: "A member's limits and their last hundred changes. Nobody but the member sets them",
  params: Exact({ memberId: IdText('member') }),
  value: Exact({
    list: Type.Array(PlayLimit),
    changes: Type.Array(
      Exact({
        kind: OneOf(playLimitKinds),
        step: OneOf(playLimitSteps),
        oldValue: MinorTextOrNull,
        newValue: MinorTextOrNull,
        changedAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});
