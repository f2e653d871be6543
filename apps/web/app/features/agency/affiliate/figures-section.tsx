import ChartColumn from 'lucide-react/icons/chart-column';
import { useState } from 'react';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { RecordFileButton } from '../../../shared/records/record-file-button.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { type Affiliate, affiliateFiguresQuery, type FiguresBy } from './affiliate-queries.ts';
import { figuresFile } from './figures-file.ts';
import { FiguresLines, FiguresTotals } from './figures-lines.tsx';

interface FiguresSectionProps {
  readonly campaigns: Affiliate['campaigns'];
}

/** What came of the links over some days: all of it, then by day, campaign or part of one, and as a file. */
export function FiguresSection({ campaigns }: FiguresSectionProps) {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  const [by, setBy] = useState<FiguresBy>('day');
  const [campaignCode, setCampaignCode] = useState('');
  const asked = { by, ...(campaignCode === '' ? {} : { campaignCode }) };
  const names = {
    day: t('affiliate.by.day'),
    campaign: t('affiliate.by.campaign'),
    subId: t('affiliate.by.subId'),
  };
  return (
    <section aria-labelledby="affiliate-figures" className="space-y-4">
      <h2 id="affiliate-figures" className="text-lg font-semibold">
        {t('affiliate.figures')}
      </h2>
      <RecordFilters filter={filter}>
        {campaigns.length === 0 ? null : (
          <SelectField
            label={t('affiliate.campaign')}
            name="figuresCampaign"
            value={campaignCode}
            onChange={setCampaignCode}
            options={[
              { value: '', label: t('affiliate.campaign.all') },
              ...campaigns.map((each) => ({ value: each.campaignCode, label: each.campaignName })),
            ]}
          />
        )}
      </RecordFilters>
      <Tabs
        label={t('affiliate.by')}
        tabs={(['day', 'campaign', 'subId'] as const).map((value) => ({ value, label: names[value] }))}
        value={by}
        onChange={setBy}
      />
      {filter.checked.ok ? (
        <Loaded
          key={JSON.stringify([filter.checked.days, asked])}
          query={affiliateFiguresQuery(api, { ...filter.checked.days, ...asked })}
          skeleton={
            <LoadingRegion label={t('skeleton.label')} className="space-y-4">
              <Skeleton className="h-40 w-full rounded-large" />
              <Skeleton className="h-40 w-full rounded-large" />
            </LoadingRegion>
          }
        >
          {(figures) =>
            figures.list.length === 0 ? (
              <EmptyState
                icon={<ChartColumn />}
                title={t('affiliate.empty.title')}
                text={t('affiliate.empty.text')}
              />
            ) : (
              <div className="space-y-4">
                <FiguresTotals figures={figures} />
                <FiguresLines figures={figures} by={by} campaigns={campaigns} title={names[by]} />
              </div>
            )
          }
        </Loaded>
      ) : null}
      <RecordFileButton
        filter={filter}
        name={t('page.affiliate')}
        ask={async (days, options) => {
          const answer = await callAgency(
            api,
            'getAffiliateFigures',
            { query: { ...days, ...asked } },
            options,
          );
          if (!answer.ok) return answer;
          return {
            ...answer,
            value: figuresFile(
              [
                ...([names[by], t('affiliate.visits'), t('affiliate.registered')] as const),
                ...[t('affiliate.firstDeposits'), t('affiliate.depositCount'), t('affiliate.deposits')],
                ...[t('team.turnover'), t('affiliate.stakes'), t('team.payouts'), t('team.rewards')],
                t('affiliate.net'),
              ],
              answer.value,
            ),
          };
        }}
      />
      <p className="text-caption text-pretty text-muted">{t('affiliate.figures.note')}</p>
    </section>
  );
}
