import { useTranslate } from '../../platform/i18n/use-language.ts';
import { TextField } from '../../ui/text-field.tsx';

interface TwoStepCodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** Six digits of the app; phones offer them where they can. */
export function TwoStepCodeField({ value, onChange, error }: TwoStepCodeFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={t('second.step.code')}
      name="code"
      value={value}
      onChange={(text) => onChange(text.replaceAll(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      error={error}
      className="tabular tracking-[0.3em]"
    />
  );
}
