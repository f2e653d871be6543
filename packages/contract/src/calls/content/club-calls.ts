import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, MinorText } from '../../schema.ts';

const ClubLevel = Type.Integer({ minimum: 1 });

export const getMemberClub = defineCall({
  name: 'getMemberClub',
  method: 'GET',
  path: '/wps/member/club',
  module: 'MEMCLUB3',
  caller: 'member',
  needs: { flags: ['MEMCLUB3'] },
  closedToTrial: true,
  summary:
    "The merchant's club in the language of the request: what the member has played so far, the level that this has reached, and what each level asks for and offers",
  value: Exact({
    currencyCode: CurrencyText,
    turnoverMinor: Type.String({
      ...MinorText,
      description: 'Stakes of all settled rounds, less what was given back; minor units, base 10',
    }),
    level: Type.Optional(Type.Integer({ ...ClubLevel, description: 'Absent below the first level' })),
    next: Type.Optional(
      Exact({ level: ClubLevel, missingMinor: MinorText }, { description: 'Absent at the highest level' }),
    ),
    levels: Type.Array(
      Exact({
        level: ClubLevel,
        name: Type.String(),
        requiredTurnoverMinor: MinorText,
        benefits: Type.Array(Type.String(), { description: 'Plain text' }),
      }),
      { description: 'From the lowest to the highest' },
    ),
  }),
  errors: [
    'session.missing',
    'session.ended',
    'trial.closed',
    'module.missing',
    'module.wrong',
    'module.unavailable',
  ],
});
