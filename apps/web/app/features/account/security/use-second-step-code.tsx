import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { type CodeKind, isWholeCode } from '../../../platform/second-step/second-step-code.ts';
import { CodeKindSwitch, SecondStepCodeField } from '../../../shared/second-step/second-step-code-field.tsx';

interface SecondStepCodeState {
  readonly code: string;
  /** Whether the code is all there; shows what is missing. */
  readonly check: () => boolean;
  readonly clear: () => void;
  readonly field: ReactNode;
}

/** The code that a sensitive change asks for besides the password; whoever lost the app gives a recovery code. */
export function useSecondStepCode(): SecondStepCodeState {
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
    field: (
      <>
        <SecondStepCodeField
          kind={kind}
          value={code}
          onChange={setCode}
          error={isChecked && !isWhole ? t('second.step.required') : undefined}
        />
        <p className="-mt-2 mb-3 text-end">
          <CodeKindSwitch
            kind={kind}
            onSwitch={(next) => {
              clear();
              setKind(next);
            }}
          />
        </p>
      </>
    ),
  };
}
