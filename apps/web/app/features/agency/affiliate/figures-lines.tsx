import { unbroken } from '@wau/money/format';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { FigureGrid } from '../../../shared/agency/figure-grid.tsx';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { RecordLines } from '../../../shared/records/record-lines.tsx';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import type { Affiliate, AffiliateFigures, FiguresBy } from './affiliate-queries.ts';

export function FiguresTotals({ figures: { totals, currencyCode } }: { readonly figures: AffiliateFigures }) {
  const t = useTranslate();
  const money = useMoney();
  const amount = (wire: string) => money(minorOf(wire), currencyCode);
  const facts = [
    { name: t('affiliate.visits'), value: totals.visitCount },
    { name: t('affiliate.registered'), value: totals.registeredCount },
    { name: t('affiliate.firstDeposits'), value: totals.firstDepositCount },
    { name: t('affiliate.deposits'), value: amount(totals.depositMinor) },
    { name: t('team.turnover'), value: amount(totals.turnoverMinor) },
    {
      name: t('affiliate.net'),
      value: <SignedAmount amount={minorOf(totals.netMinor)} currencyCode={currencyCode} />,
    },
  ];
  return <FigureGrid figures={facts} columnsClass="min-[28rem]:grid-cols-3" />;
}

interface FiguresLinesProps {
  readonly figures: AffiliateFigures;
  readonly by: FiguresBy;
  readonly campaigns: Affiliate['campaigns'];
  readonly title: string;
}

/** Each day, campaign or part of one with what came of it. */
export function FiguresLines({ figures: { list, currencyCode }, by, campaigns, title }: FiguresLinesProps) {
  const t = useTranslate();
  const money = useMoney();
  const dayName = useDayName();
  const nameOf = (key: string): string => {
    if (by === 'day') return dayName(key);
    if (key === '') return by === 'campaign' ? t('affiliate.campaign.none') : t('affiliate.subId.none');
    return (
      campaigns.find(({ campaignCode }) => by === 'campaign' && campaignCode === key)?.campaignName ?? key
    );
  };
  return (
    <RecordLines title={title}>
      {list.map((line) => (
        <li key={line.key} className="min-h-16 px-4 py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="words font-semibold">{nameOf(line.key)}</span>
            <SignedAmount amount={minorOf(line.netMinor)} currencyCode={currencyCode} />
          </p>
          <p className="tabular mt-0.5 text-caption text-muted">
            {t('affiliate.line.people', {
              visits: line.visitCount,
              registered: line.registeredCount,
              first: line.firstDepositCount,
            })}
          </p>
          {line.depositMinor === '0' && line.turnoverMinor === '0' ? null : (
            <p className="tabular text-caption text-muted">
              {t('affiliate.line.money', {
                deposits: unbroken(money(minorOf(line.depositMinor), currencyCode)),
                turnover: unbroken(money(minorOf(line.turnoverMinor), currencyCode)),
              })}
            </p>
          )}
        </li>
      ))}
    </RecordLines>
  );
}
