import type { CurrencyCode } from '@wau/money/currency';
import { currencyOf } from '@wau/money/currency';
import type { ContractForm, TierTextField, TierTexts } from '@wau/rules/agency/contract-form';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface TierFieldsProps {
  readonly kind: ContractKind;
  readonly pay: ContractForm['pay'];
  readonly currencyCode: CurrencyCode;
  readonly index: number;
  readonly texts: TierTexts;
  readonly onChange: (texts: TierTexts) => void;
  /** Without it the tier stays: it is the only one. */
  readonly onRemove: (() => void) | undefined;
  readonly errorOf: (field: TierTextField) => string | undefined;
}

/** One tier as it is typed. */
export function TierFields({
  kind,
  pay,
  currencyCode,
  index,
  texts,
  onChange,
  onRemove,
  errorOf,
}: TierFieldsProps) {
  const t = useTranslate();
  const { symbol } = currencyOf(currencyCode);
  const number = index + 1;
  const field = (name: TierTextField, label: string, start?: string, end?: string) => (
    <TextField
      label={label}
      name={`${name}-${number}`}
      value={texts[name]}
      onChange={(value) => onChange({ ...texts, [name]: value })}
      error={errorOf(name)}
      inputMode={name === 'active' ? 'numeric' : 'decimal'}
      maxLength={20}
      className="tabular"
      start={start === undefined ? null : <span className="pe-2 text-muted">{start}</span>}
      end={end === undefined ? null : <span className="pe-4 text-muted">{end}</span>}
    />
  );
  return (
    <fieldset className="rounded-medium border border-line p-3">
      <legend className="px-1 font-semibold">{t('contract.tier', { number })}</legend>
      <div className="grid gap-x-3 min-[22rem]:grid-cols-2">
        {field('turnover', t('contract.field.turnover'), symbol)}
        {kind === 'dividend' ? field('netLoss', t('contract.field.netLoss'), symbol) : null}
        {field('active', t('contract.field.active'))}
        {pay === 'rate'
          ? field('pays', t('contract.field.rate'), undefined, '%')
          : field('pays', t('contract.field.amount'), symbol)}
      </div>
      {onRemove === undefined ? null : (
        <Button look="quiet" size="small" onClick={onRemove}>
          {t('contract.tier.remove', { number })}
        </Button>
      )}
    </fieldset>
  );
}
