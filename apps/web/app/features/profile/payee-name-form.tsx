import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { fieldFailure } from './field-error.ts';
import { ProfileForm } from './profile-form.tsx';
import type { MemberInfo } from './profile-queries.ts';
import { useProfileChange } from './use-profile-change.ts';

/** Set once; afterwards it only stands there. */
export function PayeeNameForm({ info }: { info: MemberInfo }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const [payeeName, setPayeeName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const change = useProfileChange((api, name: string) =>
    api.call('setPayeeName', { body: { payeeName: name } }),
  );
  if (info.payeeName !== '') {
    return (
      <div className="rounded-large bg-surface p-4 shadow-low">
        <p className="text-sm font-medium text-muted">{t('profile.payee')}</p>
        <p className="mt-1 flex items-center gap-2 font-semibold">
          <Check className="size-5 shrink-0 text-sea-text" />
          <span className="min-w-0 truncate">{info.payeeName}</span>
        </p>
        <p className="mt-1 text-sm text-muted">{t('profile.payee.fixed')}</p>
      </div>
    );
  }
  const failure = fieldFailure(change.error, 'payeeName');
  const save = async () => {
    if (payeeName.trim() === '') setIsMissing(true);
    else await change.mutateAsync(payeeName).catch(() => undefined);
  };
  const errorText = () => {
    if (isMissing) return t('profile.payee.required');
    return failure === undefined ? undefined : failureText(failure);
  };
  return (
    <ProfileForm isChanged={payeeName !== ''} isSaving={change.isPending} onSave={save}>
      <TextField
        label={t('profile.payee')}
        name="payeeName"
        autoComplete="name"
        autoCapitalize="words"
        value={payeeName}
        onChange={(text) => {
          setPayeeName(text);
          setIsMissing(false);
          change.reset();
        }}
        maxLength={100}
        hint={t('profile.payee.hint')}
        error={errorText()}
      />
    </ProfileForm>
  );
}
