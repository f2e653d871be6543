import { currencyOf } from '@wau/money/currency';
import { maximumTiers } from '@wau/rules/agency/check-contract-tiers';
import {
  type ContractForm,
  checkContractForm,
  emptyTier,
  type FormProblem,
  formOf,
  type TierTextField,
  type TierTexts,
} from '@wau/rules/agency/contract-form';
import { termsOn } from '@wau/rules/agency/contract-standing';
import { type ContractKind, contractProducts } from '@wau/rules/agency/contract-terms';
import { tierFromWire } from '@wau/rules/agency/wire-tiers';
import { type FormEvent, useState } from 'react';
import { contractProductNames } from '../../../platform/agency/product-names.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PickedField } from '../../../ui/fields/picked-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { faultIds } from './contract-message-ids.ts';
import type { Contract, OwnContracts } from './contract-queries.ts';
import { TierFields } from './tier-fields.tsx';
import { useProcessContract } from './use-process-contract.ts';

export interface ContractFormProps {
  readonly kind: ContractKind;
  readonly own: OwnContracts;
  readonly agentId: Contract['agentId'];
  /** Whose contract it is; `undefined` for the own, which is then a wish. */
  readonly agentName: string | undefined;
  /** All versions of that agent's contracts, the latest first. */
  readonly versions: readonly Contract[];
  /** What the form begins with. */
  readonly base: Contract | undefined;
  /** What was typed before the sheet was closed without sending it. */
  readonly draft: ContractForm | undefined;
  readonly onDraft: (draft: ContractForm) => void;
  readonly onDone: () => void;
}

