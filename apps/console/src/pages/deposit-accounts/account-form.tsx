import { bankNameLength, holderNameLength } from '@wau/contract/deposit-account-fields';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { PressChoice } from '../../ui/press-choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AccountDraft, draftOf, orderOf, wrongNamesOf } from './account-draft.ts';
import type { AccountOrder, AccountView } from './deposit-account-queries.ts';

interface AccountFormProps {
  readonly label: string;
  /** The account that is there; without it another one is added. */
  readonly present: AccountView | undefined;
  readonly list: readonly AccountView[];
  readonly isBusy: boolean;
  readonly onOrder: (order: AccountOrder) => void;
}

/** Asks for an account as it is to be; a second person approves it. */
export function AccountForm({ label, present, list, isBusy, onOrder }: AccountFormProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(() => draftOf(present, list));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // Whoever is told that something is wrong begins to type there.
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const change = (changes: Partial<AccountDraft>): void => {
    setDraft((now) => ({ ...now, ...changes }));
    setWrong([]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const taken = present === undefined ? list.map(({ accountCode }) => accountCode) : [];
    const names = wrongNamesOf(draft, taken);
    setWrong(names);
    if (names.length === 0) onOrder(orderOf(draft));
  };
  const errorOf = (name: string, text: string) => (wrong.includes(name) ? text : undefined);
  return (
    <form
      ref={form}
      aria-label={label}
      onSubmit={submit}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <PressChoice
        label={t('providers.state')}
        options={[
          { value: true, text: t('providers.on') },
          { value: false, text: t('providers.off') },
        ]}
        isChosen={(value) => draft.isEnabled === value}
        onChoose={(isEnabled) => change({ isEnabled })}
      />
      {present === undefined ? (
        <TextField
          label={t('accounts.code')}
          hint={t('accounts.code.hint')}
          value={draft.accountCode}
          maxLength={40}
          error={errorOf('accountCode', t('accounts.wrong.code'))}
          onChange={(accountCode) => change({ accountCode })}
        />
      ) : null}
      <TextField
        label={t('accounts.bank')}
        value={draft.bankName}
        maxLength={bankNameLength}
        error={errorOf('bankName', t('merchants.wrong.brandName'))}
        onChange={(bankName) => change({ bankName })}
      />
      <TextField
        label={t('accounts.number')}
        hint={t('accounts.number.hint')}
        value={draft.accountNumber}
        maxLength={40}
        error={errorOf('accountNumber', t('accounts.wrong.number'))}
        onChange={(accountNumber) => change({ accountNumber })}
      />
      <TextField
        label={t('accounts.holder')}
        value={draft.holderName}
        maxLength={holderNameLength}
        error={errorOf('holderName', t('merchants.wrong.brandName'))}
        onChange={(holderName) => change({ holderName })}
      />
      <TextField
        label={t('accounts.order')}
        hint={t('accounts.order.hint')}
        inputMode="numeric"
        value={draft.sortOrder}
        maxLength={3}
        error={errorOf('sortOrder', t('accounts.wrong.order'))}
        onChange={(sortOrder) => change({ sortOrder })}
      />
      <p className="text-sm text-muted">{t('providers.about')}</p>
      <div>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('merchants.ask')}
        </Button>
      </div>
    </form>
  );
}
