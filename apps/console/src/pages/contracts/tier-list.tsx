import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { maximumTiers } from '@wau/rules/agency/check-contract-tiers';
import {
  type ContractForm,
  emptyTier,
  type TierTextField,
  type TierTexts,
} from '@wau/rules/agency/contract-form';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface TierListProps {
  readonly kind: ContractKind;
  readonly pay: ContractForm['pay'];
  readonly currencyCode: CurrencyCode;
  readonly tiers: readonly TierTexts[];
  readonly onChange: (tiers: readonly TierTexts[]) => void;
  /** By the tier from 0 and its field, e.g. `1 pays`. */
  readonly problems: ReadonlyMap<string, string>;
}

/** The tiers as they are typed, from the lowest up. */
export function TierList({ kind, pay, currencyCode, tiers, onChange, problems }: TierListProps) {
  const t = useTexts();
  return (
    <>
      {[...tiers.keys()].map((index) => (
        <Tier
          key={index}
          {...{ kind, pay, currencyCode, index }}
          texts={tiers[index] ?? emptyTier}
          onChange={(texts) => onChange(tiers.with(index, texts))}
          onRemove={tiers.length > 1 ? () => onChange(tiers.toSpliced(index, 1)) : undefined}
          errorOf={(field) => problems.get(`${index} ${field}`)}
        />
      ))}
      {tiers.length < maximumTiers ? (
        <div>
          <Button onClick={() => onChange([...tiers, tiers.at(-1) ?? emptyTier])}>
            {t('contracts.tier.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface TierProps {
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

function Tier({ kind, pay, currencyCode, index, texts, onChange, onRemove, errorOf }: TierProps) {
  const t = useTexts();
  const { symbol } = currencyOf(currencyCode);
  const number = String(index + 1);
  const field = (name: TierTextField, label: string, unit?: string) => (
    <TextField
      label={unit === undefined ? label : `${label} (${unit})`}
      value={texts[name]}
      maxLength={20}
      inputMode={name === 'active' ? 'numeric' : 'decimal'}
      error={errorOf(name)}
      onChange={(value) => onChange({ ...texts, [name]: value })}
    />
  );
  return (
    <fieldset className="rounded-small border border-line p-3">
      <legend className="px-1 font-semibold">{t('contracts.tier.number', { number })}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(170px,1fr))] items-start gap-3">
        {field('turnover', t('contracts.tier.turnover'), symbol)}
        {kind === 'dividend' ? field('netLoss', t('contracts.tier.netLoss'), symbol) : null}
        {field('active', t('contracts.tier.active'))}
        {pay === 'rate'
          ? field('pays', t('contracts.tier.rate'))
          : field('pays', t('contracts.tier.amount'), symbol)}
      </div>
      {onRemove === undefined ? null : (
        <div className="mt-2">
          <Button onClick={onRemove}>{t('contracts.tier.remove', { number })}</Button>
        </div>
      )}
    </fieldset>
  );
}
