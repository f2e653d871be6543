import { productNames } from '../../../platform/agency/product-names.ts';
import type { RatesNow } from '../../../platform/agency/rate-texts.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';

/** The rate of each product, and what it will be from tomorrow on where that is something else. */
export function RateList({ rates }: { readonly rates: RatesNow }) {
  const t = useTranslate();
  const percent = usePercent();
  return (
    <dl className="divide-y divide-line">
      {rates.map(({ product, basisPoints, nextBasisPoints }) => (
        <div key={product} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <dt className="text-muted">{t(productNames[product])}</dt>
          <dd className="tabular text-end font-semibold">
            {percent(basisPoints)}
            {nextBasisPoints === null ? null : (
              <span className="block text-caption font-medium text-gold-text">
                {t('rate.next', { rate: percent(nextBasisPoints) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