/** AG-03: a proposal to an agent below, or what the agent wishes for instead of what was proposed. */
export function ContractFormOf({
  kind,
  own,
  agentId,
  agentName,
  versions,
  base,
  ...props
}: ContractFormProps) {
  const { draft, onDraft, onDone } = props;
  const t = useTranslate();
  const process = useProcessContract(kind);
  const currency = currencyOf(own.currencyCode);
  const [form, setForm] = useState(() => draft ?? firstForm(base, own, currency));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string>();
  const problemText = useProblemText(kind, own);
  const failureText = useFailureText();
  const change = (next: Partial<ContractForm>) => {
    const changed = { ...form, ...next };
    setForm(changed);
    onDraft(changed);
    setProblems(new Map());
    setFailure(undefined);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    const isWish = agentName === undefined;
    const paidBy = isWish ? undefined : termsOn(own.list, form.startsOn);
    const checked = checkContractForm(kind, form, { currency, firstStart: own.firstStart, own: paidBy });
    if (!checked.ok) {
      setProblems(new Map([...checked.problems].map(([place, problem]) => [place, problemText(problem)])));
      focusFirstInvalid(page);
      return;
    }
    const version = versions.find(({ product }) => product === form.product)?.version ?? 0;
    const { product, startsOn } = form;
    try {
      await process.mutateAsync({
        agentId,
        step: 'change',
        product,
        version,
        startsOn,
        tiers: [...checked.tiers],
      });
      toasts.show('success', isWish ? t('contract.ask.sent') : t('contract.offer.sent', { name: agentName }));
      onDone();
    } catch (error) {
      const refused = failureOf(error);
      const { tier } = refused.value ?? {};
      const text = failureText(refused);
      if (tier === undefined || refused.code === 'contract.below.downline') setFailure(text);
      else setProblems(new Map([[`${tier - 1} pays`, text]]));
      focusFirstInvalid(page);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="space-y-4">
      <ContractHead
        kind={kind}
        form={form}
        onChange={change}
        problems={problems}
        isNew={base === undefined}
      />
      <TierList
        kind={kind}
        form={form}
        onChange={(tiers) => change({ tiers })}
        problems={problems}
        currencyCode={own.currencyCode}
      />
      <FormError text={failure} />
      <Button type="submit" isWide isLoading={process.isPending}>
        {t(agentName === undefined ? 'contract.wish.send' : 'contract.offer.send')}
      </Button>
    </form>
  );
}

function firstForm(
  base: Contract | undefined,
  { firstStart }: OwnContracts,
  currency: { readonly exponent: number },
): ContractForm {
  if (base === undefined) return { product: 'CONS', startsOn: firstStart, pay: 'rate', tiers: [emptyTier] };
  const startsOn = base.startsOn > firstStart ? base.startsOn : firstStart;
  return formOf({ product: base.product, tiers: base.tiers.map(tierFromWire) }, startsOn, currency);
}

interface HeadProps {
  readonly kind: ContractKind;
  readonly form: ContractForm;
  readonly onChange: (next: Partial<ContractForm>) => void;
  readonly problems: ReadonlyMap<string, string>;
  /** A change stays with its product. */
  readonly isNew: boolean;
}

function ContractHead({ kind, form, onChange, problems, isNew }: HeadProps) {
  const t = useTranslate();
  const startError = problems.get('startsOn');
  return (
    <>
      {isNew ? (
        <SelectField
          label={t('contract.field.product')}
          name="product"
          value={form.product}
          onChange={(value) =>
            onChange({ product: contractProducts.find((each) => each === value) ?? form.product })
          }
          options={contractProducts
            .toReversed()
            .map((value) => ({ value, label: t(contractProductNames[value]) }))}
        />
      ) : null}
      <div>
        <PickedField
          type="date"
          label={t('contract.field.start')}
          name="startsOn"
          value={form.startsOn}
          onChange={(startsOn) => onChange({ startsOn })}
          isInvalid={startError !== undefined}
        />
        <p aria-live="polite" className="mt-1 min-h-5 text-sm text-hibiscus-text">
          {startError}
        </p>
      </div>
      {kind === 'dailySalary' ? (
        <Tabs
          label={t('contract.field.pay')}
          tabs={[
            { value: 'rate', label: t('contract.field.pay.rate') },
            { value: 'amount', label: t('contract.field.pay.amount') },
          ]}
          value={form.pay}
          onChange={(pay) => onChange({ pay })}
        />
      ) : null}
    </>
  );
}

interface TierListProps {
  readonly kind: ContractKind;
  readonly form: ContractForm;
  readonly onChange: (tiers: readonly TierTexts[]) => void;
  readonly problems: ReadonlyMap<string, string>;
  readonly currencyCode: OwnContracts['currencyCode'];
}

function TierList({ kind, form, onChange, problems, currencyCode }: TierListProps) {
  const t = useTranslate();
  const { tiers, pay } = form;
  const errorOf = (index: number) => (field: TierTextField) => problems.get(`${index} ${field}`);
  return (
    <>
      {[...tiers.keys()].map((index) => (
        <TierFields
          key={index}
          {...{ kind, pay, currencyCode, index }}
          texts={tiers[index] ?? emptyTier}
          onChange={(texts) => onChange(tiers.with(index, texts))}
          onRemove={tiers.length > 1 ? () => onChange(tiers.toSpliced(index, 1)) : undefined}
          errorOf={errorOf(index)}
        />
      ))}
      {tiers.length < maximumTiers ? (
        <Button
          look="secondary"
          size="medium"
          isWide
          onClick={() => onChange([...tiers, tiers.at(-1) ?? emptyTier])}
        >
          {t('contract.tier.add')}
        </Button>
      ) : null}
    </>
  );
}

function useProblemText(kind: ContractKind, { firstStart }: OwnContracts): (problem: FormProblem) => string {
  const t = useTranslate();
  const percent = usePercent();
  const day = useDayName();
  return (problem) => {
    if (problem.kind === 'own') return t('contract.fault.own', { rate: percent(problem.basisPoints) });
    if (problem.kind === 'start') {
      const date = day(firstStart);
      return kind === 'dividend'
        ? t('contract.fault.start.month', { date })
        : t('contract.fault.start', { date });
    }
    return t(faultIds[problem.kind]);
  };
}
