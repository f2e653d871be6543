import { useState } from 'react';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldFailure } from './field-error.ts';
import { ProfileForm } from './profile-form.tsx';
import type { MemberInfo } from './profile-queries.ts';
import { useProfileChange } from './use-profile-change.ts';

export function NicknameForm({ info }: { info: MemberInfo }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const [typed, setTyped] = useState<string>();
  const change = useProfileChange((api, nickname: string) => api.call('setNickname', { body: { nickname } }));
  const value = typed ?? info.nickname;
  const failure = fieldFailure(change.error, 'nickname');
  const save = () =>
    change.mutateAsync(value).then(
      () => setTyped(undefined),
      () => undefined,
    );
  return (
    <ProfileForm isChanged={value !== info.nickname} isSaving={change.isPending} onSave={save}>
      <TextField
        label={t('profile.nickname')}
        name="nickname"
        autoComplete="nickname"
        value={value}
        onChange={(text) => {
          setTyped(text);
          change.reset();
        }}
        maxLength={20}
        clearLabel={t('action.clear')}
        hint={t('profile.nickname.hint')}
        error={failure === undefined ? undefined : failureText(failure)}
      />
    </ProfileForm>
  );
}
