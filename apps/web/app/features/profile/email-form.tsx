import { useState } from 'react';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { fieldFailure } from './field-error.ts';
import { ProfileForm } from './profile-form.tsx';
import type { MemberInfo } from './profile-queries.ts';
import { useProfileChange } from './use-profile-change.ts';

interface EmailChange {
  readonly email: string;
  readonly loginPassword: string;
}

/** The address can recover the account, so a change of it asks for the password. */
export function EmailForm({ info }: { info: MemberInfo }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const [typed, setTyped] = useState<string>();
  const [loginPassword, setLoginPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'loginPassword'>();
  const change = useProfileChange((api, body: EmailChange) => api.call('setEmail', { body }));
  const email = typed ?? info.email;
  const isChanged = email.trim() !== info.email;

  const touch = () => {
    setMissing(undefined);
    change.reset();
  };
  const save = async () => {
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setMissing('email');
    if (loginPassword === '') return setMissing('loginPassword');
    const saved = await change.mutateAsync({ email: email.trim(), loginPassword }).catch(() => undefined);
    if (saved === undefined) return;
    setTyped(undefined);
    setLoginPassword('');
  };
  const errorOf = (field: 'email' | 'loginPassword', text: string) => {
    if (missing === field) return text;
    const failure = change.error === null ? undefined : fieldFailure(change.error, field);
    // What is about no field stands under the last one, next to the button.
    if (failure === undefined || (failure.value?.field === undefined && field === 'email')) return undefined;
    return failureText(failure);
  };
  return (
    <ProfileForm isChanged={isChanged} isSaving={change.isPending} onSave={save}>
      <TextField
        label={t('profile.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={(text) => {
          setTyped(text);
          touch();
        }}
        maxLength={254}
        hint={t('profile.email.hint')}
        error={errorOf('email', t('profile.email.invalid'))}
      />
      {isChanged ? (
        <TextField
          label={t('profile.email.password')}
          name="loginPassword"
          type="password"
          autoComplete="current-password"
          value={loginPassword}
          onChange={(text) => {
            setLoginPassword(text);
            touch();
          }}
          maxLength={128}
          hint={t('profile.email.password.hint')}
          error={errorOf('loginPassword', t('profile.email.password.required'))}
        />
      ) : null}
    </ProfileForm>
  );
}
