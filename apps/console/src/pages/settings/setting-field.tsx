import { useTexts } from '../../platform/console-services.ts';
import { PressChoice } from '../../ui/press-choice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OrderedChoice } from './ordered-choice.tsx';
import type { SettingDraft } from './setting-draft.ts';
import type { Setting } from './settings-queries.ts';

interface SettingFieldProps {
  readonly setting: Pick<Setting, 'input' | 'choices' | 'maximumLength'>;
  readonly draft: SettingDraft;
  readonly onChange: (draft: SettingDraft) => void;
  readonly error: string | undefined;
  readonly choiceName: (choice: string) => string;
  /** Without it the field asks for the value of the setting. */
  readonly label?: string | undefined;
}

/** The control that fits what the setting takes. */
export function SettingField({
  setting,
  draft,
  onChange,
  error,
  choiceName,
  label: given,
}: SettingFieldProps) {
  const t = useTexts();
  const { input, choices = [], maximumLength } = setting;
  const label = given ?? t('settings.value');
  if (typeof draft !== 'string') {
    if (input === 'period') return <PeriodField moments={draft} onChange={onChange} error={error} />;
    return (
      <OrderedChoice label={label} choices={choices} chosen={draft} nameOf={choiceName} onChange={onChange} />
    );
  }
  if (input === 'switch') {
    const options = [
      { value: 'on', text: t('settings.on') },
      { value: 'off', text: t('settings.off') },
    ];
    return (
      <PressChoice
        label={label}
        options={options}
        isChosen={(value) => value === draft}
        onChoose={onChange}
      />
    );
  }
  const shared = { label, value: draft, onChange, error };
  if (input === 'choice') {
    return <SelectField {...shared} options={choices.map((value) => ({ value, text: choiceName(value) }))} />;
  }
  if (input === 'timeZone') {
    const zones = [...new Set(['UTC', draft, ...Intl.supportedValuesOf('timeZone')])];
    return <SelectField {...shared} options={zones.map((value) => ({ value, text: value }))} />;
  }
  if (input === 'lines') return <TextField {...shared} lines={5} />;
  if (input === 'number') return <TextField {...shared} inputMode="numeric" />;
  if (input === 'money') return <TextField {...shared} inputMode="decimal" />;
  return <TextField {...shared} {...(maximumLength === undefined ? {} : { maxLength: maximumLength })} />;
}

interface PeriodFieldProps {
  readonly moments: readonly string[];
  readonly onChange: (moments: readonly string[]) => void;
  readonly error: string | undefined;
}

function PeriodField({ moments: [from = '', until = ''], onChange, error }: PeriodFieldProps) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-3">
      <TextField
        label={t('settings.from')}
        type="datetime-local"
        value={from}
        onChange={(text) => onChange([text, until])}
        error={error}
      />
      <TextField
        label={t('settings.until')}
        type="datetime-local"
        value={until}
        onChange={(text) => onChange([from, text])}
      />
    </div>
  );
}
