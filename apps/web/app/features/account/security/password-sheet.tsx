import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { LoginPasswordField } from './login-password-field.tsx';
import type { SecondStepCode } from './use-second-step-code.tsx';
import { useSubmit } from './use-submit.ts';

interface PasswordSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  /** Rejects with the failure that is then shown. */
  readonly onConfirm: (loginPassword: string) => Promise<unknown>;
  /** Further fields above the password. */
  readonly children?: ReactNode;
  /** The code that is asked for as well. */
  readonly secondStep?: SecondStepCode | undefined;
}

/** A sensitive change, confirmed by the login password. */
export function PasswordSheet(props: PasswordSheetProps) {
  const t = useTranslate();
  return (
    <LateBottomSheet
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeLabel={t('action.close')}
    >
      {props.isOpen ? <PasswordForm {...props} /> : null}
    </LateBottomSheet>
  );
}

function PasswordForm({
  text,
  confirmLabel,
  isDangerous = false,
  onConfirm,
  children,
  secondStep,
}: PasswordSheetProps) {
  const t = useTranslate();
  const [loginPassword, setLoginPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const form = useSubmit(
    () => {
      setIsMissing(loginPassword === '');
      const hasCode = secondStep?.check() ?? true;
      return hasCode && loginPassword !== '';
    },
    () => onConfirm(loginPassword),
  );
  return (
    <form method="post" noValidate onSubmit={form.submit} className="px-2 pb-2">
      <p className="mb-4 text-pretty text-muted">{text}</p>
      {children}
      {secondStep?.field(form.fieldError('code'), form.forget)}
      <LoginPasswordField
        value={loginPassword}
        onChange={(value) => {
          setLoginPassword(value);
          setIsMissing(false);
          form.forget();
        }}
        error={isMissing ? t('security.confirm.required') : form.fieldError('loginPassword')}
      />
      <FormError
        text={form.formError(secondStep === undefined ? ['loginPassword'] : ['loginPassword', 'code'])}
      />
      <Button type="submit" isWide isLoading={form.isPending} look={isDangerous ? 'danger' : 'primary'}>
        {confirmLabel}
      </Button>
    </form>
  );
}
