import { type RateProduct, rateProducts } from '@wau/rules/agency/member-rates';
import type { RateProblem, RateTexts } from '@wau/rules/agency/rate-form';
import { productNames } from '../../platform/agency/product-names.ts';
import { mostToGive, type RatesNow } from '../../platform/agency/rate-texts.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { usePercent } from '../../platform/language/use-percent.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

interface RateFieldsProps {
  /** What the agent has: the most that can be given. */
  readonly own: RatesNow;
  readonly texts: RateTexts;
  readonly onChange: (texts: RateTexts) => void;
  readonly problems: ReadonlyMap<RateProduct, RateProblem>;
}

/** A rate for each product of which the agent has any to give, typed in percent. */
export function RateFields({ own, texts, onChange, problems }: RateFieldsProps) {
  const t = useTranslate();
  const percent = usePercent();
  const given = rateProducts.filter((product) => mostToGive(own, product) > 0);
  if (given.length === 0) return <p className="text-detail text-pretty text-muted">{t('rate.own.none')}</p>;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('rate.title')}</legend>
      <p className="mb-3 text-caption text-pretty text-muted">{t('rate.text')}</p>
      <div className="grid gap-x-3 min-[22rem]:grid-cols-2">
        {given.map((product) => {
          const problem = problems.get(product);
          return (
            <TextField
              key={product}
              label={t(productNames[product])}
              name={`rate-${product}`}
              value={texts[product]}
              onChange={(value) => onChange({ ...texts, [product]: value })}
              error={
                problem === undefined
                  ? undefined
                  : t(problem === 'number' ? 'rate.fault.number' : 'rate.fault.above')
              }
              hint={t('rate.most', { rate: percent(mostToGive(own, product)) })}
              inputMode="decimal"
              maxLength={6}
              className="tabular"
              end={<span className="pe-4 text-muted">%</span>}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
