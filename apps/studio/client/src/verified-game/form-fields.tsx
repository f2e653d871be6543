import { type ReactNode, useId } from 'react';
import { useText } from '../platform/text.tsx';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly onType: (text: string) => void;
}

export function Field({ label, value, isWrong, inputMode, onType }: FieldProps) {
  const { t } = useText();
  const fieldId = useId();
  return (
    <Labelled label={label} fieldId={fieldId}>
      <input
        id={fieldId}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={inputMode}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${fieldId}-note` : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {isWrong && (
        <span id={`${fieldId}-note`} className="problem-note">
          {t('verify.form.invalid')}
        </span>
      )}
    </Labelled>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

export function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const fieldId = useId();
  return (
    <Labelled label={label} fieldId={fieldId}>
      <select
        id={fieldId}
        value={value}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly fieldId: string;
  readonly children: ReactNode;
}

function Labelled({ label, fieldId, children }: LabelledProps) {
  return (
    <div className="manual-field">
      <label htmlFor={fieldId}>{label}</label>
      {children}
    </div>
  );
}
