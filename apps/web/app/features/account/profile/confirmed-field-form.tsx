import { useState } from 'react';
import type { ApiClient, ApiResult } from '../../../platform/api/api-client.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { fieldFailure } from './field-error.ts';
import { ProfileForm } from './profile-form.tsx';
import { useProfileChange } from './use-profile-change.ts';

interface ConfirmedFieldFormProps {
  /** What is sent under `name`, and how it looks. */
  readonly field: Pick<
    TextFieldProps,
    'label' | 'name' | 'hint' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'
  >;
  readonly stored: string;
  /** Why the password is asked for. */
  readonly passwordHint: string;
  /** What is wrong with the trimmed text, if anything. */
  readonly problemOf: (text: string) => string | undefined;
  readonly save: (api: ApiClient, text: string, loginPassword: string) => Promise<ApiResult<unknown>>;
}

/** One value of the profile that only changes with the login password. */
export function ConfirmedFieldForm({
  field,
  stored,
  passwordHint,
  problemOf,
  save,
}: ConfirmedFieldFormProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const [typed, setTyped] = useState<string>();
  const [loginPassword, setLoginPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const change = useProfileChange((api, input: { text: string; loginPassword: string }) =>
    save(api, input.text, input.loginPassword),
  );
  const text = (typed ?? stored).trim();
  const isChanged = text !== stored;
  const problem = problemOf(text);

  const touch = () => {
    setIsChecked(false);
    change.reset();
  };
  const send = async () => {
    setIsChecked(true);
    if (problem !== undefined || loginPassword === '') return;
    const saved = await change.mutateAsync({ text, loginPassword }).catch(() => undefined);
    if (saved === undefined) return;
    setTyped(undefined);
    setLoginPassword('');
    setIsChecked(false);
  };
  const failure = (name: string) => {
    const found = fieldFailure(change.error, name);
    // What is about no field stands under the last one, next to the button.
    const isShown = found !== undefined && (found.value?.field !== undefined || name === 'loginPassword');
    return isShown ? failureText(found) : undefined;
  };
  return (
    <ProfileForm isChanged={isChanged} isSaving={change.isPending} onSave={send}>
      <TextField
        {...field}
        value={typed ?? stored}
        onChange={(value) => {
          setTyped(value);
          touch();
        }}
        error={isChecked && problem !== undefined ? problem : failure(field.name)}
      />
      {isChanged ? (
        <TextField
          label={t('profile.password')}
          name="loginPassword"
          type="password"
          autoComplete="current-password"
          value={loginPassword}
          onChange={(value) => {
            setLoginPassword(value);
            touch();
          }}
          hint={passwordHint}
          error={
            isChecked && loginPassword === '' && problem === undefined
              ? t('profile.password.required')
              : failure('loginPassword')
          }
        />
      ) : null}
    </ProfileForm>
  );
}
