import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type MemberProfile = CallValue<Calls['getMemberProfile']>;
export type Adjustment = CallValue<Calls['listAdjustments']>['list'][number];

/** Movements and bets at a glance; the member's own records have all of them. */
const glanceSize = 10;

/** Everything that is asked about a member has this in front, so that what changes one of it asks for all of it anew. */
export function memberKey({ session }: ConsoleServices, memberId: MemberId) {
  const { token, merchantCode } = session.current();
  return ['members', token, merchantCode, memberId] as const;
}

export function profileQuery(services: ConsoleServices, memberId: MemberId) {
  return queryOptions({
    queryKey: [...memberKey(services, memberId), 'profile'],
    queryFn: ({ signal }) => services.client.call('getMemberProfile', { params: { memberId } }, signal),
  });
}

export function moneyQuery(services: ConsoleServices, memberId: MemberId) {
  return queryOptions({
    queryKey: [...memberKey(services, memberId), 'money'],
    queryFn: ({ signal }) => services.client.call('getMemberMoney', { params: { memberId } }, signal),
  });
}

export function movementsQuery(services: ConsoleServices, memberId: MemberId) {
  const query = { pageSize: glanceSize };
  return queryOptions({
    queryKey: [...memberKey(services, memberId), 'movements'],
    queryFn: async ({ signal }) =>
      (await services.client.call('listMemberMovements', { params: { memberId }, query }, signal)).list,
  });
}

export function betsQuery(services: ConsoleServices, memberId: MemberId) {
  const query = { pageSize: glanceSize };
  return queryOptions({
    queryKey: [...memberKey(services, memberId), 'bets'],
    queryFn: async ({ signal }) =>
      (await services.client.call('listMemberBets', { params: { memberId }, query }, signal)).list,
  });
}

export function sessionsQuery(services: ConsoleServices, memberId: MemberId) {
  return queryOptions({
    queryKey: [...memberKey(services, memberId), 'sessions'],
    queryFn: async ({ signal }) =>
      (await services.client.call('listMemberSessions', { params: { memberId } }, signal)).list,
  });
}

export function relatedQuery(services: ConsoleServices, memberId: MemberId) {
  return queryOptions({
    queryKey: [...memberKey(services, memberId), 'related'],
    queryFn: async ({ signal }) =>
      (await services.client.call('listRelatedMembers', { params: { memberId } }, signal)).list,
  });
}

export function notesQuery(services: ConsoleServices, memberId: MemberId) {
  return queryOptions({
    queryKey: [...memberKey(services, memberId), 'notes'],
    queryFn: async ({ signal }) =>
      (await services.client.call('listMemberNotes', { params: { memberId }, query: {} }, signal)).list,
  });
}

export function adjustmentsQuery(services: ConsoleServices, memberId: MemberId) {
  return queryOptions({
    queryKey: [...memberKey(services, memberId), 'adjustments'],
    queryFn: async ({ signal }) =>
      (await services.client.call('listAdjustments', { query: { memberId } }, signal)).list,
  });
}
