import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OperatorPermission } from '@wau/contract/permissions';
import type { ConsoleServices } from './console-services.ts';

export type OperatorInfo = CallValue<Calls['getOperatorInfo']>;

const refetchMs = 30_000;

/** Who is logged in. Asked again now and then, so that a session that ended at rest is noticed. */
export function operatorInfoQuery({ client, session }: Pick<ConsoleServices, 'client' | 'session'>) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['operator', token, merchantCode],
    queryFn: ({ signal }) => client.call('getOperatorInfo', {}, signal),
    refetchInterval: refetchMs,
    refetchIntervalInBackground: true,
  });
}

export function mayDo(info: OperatorInfo, permission: OperatorPermission): boolean {
  return info.permissions.some((held) => held.permission === permission);
}
