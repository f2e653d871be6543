import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { securityKey } from '../../../platform/member/bank-cards-query.ts';
import { browserSessionStorage, readStored, writeStored } from '../../../platform/storage/stored-value.ts';

export type SecurityConfig = CallValue<Calls['getSecurityConfig']>;
export type Bank = CallValue<Calls['listBanks']>[number];
export type Passkey = CallValue<Calls['listPasskeys']>[number];
export type OwnSession = CallValue<Calls['listSessions']>['list'][number];
export type IdentityStatus = CallValue<Calls['getIdentityStatus']>;
export type ExternalLink = CallValue<Calls['listExternalLinks']>[number];

/** After a change everything here is asked for again: the overview tells of all of it. */
export function refreshSecurity(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: securityKey });
}

export function securityConfigQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...securityKey, 'config'],
    queryFn: ({ signal }) => unwrap(api.call('getSecurityConfig', {}, { signal })),
  });
}

/** The banks as this tab keeps them (session storage); a logout removes them with everything else. */
const bankListKey = 'MC_BankList';

export function banksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...securityKey, 'banks'],
    queryFn: async ({ signal }) => {
      const kept = readStored(browserSessionStorage(), bankListKey, isBankList);
      if (kept !== undefined) return kept;
      const banks = await unwrap(api.call('listBanks', {}, { signal }));
      writeStored(browserSessionStorage(), bankListKey, banks);
      return banks;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function isBankList(value: unknown): value is Bank[] {
  return (
    Array.isArray(value) &&
    value.every((bank: Partial<Record<keyof Bank, unknown>> | null) =>
      [bank?.bankCode, bank?.bankName, bank?.kind, bank?.accountPattern].every(
        (field) => typeof field === 'string',
      ),
    )
  );
}

export function passkeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...securityKey, 'passkeys'],
    queryFn: ({ signal }) => unwrap(api.call('listPasskeys', {}, { signal })),
  });
}

export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...securityKey, 'sessions'],
    queryFn: async ({ signal }) => (await unwrap(api.call('listSessions', {}, { signal }))).list,
  });
}

export function questionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...securityKey, 'questions'],
    queryFn: ({ signal }) => unwrap(api.call('listSecurityQuestions', {}, { signal })),
  });
}

export function identityStatusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...securityKey, 'identity'],
    queryFn: ({ signal }) => unwrap(api.call('getIdentityStatus', {}, { signal })),
  });
}

export function externalLinksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...securityKey, 'external'],
    queryFn: ({ signal }) => unwrap(api.call('listExternalLinks', {}, { signal })),
  });
}
