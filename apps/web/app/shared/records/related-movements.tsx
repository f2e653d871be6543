import { useTranslate } from '../../platform/language/use-language.ts';
import { minorOf } from '../../platform/money/minor-of.ts';
import { useMoney } from '../../platform/money/use-money.ts';
import { reasonName } from '../../platform/records/movement-reason.ts';
import {
  type RelatedMovement,
  type RelatedTo,
  relatedMovementsQuery,
} from '../../platform/records/related-movements-query.ts';
import { useRecordMoment } from '../../platform/records/use-record-moment.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useFlag } from '../../platform/site/site-query.ts';
import { RowSkeletons } from '../../ui/states/row-skeletons.tsx';
import { SignedAmount } from '../balance/signed-amount.tsx';
import { Loaded } from '../loading/loaded.tsx';

/** CA-06: what an order or a bet moved in the wallet, with reason and resulting balance. */
export function RelatedMovements({ to }: { readonly to: RelatedTo }) {
  const t = useTranslate();
  const api = useApi();
  // The account record's switch governs what it is made of.
  if (!useFlag('TRANSREC3')) return null;
  return (
    <section aria-label={t('records.related')} className="space-y-2">
      <h3 className="font-semibold">{t('records.related')}</h3>
      <Loaded
        query={relatedMovementsQuery(api, to)}
        skeleton={<RowSkeletons label={t('skeleton.label')} count={1} />}
      >
        {(movements) => <Movements movements={movements} />}
      </Loaded>
    </section>
  );
}

function Movements({ movements }: { readonly movements: readonly RelatedMovement[] }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  if (movements.length === 0) return <p className="text-detail text-muted">{t('records.related.none')}</p>;
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-medium bg-surface">
      {movements.map((movement) => (
        <li key={movement.transferId} className="px-4 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{t(reasonName(movement.reason))}</span>
            <SignedAmount amount={minorOf(movement.amountMinor)} currencyCode={movement.currencyCode} />
          </div>
          <div className="tabular mt-0.5 flex flex-wrap justify-between gap-x-4 text-caption text-muted">
            <time dateTime={movement.happenedAt}>{moment(movement.happenedAt)}</time>
            <span>
              {t('movements.after', { amount: money(minorOf(movement.balanceMinor), movement.currencyCode) })}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
