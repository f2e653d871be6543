import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { idPattern } from '../../ids.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, IdText, Moment, OneOf } from '../../schema.ts';
import {
  claimCallName,
  releaseCallName,
  type WorkCaseKind,
  workCaseKinds,
  workCases,
} from '../../work-cases.ts';

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

/** A case of any kind is a text here; that it is an id of its kind is the schema's to see. */
function caseParams(kind: WorkCaseKind) {
  return Exact({ caseId: Type.String({ pattern: idPattern(workCases[kind].idKind) }) });
}

/** The call that keeps a case of a kind. */
function claimCall<Kind extends WorkCaseKind>(kind: Kind) {
  const { permission, path, noun } = workCases[kind];
  return defineCall({
    name: claimCallName(kind),
    method: 'POST',
    path: `${path}/:caseId/claim`,
    caller: 'operator',
    permission,
    summary: `Keeps ${noun} for the operator for some minutes, or longer where it is theirs already; their other cases are let go`,
    params: caseParams(kind),
    value: Exact({ lapsesAt: Moment }),
    errors: [...operatorErrors, 'case.claimed'],
  });
}

/** The call that lets it go. */
function releaseCall<Kind extends WorkCaseKind>(kind: Kind) {
  const { permission, path, noun } = workCases[kind];
  return defineCall({
    name: releaseCallName(kind),
    method: 'DELETE',
    path: `${path}/:caseId/claim`,
    caller: 'operator',
    permission,
    summary: `Lets ${noun} go; where it is not the operator's, nothing changes`,
    params: caseParams(kind),
    value: Type.Null(),
    errors: [...operatorErrors],
  });
}

type ClaimCalls = {
  readonly [Kind in WorkCaseKind as ReturnType<typeof claimCallName<Kind>>]: ReturnType<
    typeof claimCall<Kind>
  >;
};

type ReleaseCalls = {
  readonly [Kind in WorkCaseKind as ReturnType<typeof releaseCallName<Kind>>]: ReturnType<
    typeof releaseCall<Kind>
  >;
};

/** Both calls of every kind, by their names. */
export const workClaimCalls = Object.fromEntries(
  workCaseKinds.flatMap((kind) => [
    [claimCallName(kind), claimCall(kind)],
    [releaseCallName(kind), releaseCall(kind)],
  ]),
) as ClaimCalls & ReleaseCalls;
