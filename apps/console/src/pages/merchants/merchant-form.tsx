import { type LanguageCode, languageCodes } from '@wau/contract/languages';
import { currencyCodes } from '@wau/money/currency';
import { themeNames } from '@wau/theme/theme-names';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OrderedChoice } from '../settings/ordered-choice.tsx';
import { type DraftField, type MerchantDraft, orderOf, wrongFieldsOf } from './merchant-draft.ts';
import type { MerchantOrder, MerchantView } from './merchant-queries.ts';
import { useMerchantWords } from './use-merchant-words.ts';

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
  readonly isBusy: boolean;
  readonly onAsk: (order: MerchantOrder, onAsked: () => void) => void;
}

/** Asks for another brand; a second person approves it above. */
export function MerchantForm({ merchants, isBusy, onAsk }: MerchantFormProps) {
  const t = useTexts();
  const { languageName, themeName } = useMerchantWords();
  const [draft, setDraft] = useState(emptyDraft);
  const [wrong, setWrong] = useState<readonly DraftField[]>([]);
  const change = (changes: Partial<MerchantDraft>): void => {
    setDraft((present) => ({ ...present, ...changes }));
    setWrong([]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const order = orderOf(draft);
    setWrong(wrongFieldsOf(draft));
    if (order !== undefined) onAsk(order, () => setDraft(emptyDraft));
  };
  const errorOf = (field: DraftField) => (wrong.includes(field) ? t(`merchants.wrong.${field}`) : undefined);
  const likes = merchants.filter(
    ({ mayOpenLike, currencyCode }) => mayOpenLike && currencyCode === draft.currencyCode,
  );
  return (
    <form
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
      <div>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('merchants.ask')}
        </Button>
      </div>
    </form>
  );
}
