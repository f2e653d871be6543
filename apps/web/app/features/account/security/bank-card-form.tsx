import { useQueryClient } from '@tanstack/react-query';
import { matchesPattern } from '@wau/contract/registration-rules';
import { useState } from 'react';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { LoginPasswordField } from './login-password-field.tsx';
import { type Bank, banksQuery, refreshSecurity } from './security-queries.ts';
import { useSubmit } from './use-submit.ts';

const fieldNames = ['bankCode', 'accountNumber', 'holderName', 'loginPassword'] as const;
type Field = (typeof fieldNames)[number];

const emptyForm: Readonly<Record<Field, string>> = {
  bankCode: '',
  accountNumber: '',
  holderName: '',
  loginPassword: '',
};

/** Adds an account to be paid out to. */
export function BankCardForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const api = useApi();
  return (
    <Loaded query={banksQuery(api)} skeleton={<RowSkeletons label={t('skeleton.label')} count={4} />}>
      {(banks) => (
        <Loaded query={memberInfoQuery(api)} skeleton={null}>
          {({ payeeName }) => <Fields banks={banks} payeeName={payeeName} onDone={onDone} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface FieldsProps {
  readonly banks: readonly Bank[];
  /** Once the member has fixed it, accounts can only be in this name. */
  readonly payeeName: string;
  readonly onDone: () => void;
}

function Fields({ banks, payeeName, onDone }: FieldsProps) {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [form, setForm] = useState({ ...emptyForm, holderName: payeeName });
  const [isChecked, setIsChecked] = useState(false);
  const bank = banks.find(({ bankCode }) => bankCode === form.bankCode);
  const errors = isChecked ? problemsOf(t, form, bank) : {};

  const state = useSubmit(
    () => {
      setIsChecked(true);
      return Object.keys(problemsOf(t, form, bank)).length === 0;
    },
    async () => {
      await unwrap(api.call('addBankCard', { body: { ...form, holderName: form.holderName.trim() } }));
      toasts.show('success', t('security.cards.added'));
      await refreshSecurity(queryClient);
      onDone();
    },
  );
  const change = (field: Field) => (value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    state.forget();
  };
  const errorOf = (field: Field) => errors[field] ?? state.fieldError(field);
  return (
    <form method="post" noValidate onSubmit={state.submit} className="px-2 pb-2">
      <SelectField
        label={t('security.cards.bank')}
        name="bankCode"
        value={form.bankCode}
        onChange={change('bankCode')}
        placeholder={t('security.cards.choose')}
        options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
        error={errorOf('bankCode')}
      />
      <TextField
        label={t('security.cards.account')}
        name="accountNumber"
        value={form.accountNumber}
        onChange={(value) => change('accountNumber')(value.replaceAll(/[^\d\s-]/g, ''))}
        inputMode="numeric"
        maxLength={32}
        error={errorOf('accountNumber')}
      />
      <TextField
        label={t('security.cards.holder')}
        name="holderName"
        value={form.holderName}
        onChange={change('holderName')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={100}
        isDisabled={payeeName !== ''}
        hint={payeeName === '' ? undefined : t('security.cards.holder.fixed')}
        error={errorOf('holderName')}
      />
      <LoginPasswordField
        value={form.loginPassword}
        onChange={change('loginPassword')}
        error={errorOf('loginPassword')}
      />
      <FormError text={state.formError(fieldNames)} />
      <Button type="submit" isWide isLoading={state.isPending}>
        {t('security.add')}
      </Button>
    </form>
  );
}

/** What the form lacks, in words. */
function problemsOf(
  t: ReturnType<typeof useTranslate>,
  form: Readonly<Record<Field, string>>,
  bank: Bank | undefined,
): Partial<Record<Field, string>> {
  const number = form.accountNumber.replaceAll(/[\s-]/g, '');
  const fits = bank !== undefined && matchesPattern(bank.accountPattern, number);
  return {
    ...(bank === undefined ? { bankCode: t('security.cards.choose.required') } : {}),
    ...(number === '' ? { accountNumber: t('security.cards.account.required') } : {}),
    ...(number !== '' && bank !== undefined && !fits
      ? { accountNumber: t('security.cards.account.invalid', { bank: bank.bankName }) }
      : {}),
    ...(form.holderName.trim().length < 2 ? { holderName: t('security.cards.holder.required') } : {}),
    ...(form.loginPassword === '' ? { loginPassword: t('security.confirm.required') } : {}),
  };
}
