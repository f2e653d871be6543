import { useTranslate } from '../../../platform/language/use-language.ts';
import { ConfirmedFieldForm } from './confirmed-field-form.tsx';
import type { MemberInfo } from './profile-queries.ts';

/** The address can recover the account, so a change of it asks for the password. */
export function EmailForm({ info }: { info: MemberInfo }) {
  const t = useTranslate();
  return (
    <ConfirmedFieldForm
      field={{
        label: t('profile.email'),
        name: 'email',
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        maxLength: 254,
        hint: t('profile.email.hint'),
      }}
      stored={info.email}
      passwordHint={t('profile.email.password.hint')}
      problemOf={(email) => (/^\S+@\S+\.\S+$/.test(email) ? undefined : t('profile.email.invalid'))}
      save={(api, email, loginPassword) => api.call('setEmail', { body: { email, loginPassword } })}
    />
  );
}
