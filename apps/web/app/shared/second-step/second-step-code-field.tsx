import { useTranslate } from '../../platform/language/use-language.ts';
import { type CodeKind, typedCode } from '../../platform/second-step/second-step-code.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

interface SecondStepCodeFieldProps {
  readonly kind: CodeKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** Six digits of the app, which phones offer where they can, or a recovery code as it was written down. */
export function SecondStepCodeField({ kind, value, onChange, error }: SecondStepCodeFieldProps) {
  const t = useTranslate();
  const isRecovery = kind === 'recovery';
  return (
    <TextField
      key={kind}
      label={isRecovery ? t('second.step.code.recovery') : t('second.step.code')}
      name="code"
      value={value}
      onChange={(text) => onChange(typedCode(text, kind))}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      maxLength={isRecovery ? 16 : 6}
      error={error}
      className="tabular tracking-[0.3em]"
    />
  );
}

/** For whoever has lost the app, and the way back. */
export function CodeKindSwitch({ kind, onSwitch }: { kind: CodeKind; onSwitch: (kind: CodeKind) => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      onClick={() => onSwitch(kind === 'app' ? 'recovery' : 'app')}
      className="min-h-11 px-3 text-gold-text"
    >
      {kind === 'app' ? t('second.step.use.recovery') : t('second.step.use.app')}
    </button>
  );
}
