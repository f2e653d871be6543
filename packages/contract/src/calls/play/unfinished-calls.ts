import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, MinorText, Moment, OneOf } from '../../schema.ts';

/** `unknown`: open by the operator's record, and its vendor does not say anything of it now. */
const unfinishedRoundStates = ['decide', 'flying', 'settling', 'stuck', 'unknown'] as const;

export const listUnfinishedRounds = defineCall({
  name: 'listUnfinishedRounds',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/game/unfinishedRounds',
  caller: 'member',
  summary:
    "The member's rounds of all vendors that have not ended, with what happens to each and when; the oldest first",
  value: Exact({
    list: Type.Array(
      Exact({
        vendor: Type.String(),
        vendorName: Type.String(),
        gameId: Type.String(),
        gameName: Type.String(),
        roundId: Type.String(),
        stakeMinor: MinorText,
        currencyCode: CurrencyText,
        placedAt: Moment,
        state: OneOf(unfinishedRoundStates, {
          description:
            'decide: waits for the member, until the published rule decides; flying: on a flight, which ends by itself; settling: being settled, whether with its win or with its stake; stuck: customer service looks after it; unknown: the vendor does not say',
        }),
        until: Type.Union([Moment, Type.Null()], {
          description:
            'decide: when the rule decides; flying: by when the flight is over; settling: when it is paid at the latest',
        }),
        canContinue: Type.Boolean({ description: 'The game can be opened' }),
      }),
    ),
    silentVendors: Type.Array(Type.String(), {
      description: 'Names of vendors that did not answer: what is under way there may be missing',
    }),
  }),
  errors: ['session.missing', 'session.ended'],
});
