import ScrollText from 'lucide-react/icons/scroll-text';
import { type ClientLoaderFunctionArgs, Link } from 'react-router';
import { useTranslate } from '../../../platform/i18n/use-language.ts';
import { useMoment } from '../../../platform/i18n/use-moment.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { appServices, useApi } from '../../../platform/services/app-services.ts';
import { requireSession } from '../../../platform/session/require-session.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RowSkeletons } from '../../../ui/row-skeletons.tsx';
import { reasonName } from './movement-reason.ts';
import { type Movement, movementsQuery } from './movements-queries.ts';

export const handle: RouteHandle = {
  title: 'page.movements',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
};

export function clientLoader({ context, request }: ClientLoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(appServices);
  requireSession(session, request);
  void queryClient.prefetchInfiniteQuery(movementsQuery(api));
  return null;
}

export function HydrateFallback() {
  const t = useTranslate();
  return (
    <div className="space-y-4 px-4 pb-6">
      <RowSkeletons label={t('skeleton.label')} count={7} />
    </div>
  );
}

/** Every movement of the member's money, newest first, each with the balance that it left. */
export default function MovementsScreen() {
  return (
    <div className="space-y-4 px-4 pb-6">
      <MovementList />
    </div>
  );
}

function MovementList() {
  return (
    <PagedList
      query={movementsQuery(useApi())}
      keyOf={(movement) => movement.transferId}
      renderRow={(movement) => <MovementRow movement={movement} />}
      empty={<NoMovements />}
      skeletonCount={7}
    />
  );
}

function NoMovements() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<ScrollText />}
      title={t('movements.empty.title')}
      text={t('movements.empty.text')}
      action={
        <Link to="/m/voucherCenter" className={buttonClass('primary', 'medium')}>
          {t('movements.empty.action')}
        </Link>
      }
    />
  );
}

function MovementRow({ movement }: { movement: Movement }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useMoment();
  return (
    <div className="flex min-h-19 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <span className="words">
        <span className="block font-semibold">{t(reasonName(movement.reason))}</span>
        <span className="tabular block text-caption text-muted">{moment(movement.happenedAt)}</span>
      </span>
      <span className="ms-auto text-end">
        <SignedAmount amount={minorOf(movement.amountMinor)} currencyCode={movement.currencyCode} />
        <span className="tabular block text-caption text-muted">
          {t('movements.after', { amount: money(minorOf(movement.balanceMinor), movement.currencyCode) })}
        </span>
      </span>
    </div>
  );
}
