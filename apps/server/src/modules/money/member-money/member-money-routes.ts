import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getMemberMoney } from './get-member-money.ts';
import { listMemberBets } from './list-member-bets.ts';
import { listMemberMovements } from './list-member-movements.ts';

export function registerMemberMoneyRoutes(
  { registerOperatorQuery }: Pick<CallRegistrars, 'registerOperatorQuery'>,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.getMemberMoney, ({ context, params }) =>
    getMemberMoney(parts, context.merchant, params.memberId),
  );
  registerOperatorQuery(calls.listMemberMovements, ({ context, params, query }) =>
    listMemberMovements(parts, context, params.memberId, query),
  );
  registerOperatorQuery(calls.listMemberBets, ({ context, params, query }) =>
    listMemberBets(parts, context, params.memberId, query),
  );
}
