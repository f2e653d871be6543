import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, IdText, MinorText } from '../../schema.ts';
import { listBets } from '../play/betting-calls.ts';
import { listMovements } from './wallet-calls.ts';

const OfMember = Exact({ memberId: IdText('member') });

export const getMemberMoney = defineCall({
  name: 'getMemberMoney',
  method: 'GET',
  path: '/wps/operator/members/:memberId/money',
  caller: 'operator',
  permission: 'member.read',
  summary: "A member's wallets as the ledger has them, and what rewards still ask for",
  params: OfMember,
  value: Exact({
    currencyCode: CurrencyText,
    mainMinor: MinorText,
    vendorWallets: Type.Array(Exact({ vendorCode: Type.String(), balanceMinor: MinorText })),
    turnover: Exact({ requiredMinor: MinorText, playedMinor: MinorText, missingMinor: MinorText }),
  }),
  errors: [...operatorErrors, 'member.unknown'],
});

export const listMemberMovements = defineCall({
  name: 'listMemberMovements',
  method: 'GET',
  path: '/wps/operator/members/:memberId/movements',
  caller: 'operator',
  permission: 'member.read',
  summary: "A member's ledger movements, as the member sees them with `listMovements`",
  params: OfMember,
  query: listMovements.query,
  value: listMovements.value,
  errors: [...operatorErrors, 'member.unknown'],
});

export const listMemberBets = defineCall({
  name: 'listMemberBets',
  method: 'GET',
  path: '/wps/operator/members/:memberId/bets',
  caller: 'operator',
  permission: 'member.read',
  summary: "A member's bets at all vendors, as the member sees them with `listBets`",
  params: OfMember,
  query: listBets.query,
  value: listBets.value,
  errors: [...operatorErrors, 'member.unknown'],
});
