import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, IdText, Moment, OneOf } from '../../schema.ts';
import { workCaseKinds } from '../../work-cases.ts';

const Claim = Exact({ lapsesAt: Moment });

export const listWorkClaims = defineCall({
  name: 'listWorkClaims',
  method: 'GET',
  path: '/wps/operator/claims',
  caller: 'operator',
  permission: 'session.own',
  summary: 'Who works on which case at this moment, of the kinds that the operator may decide about',
  value: Exact({
    list: Type.Array(
      Exact({
        kind: OneOf(workCaseKinds),
        caseId: Type.String(),
        operatorId: IdText('operator'),
        username: Type.String(),
        lapsesAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const claimWithdrawal = defineCall({
  name: 'claimWithdrawal',
  method: 'POST',
  path: '/wps/operator/withdrawals/:withdrawalId/claim',
  caller: 'operator',
  permission: 'withdrawal.decide',
  summary:
    'Keeps a withdrawal for the operator for some minutes, or longer where it is theirs already; their other cases are let go',
  params: Exact({ withdrawalId: IdText('withdrawal') }),
  value: Claim,
  errors: [...operatorErrors, 'case.claimed'],
});

export const releaseWithdrawal = defineCall({
  name: 'releaseWithdrawal',
  method: 'DELETE',
  path: '/wps/operator/withdrawals/:withdrawalId/claim',
  caller: 'operator',
  permission: 'withdrawal.decide',
  summary: "Lets a withdrawal go; where it is not the operator's, nothing changes",
  params: Exact({ withdrawalId: IdText('withdrawal') }),
  value: Type.Null(),
  errors: [...operatorErrors],
});

export const claimDeposit = defineCall({
  name: 'claimDeposit',
  method: 'POST',
  path: '/wps/operator/deposits/:depositId/claim',
  caller: 'operator',
  permission: 'deposit.decide',
  summary:
    'Keeps a deposit for the operator for some minutes, or longer where it is theirs already; their other cases are let go',
  params: Exact({ depositId: IdText('deposit') }),
  value: Claim,
  errors: [...operatorErrors, 'case.claimed'],
});

export const releaseDeposit = defineCall({
  name: 'releaseDeposit',
  method: 'DELETE',
  path: '/wps/operator/deposits/:depositId/claim',
  caller: 'operator',
  permission: 'deposit.decide',
  summary: "Lets a deposit go; where it is not the operator's, nothing changes",
  params: Exact({ depositId: IdText('deposit') }),
  value: Type.Null(),
  errors: [...operatorErrors],
});

export const claimChat = defineCall({
  name: 'claimChat',
  method: 'POST',
  path: '/wps/operator/chats/:conversationId/claim',
  caller: 'operator',
  permission: 'service.answer',
  summary:
    'Keeps a conversation for the operator for some minutes, or longer where it is theirs already; their other cases are let go',
  params: Exact({ conversationId: IdText('conversation') }),
  value: Claim,
  errors: [...operatorErrors, 'case.claimed'],
});

export const releaseChat = defineCall({
  name: 'releaseChat',
  method: 'DELETE',
  path: '/wps/operator/chats/:conversationId/claim',
  caller: 'operator',
  permission: 'service.answer',
  summary: "Lets a conversation go; where it is not the operator's, nothing changes",
  params: Exact({ conversationId: IdText('conversation') }),
  value: Type.Null(),
  errors: [...operatorErrors],
});
