import { useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { currencyOf } from '@wau/money/currency';
import {
  type ContractForm,
  checkContractForm,
  emptyTier,
  type FormProblem,
  formOf,
} from '@wau/rules/agency/contract-form';
import { type ContractKind, contractKinds, contractProducts } from '@wau/rules/agency/contract-terms';
import { tierFromWire } from '@wau/rules/agency/wire-tiers';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AgentContract, type AgentContracts, agentsKey } from '../../platform/agent-queries.ts';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { DetailedFailure } from '../../ui/detailed-failure.tsx';
import { PressChoice } from '../../ui/press-choice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TierList } from './tier-list.tsx';

interface ContractFormProps {
  readonly agentId: MemberId;
  readonly contracts: AgentContracts;
  /** What the form begins with; its kind and product stay. */
  readonly base: AgentContract | undefined;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** What the house offers an agent at the top. */
export function ContractFormOf({ agentId, contracts, base, onSent, onClose }: ContractFormProps) {
  const services = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const { currencyCode, firstStarts, list } = contracts;
  const currency = currencyOf(currencyCode);
  const [kind, setKind] = useState<ContractKind>(base?.kind ?? 'dailySalary');
  const [form, setForm] = useState(() => firstForm(base, kind, contracts));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const problemText = useProblemText(kind, contracts);
  const page = useRef<HTMLFormElement>(null);
  // Whoever is told that something is wrong begins to type there.
  useEffect(() => {
    if (problems.size > 0) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const send = useCommand({
    mutationFn: (tiers: AgentContract['tiers']) => {
      const { product, startsOn } = form;
      const seen = list.find((each) => each.kind === kind && each.product === product)?.version ?? 0;
      return services.client.call('proposeAgentContract', {
        params: { memberId: agentId },
        body: { kind, product, version: seen, tiers, startsOn },
      });
    },
    onSuccess: onSent,
    onSettled: () => queryClient.invalidateQueries({ queryKey: agentsKey(services) }),
  });
  const change = (changes: Partial<ContractForm>): void => {
    setForm((now) => ({ ...now, ...changes }));
    setProblems(new Map());
    send.reset();
  };
  const chooseKind = (chosen: ContractKind): void => {
    setKind(chosen);
    const pay = chosen === 'dailySalary' ? form.pay : 'rate';
    change({ pay, startsOn: firstStarts[chosen] });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkContractForm(kind, form, {
      currency,
      firstStart: firstStarts[kind],
      own: undefined,
    });
    if (checked.ok) send.mutate([...checked.tiers]);
    else setProblems(new Map([...checked.problems].map(([place, each]) => [place, problemText(each)])));
  };
  return (
    <form
      ref={page}
      noValidate
      aria-label={base === undefined ? t('contracts.propose') : t('contracts.propose.change')}
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-medium border border-gold-text bg-raised p-4"
    >
      <p className="text-sm text-muted">{t('contracts.propose.about')}</p>
      <Head
        {...{ kind, form, change }}
        isNew={base === undefined}
        onKind={chooseKind}
        startError={problems.get('startsOn')}
      />
      <TierList
        {...{ kind, currencyCode, problems }}
        pay={form.pay}
        tiers={form.tiers}
        onChange={(tiers) => change({ tiers })}
      />
      <DetailedFailure error={failureOf(send.error)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={send.isPending}>
          {t('contracts.propose.send')}
        </Button>
        <Button onClick={onClose}>{t('member.not.now')}</Button>
      </div>
    </form>
  );
}

/** The faults of tiers that the server names are those that the form has looked at; their English detail tells nothing more. */
function failureOf(error: Error | null): Error | null {
  if (!(error instanceof CallFailure) || error.code !== 'contract.tiers.invalid') return error;
  return new CallFailure(error.code, error.text);
}

function firstForm(
  base: AgentContract | undefined,
  kind: ContractKind,
  { firstStarts, currencyCode }: AgentContracts,
): ContractForm {
  const firstStart = firstStarts[kind];
  if (base === undefined) return { product: 'CONS', startsOn: firstStart, pay: 'rate', tiers: [emptyTier] };
  const startsOn = base.startsOn > firstStart ? base.startsOn : firstStart;
  const terms = { product: base.product, tiers: base.tiers.map(tierFromWire) };
  return formOf(terms, startsOn, currencyOf(currencyCode));
}

interface HeadProps {
  readonly kind: ContractKind;
  readonly form: ContractForm;
  readonly isNew: boolean;
  readonly change: (changes: Partial<ContractForm>) => void;
  readonly onKind: (kind: ContractKind) => void;
  readonly startError: string | undefined;
}

function Head({ kind, form, isNew, change, onKind, startError }: HeadProps) {
  const t = useTexts();
  return (
    <>
      {isNew ? (
        <div className="grid gap-3 md:grid-cols-2">
          <SelectField
            label={t('contracts.kind')}
            value={kind}
            onChange={(value) => onKind(contractKinds.find((each) => each === value) ?? kind)}
            options={contractKinds.map((value) => ({ value, text: t(`contracts.kind.${value}`) }))}
          />
          <SelectField
            label={t('contracts.product')}
            value={form.product}
            onChange={(value) =>
              change({ product: contractProducts.find((each) => each === value) ?? form.product })
            }
            options={contractProducts
              .toReversed()
              .map((value) => ({ value, text: t(`contracts.product.${value}`) }))}
          />
        </div>
      ) : (
        <p className="font-semibold">
          {t(`contracts.kind.${kind}`)} · {t(`contracts.product.${form.product}`)}
        </p>
      )}
      <div className="max-w-60">
        <TextField
          label={t('contracts.propose.start')}
          type="date"
          value={form.startsOn}
          error={startError}
          onChange={(startsOn) => change({ startsOn })}
        />
      </div>
      {kind === 'dailySalary' ? (
        <PressChoice
          label={t('contracts.propose.pay')}
          options={[
            { value: 'rate' as const, text: t('contracts.propose.pay.rate') },
            { value: 'amount' as const, text: t('contracts.propose.pay.amount') },
          ]}
          isChosen={(pay) => form.pay === pay}
          onChoose={(pay) => change({ pay })}
        />
      ) : null}
    </>
  );
}

function useProblemText(
  kind: ContractKind,
  { firstStarts }: AgentContracts,
): (problem: FormProblem) => string {
  const t = useTexts();
  const { day } = useFormats();
  return (problem) => {
    const first = day(firstStarts[kind]);
    if (problem.kind === 'start')
      return t(kind === 'dividend' ? 'contracts.fault.start.month' : 'contracts.fault.start', { day: first });
    if (problem.kind === 'own' || problem.kind === 'own.none') return t('contracts.fault.bounds');
    return t(`contracts.fault.${problem.kind}`);
  };
}
