import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { SessionInfo } from '../../../platform/services/session-store.ts';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { BalanceLine } from './balance-line.tsx';
import { MemberHead } from './member-head.tsx';

/** Who is logged in and what they have; where either could not be loaded, that, and a tap that tries again (AP-03). */
export function MemberSummary({ session }: { session: SessionInfo }) {
  const api = useApi();
  const info = useQuery(memberInfoQuery(api));
  const balance = useQuery(balanceQuery(api));
  const lost = [info, balance].filter(({ data, error }) => data === undefined && error !== null);
  const [first] = lost;
  if (first !== undefined) {
    return (
      <LoadFailure error={first.error} onRetry={() => Promise.all(lost.map(({ refetch }) => refetch()))} />
    );
  }
  return (
    <>
      <MemberHead session={session} />
      <BalanceLine />
    </>
  );
}
