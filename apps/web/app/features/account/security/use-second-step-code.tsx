import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { type CodeKind, isWholeCode } from '../../../platform/second-step/second-step-code.ts';
import { CodeKindSwitch, SecondStepCodeField } from '../../../shared/second-step/second-step-code-field.tsx';

export interface SecondStepCode {
  readonly code: string;
  /** Whether the code is all there; shows what is missing. */
  readonly check: () => boolean;
  readonly clear: () => void;
  /** `refusal` is what the server said of the code; `onEdit` is told when that no longer holds. */
  readonly field: (refusal: string | undefined, onEdit: () => void) => ReactNode;
}

/** The code that a sensitive change asks for besides the password; whoever lost the app gives a recovery code. */
export function useSecondStepCode(): SecondStepCode {
  const t = useTranslate();
  const [kind, setKind] = useState<CodeKind>('app');
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isWhole = isWholeCode(code, kind);
  const clear = () => {
    setCode('');
    setIsChecked(false);
  };
  return {
    code,
    check() {
      setIsChecked(true);
      return isWhole;
    },
    clear,
    field: (refusal, onEdit) => (
      <>
        <SecondStepCodeField
          kind={kind}
          value={code}
          onChange={(text) => {
            setCode(text);
            onEdit();
          }}
          error={isChecked && !isWhole ? t('second.step.required') : refusal}
        />
        <p className="-mt-2 mb-3 text-end">
          <CodeKindSwitch
            kind={kind}
            onSwitch={(next) => {
              clear();
              onEdit();
              setKind(next);
            }}
          />
        </p>
      </>
    ),
  };
}
