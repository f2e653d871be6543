import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { useCategoryName } from './category-list.tsx';
import type { RebateClaim, Rebates } from './rebate-queries.ts';

/** The last claims, newest first, each with what it was made of. */
export function ClaimHistory({ rebates: { claims, currencyCode } }: { readonly rebates: Rebates }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="rebate-history" className="space-y-3">
      <h2 id="rebate-history" className="text-lg font-semibold">
        {t('rebate.history')}
      </h2>
      {claims.length === 0 ? (
        <p className="text-pretty text-muted">{t('rebate.history.empty')}</p>
      ) : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
            {claims.map((claim) => (
              <li key={claim.claimId}>
                <ClaimRow claim={claim} currencyCode={currencyCode} />
              </li>
            ))}
          </ul>
          <RecordZone />
        </>
      )}
    </section>
  );
}

function ClaimRow({ claim, currencyCode }: { claim: RebateClaim; currencyCode: Rebates['currencyCode'] }) {
  const money = useMoney();
  const short = useShortMoney();
  const moment = useRecordMoment();
  const nameOf = useCategoryName();
  const parts = claim.lines.map(
    ({ category, amountMinor }) => `${nameOf(category)} ${short(minorOf(amountMinor), currencyCode)}`,
  );
  return (
    <div className="space-y-0.5 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <time dateTime={claim.claimedAt} className="tabular text-detail">
          {moment(claim.claimedAt)}
        </time>
        <span className="tabular font-semibold">{money(minorOf(claim.amountMinor), currencyCode)}</span>
      </div>
      <p className="tabular text-caption text-pretty text-muted">{parts.join(' · ')}</p>
    </div>
  );
}
