import { Type } from 'typebox';
import { closureObstacles } from '../../account-closures.ts';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, MinorText, Moment, OneOf } from '../../schema.ts';

const ClosureState = Exact({
  closure: Type.Union([Exact({ begunAt: Moment }), Type.Null()]),
  currencyCode: CurrencyText,
  balanceMinor: Type.String({ ...MinorText, description: 'In the main wallet' }),
  lapsingMinor: Type.String({
    ...MinorText,
    description: 'Of it what is not played through of rewards: it lapses when the closure begins',
  }),
  waitsFor: Type.Array(OneOf(closureObstacles), {
    description: 'What has to be paid out or awaited before the account is closed in fact',
  }),
});

const sessionErrors = ['session.missing', 'session.ended', 'trial.closed'] as const;

export const getAccountClosure = defineCall({
  name: 'getAccountClosure',
  method: 'GET',
  path: '/wps/member/closure',
  caller: 'member',
  closedToTrial: true,
  openWhilePaused: true,
  summary: 'Whether the member closes the account, and what that waits for',
  value: ClosureState,
  errors: sessionErrors,
});

export const closeAccount = defineCall({
  name: 'closeAccount',
  method: 'POST',
  path: '/wps/member/closure',
  caller: 'member',
  closedToTrial: true,
  openWhilePaused: true,
  summary:
    'Closes the account for good, and ends all sessions. Until the balance is paid out by a withdrawal, a login opens the way to the money alone; then it opens nothing any more. Sent again it changes nothing',
  body: Exact({
    userName: Type.String({
      maxLength: 100,
      description: "The member's own, so that nobody closes by mistake",
    }),
  }),
  value: Exact({ isClosed: Type.Boolean({ description: 'Nothing had to be awaited' }) }),
  errors: [...sessionErrors, 'account.closure.name.wrong', 'balance.insufficient'],
});
