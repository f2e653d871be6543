import { contractKinds } from '@wau/rules/agency/contract-terms';
import ChevronRight from 'lucide-react/icons/chevron-right';
import HandCoins from 'lucide-react/icons/hand-coins';
import { Link } from 'react-router';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { kindIds, stateIds, stateTones } from './commission-message-ids.ts';
import { paymentPath } from './commission-paths.ts';
import { type Commission, commissionsQuery } from './commission-queries.ts';
import { usePeriodText } from './use-period-text.ts';

const rowCount = 6;

export const handle: RouteHandle = { ...agentFrame, title: 'page.commissions' };

export const clientLoader = agentLoader(mayHaveContracts);

export function HydrateFallback() {
  return <RecordSkeleton rowCount={rowCount} />;
}

/** AG-03: what the agent was or is to be paid, by period and kind; each leads to how it came about. */
export default function CommissionsScreen() {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  const kind = filter.choiceOf('kind', contractKinds);
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>
        <ChoiceField
          label={t('commission.kind')}
          name="kind"
          value={kind}
          onChange={(value) => filter.change({ kind: value })}
          allLabel={t('records.all')}
          options={contractKinds.map((value) => ({ value, label: t(kindIds[value]) }))}
        />
      </RecordFilters>
      {filter.checked.ok ? (
        <PagedList
          key={JSON.stringify({ ...filter.checked.days, kind })}
          query={commissionsQuery(api, { ...filter.checked.days, ...(kind === undefined ? {} : { kind }) })}
          keyOf={(commission) => commission.runId}
          renderRow={(commission) => <CommissionRow commission={commission} />}
          empty={
            <NoRecords
              icon={<HandCoins />}
              filter={filter}
              narrowedBy={{ kind }}
              none={{ title: t('commission.none.title'), text: t('commission.none.text') }}
              empty={{
                title: t('commission.empty.title'),
                text: t('commission.empty.text'),
                to: '/m/member/agent/agentDivident',
                action: t('commission.empty.action'),
              }}
            />
          }
          skeletonCount={rowCount}
        />
      ) : null}
    </div>
  );
}

function CommissionRow({ commission }: { readonly commission: Commission }) {
  const t = useTranslate();
  const money = useMoney();
  const periodText = usePeriodText();
  const { state, paidMinor, dueMinor, currencyCode } = commission;
  return (
    <Link
      to={paymentPath(commission.runId)}
      className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-raised pressed:bg-raised"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="words font-semibold">{t(kindIds[commission.kind])}</span>
          <span className="tabular font-semibold">{money(minorOf(paidMinor ?? dueMinor), currencyCode)}</span>
        </span>
        <span className="mt-0.5 flex flex-wrap items-center justify-between gap-x-4">
          <span className="words text-caption text-muted">{periodText(commission)}</span>
          <Badge tone={stateTones[state]}>{t(stateIds[state])}</Badge>
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  );
}
