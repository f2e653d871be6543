import { type LanguageCode, languageCodes } from '@wau/contract/languages';
import { currencyCodes } from '@wau/money/currency';
import { themeNames } from '@wau/theme/theme-names';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { DetailedFailure } from '../../ui/detailed-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OrderedChoice } from '../settings/ordered-choice.tsx';
import { type DraftField, type MerchantDraft, orderOf, wrongFieldsOf } from './merchant-draft.ts';
import type { MerchantView } from './merchant-queries.ts';
import { useMerchantWords } from './use-merchant-words.ts';
import { useOpenMerchant } from './use-open-merchant.ts';

const emptyDraft: MerchantDraft = {
  merchantCode: '',
  brandName: '',
  hosts: '',
  currencyCode: 'MYR',
  languages: ['MY'],
  themeName: 'night',
  timeZone: 'Asia/Kuala_Lumpur',
  likeMerchantCode: '',
};

const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

interface MerchantFormProps {
  /** Those that another one may be opened like. */
  readonly merchants: readonly MerchantView[];
}

/** Asks for another brand; a second person approves it above. */
export function MerchantForm({ merchants }: MerchantFormProps) {
  const t = useTexts();
  const { languageName, themeName } = useMerchantWords();
  const [draft, setDraft] = useState(emptyDraft);
  const [wrong, setWrong] = useState<readonly DraftField[]>([]);
  const [done, setDone] = useState<string>();
  const { isPending, error, reset, mutate } = useOpenMerchant((status, { brandName }) => {
    setDraft(emptyDraft);
    setDone(t(`merchants.done.${status}`, { name: brandName }));
  });
  const form = useRef<HTMLFormElement>(null);
  // Whoever is told that something is wrong begins to type there.
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const change = (changes: Partial<MerchantDraft>): void => {
    setDraft((present) => ({ ...present, ...changes }));
    setWrong([]);
    setDone(undefined);
    reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const order = orderOf(draft);
    setWrong(wrongFieldsOf(draft));
    if (order !== undefined) mutate(order);
  };
  const errorOf = (field: DraftField) => (wrong.includes(field) ? t(`merchants.wrong.${field}`) : undefined);
  const likes = merchants.filter(
    ({ mayOpenLike, currencyCode }) => mayOpenLike && currencyCode === draft.currencyCode,
  );
  return (
    <form
      ref={form}
      aria-labelledby="open-merchant"
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-medium border border-line bg-surface p-4"
    >
      <h2 id="open-merchant" className="text-xl font-semibold">
        {t('merchants.open')}
      </h2>
      <p className="text-muted">{t('merchants.open.about')}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('setting.brand-name')}
          value={draft.brandName}
          maxLength={60}
          error={errorOf('brandName')}
          onChange={(brandName) => change({ brandName })}
        />
        <TextField
          label={t('merchants.code')}
          hint={t('merchants.code.hint')}
          value={draft.merchantCode}
          maxLength={11}
          error={errorOf('merchantCode')}
          onChange={(merchantCode) => change({ merchantCode })}
        />
        <TextField
          label={t('merchants.hosts')}
          hint={t('merchants.hosts.hint')}
          lines={3}
          value={draft.hosts}
          error={errorOf('hosts')}
          onChange={(hosts) => change({ hosts })}
        />
        <div>
          <OrderedChoice
            label={t('merchants.languages')}
            choices={languageCodes}
            chosen={draft.languages}
            nameOf={(code) => languageName(code as LanguageCode)}
            onChange={(languages) => change({ languages: languages as readonly LanguageCode[] })}
          />
          {wrong.includes('languages') ? (
            <p role="alert" className="mt-1 text-sm text-hibiscus-text">
              {t('merchants.wrong.languages')}
            </p>
          ) : null}
        </div>
        <SelectField
          label={t('merchants.currency')}
          hint={t('merchants.currency.hint')}
          value={draft.currencyCode}
          options={currencyCodes.map((value) => ({ value, text: value }))}
          onChange={(value) =>
            change({
              currencyCode: currencyCodes.find((code) => code === value) ?? draft.currencyCode,
              likeMerchantCode: '',
            })
          }
        />
        <SelectField
          label={t('merchants.like')}
          hint={t('merchants.like.hint')}
          value={draft.likeMerchantCode}
          options={[
            { value: '', text: t('merchants.like.usual') },
            ...likes.map(({ merchantCode, brandName }) => ({
              value: merchantCode,
              text: `${brandName} (${merchantCode})`,
            })),
          ]}
          onChange={(value) =>
            change({
              likeMerchantCode: likes.find(({ merchantCode }) => merchantCode === value)?.merchantCode ?? '',
            })
          }
        />
        <SelectField
          label={t('setting.theme')}
          value={draft.themeName}
          options={themeNames.map((value) => ({ value, text: themeName(value) }))}
          onChange={(value) => change({ themeName: value })}
        />
        <SelectField
          label={t('setting.time-zone')}
          value={draft.timeZone}
          options={zones.map((value) => ({ value, text: value }))}
          onChange={(timeZone) => change({ timeZone })}
        />
      </div>
      <DetailedFailure error={error} />
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      <div>
        <Button type="submit" look="primary" isBusy={isPending}>
          {t('merchants.ask')}
        </Button>
      </div>
    </form>
  );
}
