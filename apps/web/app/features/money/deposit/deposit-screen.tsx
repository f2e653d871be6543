import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { isTrial } from '../../../platform/trial/is-trial.ts';
import { DepositBonus } from './deposit-bonus.tsx';
import { readDraft } from './deposit-draft.ts';
import { DepositFormSkeleton, DepositOrder } from './deposit-order.tsx';
import { depositMethodsQuery, recentDepositsQuery } from './deposit-queries.ts';
import { DepositStatusView } from './deposit-status-view.tsx';
import { depositIdIn, readOpenDeposit, rememberOpenDeposit } from './open-deposit.ts';
import { RecentDeposits } from './recent-deposits.tsx';

export const handle: RouteHandle = {
  title: 'page.deposit',
  back: true,
  memberOnly: true,
  right: 'balance',
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(depositMethodsQuery(api)),
    queryClient.prefetchQuery(recentDepositsQuery(api)),
  ]),
);

export function HydrateFallback() {
  return (
    <div className="space-y-6 px-4 pb-6">
      <DepositFormSkeleton />
    </div>
  );
}

/** Ordering a deposit, or, with `?deposit=`, how one is going. */
export default function DepositScreen() {
  const [search, setSearch] = useSearchParams();
  const depositId = depositIdIn(search);
  const isPlayMoney = isTrial(useSession());
  const show = (id: string | undefined) => setSearch(id === undefined ? {} : { deposit: id });

  // The provider sends the player back to this page; the deposit that went there is the one to look at. A page that
  // names one already may be the page that is being left for the provider, and must not forget it for the one to come.
  const namesNothing = search.toString() === '';
  useEffect(() => {
    const open = namesNothing ? readOpenDeposit() : undefined;
    if (open === undefined) return;
    rememberOpenDeposit(undefined);
    setSearch({ deposit: open }, { replace: true });
  }, [namesNothing, setSearch]);

  const orderAnother = () => {
    rememberOpenDeposit(undefined);
    show(undefined);
  };

  if (depositId !== undefined) {
    return <DepositStatusView key={depositId} depositId={depositId} onNew={orderAnother} />;
  }
  return (
    <div className="space-y-6 px-4 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
      <DepositOrder key={search.toString()} draft={readDraft(search)} onPlaced={show} />
      {isPlayMoney ? null : (
        <div className="space-y-6">
          <DepositBonus />
          <RecentDeposits onOpen={show} />
        </div>
      )}
    </div>
  );
}
