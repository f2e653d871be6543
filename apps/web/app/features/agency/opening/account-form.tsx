import { useQuery } from '@tanstack/react-query';
import type { FieldRule } from '@wau/contract/registration-rules';
import { fieldProblem, longestFields } from '@wau/contract/registration-rules';
import type { RateProduct } from '@wau/rules/agency/member-rates';
import { type RateProblem, type RateTexts, rateTextsOf } from '@wau/rules/agency/rate-form';
import { type FormEvent, useState } from 'react';
import { type RatesNow, readRates } from '../../../platform/agency/rate-texts.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { RateFields } from '../../../shared/agency/rate-fields.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { OpenedCard } from './opened-card.tsx';
import { nameRulesQuery, type OpeningKind } from './opening-queries.ts';
import { useOpenTeamAccount } from './use-opening.ts';

type NamedField = 'userName' | 'password';

interface Form {
  readonly kind: OpeningKind;
  readonly userName: string;
  readonly password: string;
  readonly rates: RateTexts;
}

const noProblems: ReadonlyMap<RateProduct, RateProblem> = new Map();

const emptyForm: Form = { kind: 'player', userName: '', password: '', rates: rateTextsOf(() => 0) };

/** A name, a first password and rates: the account is there at once, and its first login asks for a password of its own. */
export function AccountForm({ own }: { readonly own: RatesNow }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const open = useOpenTeamAccount();
  const [form, setForm] = useState(emptyForm);
  const [errors, setErrors] = useState<Partial<Record<NamedField, string>>>({});
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<string>();
  const [opened, setOpened] = useState<{ readonly userName: string; readonly password: string }>();
  const check = useFieldCheck();
  const change = (next: Partial<Form>) => {
    setForm({ ...form, ...next });
    setErrors({});
    setProblems(noProblems);
    setFailure(undefined);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    const found = check(form);
    const read = readRates(form.rates, own);
    if (Object.keys(found).length > 0 || !read.ok) {
      setErrors(found);
      setProblems(read.ok ? noProblems : read.problems);
      focusFirstInvalid(page);
      return;
    }
    const { kind, password } = form;
    try {
      const { userName } = await open.mutateAsync({
        ...{ kind, password, userName: form.userName.trim() },
        rates: [...read.rates],
      });
      setOpened({ userName, password });
      setForm({ ...emptyForm, kind, rates: form.rates });
    } catch (error) {
      const refused = failureOf(error);
      const field = refused.value?.field;
      const text = failureText(refused);
      if (field === 'userName' || field === 'password') setErrors({ [field]: text });
      else setFailure(text);
      focusFirstInvalid(page);
    }
  };
  if (opened !== undefined) return <OpenedCard {...opened} onNext={() => setOpened(undefined)} />;
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="space-y-5">
      <KindTabs kind={form.kind} onChange={(kind) => change({ kind })} />
      <div>
        <TextField
          label={t('opening.userName')}
          name="userName"
          value={form.userName}
          onChange={(userName) => change({ userName })}
          error={errors.userName}
          maxLength={longestFields.username}
        />
        <TextField
          label={t('opening.password')}
          name="first-password"
          type="password"
          autoComplete="new-password"
          value={form.password}
          onChange={(password) => change({ password })}
          error={errors.password}
          hint={t('opening.password.hint')}
          maxLength={longestFields.password}
          revealLabels={{ show: t('field.password.show'), hide: t('field.password.hide') }}
        />
      </div>
      <RateFields own={own} texts={form.rates} onChange={(rates) => change({ rates })} problems={problems} />
      <FormError text={failure} />
      <Button type="submit" isWide isLoading={open.isPending}>
        {t('opening.open')}
      </Button>
    </form>
  );
}

/** The registration's own rules, with its words; until they are here the server alone decides. */
function useFieldCheck(): (form: Form) => Partial<Record<NamedField, string>> {
  const t = useTranslate();
  const fields = useQuery(nameRulesQuery(useApi())).data?.fields;
  const problem = (rule: (FieldRule & { readonly message: string }) | undefined, value: string) => {
    if (value === '') return t('register.required');
    const found = rule === undefined ? undefined : fieldProblem({ ...rule, required: true }, value);
    return found === undefined ? undefined : rule?.message || t('register.invalid');
  };
  return ({ userName, password }) => {
    const name = problem(fields?.username, userName.trim());
    const secret = problem(fields?.password, password);
    return {
      ...(name === undefined ? {} : { userName: name }),
      ...(secret === undefined ? {} : { password: secret }),
    };
  };
}
