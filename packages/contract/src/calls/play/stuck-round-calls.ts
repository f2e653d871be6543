import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import type { MemberId } from '../../ids.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, OneOf } from '../../schema.ts';
import { stuckRoundDeeds } from '../../vendor-wallets/stuck-rounds.ts';

export const listStuckRounds = defineCall({
  name: 'listStuckRounds',
  method: 'GET',
  path: '/wps/operator/stuckRounds',
  caller: 'operator',
  permission: 'round.decide',
  summary:
    'Rounds whose money their vendor could not settle and has given up, as the vendors that can be asked tell of them each minute, the oldest first; a hundred at most',
  value: Exact({
    list: Type.Array(
      Exact({
        stuckRoundId: IdText('stuckRound'),
        roundId: Type.String({ description: "The vendor's own name for it" }),
        vendorCode: Type.String(),
        vendorName: Type.String(),
        gameId: Type.String(),
        gameName: Type.String(),
        memberId: Type.Unsafe<MemberId>(
          Type.String({
            description: 'As the vendor names its player; of a member where there is a username',
          }),
        ),
        username: Type.Union([Type.String(), Type.Null()], {
          description: 'Null where the vendor names a player whom this merchant does not have',
        }),
        currencyCode: CurrencyText,
        stakeMinor: MinorText,
        payoutMinor: MinorText,
        recorded: OneOf(['none', 'open', 'settled', 'refunded'], {
          description: "What the operator's own record says of it",
        }),
        givesBack: Type.Boolean({ description: 'What could not be done is giving the stake back' }),
        canRefund: Type.Boolean({ description: 'Whether its stake can be given back' }),
        attempts: Type.Integer({ minimum: 0 }),
        lastError: Type.String(),
        refusedDeed: Type.Union([OneOf(stuckRoundDeeds), Type.Null()], {
          description: 'What was ordered last, and the vendor would not do',
        }),
        takesTwoPersons: Type.Array(OneOf(stuckRoundDeeds), {
          description: 'What becomes of it by the word of two persons alone',
        }),
        asked: Type.Array(Exact({ decision: OneOf(stuckRoundDeeds), askedBy: Type.String() }), {
          description: 'What one person has decided already, and a second one has to decide as well',
        }),
        placedAt: Moment,
        givenUpAt: Moment,
      }),
    ),
    silent: Type.Array(Exact({ vendorName: Type.String(), since: Moment }), {
      description: 'Vendors that do not answer, so that nobody knows which rounds of theirs are stuck',
    }),
  }),
  errors: [...operatorErrors],
});

export const decideStuckRound = defineCall({
  name: 'decideStuckRound',
  method: 'POST',
  path: '/wps/operator/stuckRounds/:stuckRoundId/decision',
  caller: 'operator',
  permission: 'round.decide',
  summary:
    'Orders of a round that is stuck that its money is tried again (`retry`), or that its stake is given back (`refund`). The order is stored, and sent to the vendor until it has answered. A refund that takes a payout away, and whatever moves as much as the merchant wants two persons for, is ordered by the second person who decides the same (`asked` until then)',
  params: Exact({ stuckRoundId: IdText('stuckRound') }),
  body: Exact({
    decision: OneOf(stuckRoundDeeds),
    reason: Type.String({ minLength: 3, maxLength: 200, description: 'Kept in the audit' }),
  }),
  value: Exact({ status: OneOf(['asked', 'ordered']) }),
  errors: [
    ...operatorErrors,
    'stuck.round.unknown',
    'stuck.round.decided',
    'stuck.round.kept',
    'stuck.round.second.person',
    'case.claimed',
  ],
});
