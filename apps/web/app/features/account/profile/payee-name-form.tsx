import Check from 'lucide-react/icons/check';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { ConfirmedFieldForm } from './confirmed-field-form.tsx';
import type { MemberInfo } from './profile-queries.ts';

/** Set once, with the login password; afterwards it only stands there. */
export function PayeeNameForm({ info }: { info: MemberInfo }) {
  const t = useTranslate();
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
  return (
    <ConfirmedFieldForm
      field={{
        label: t('profile.payee'),
        name: 'payeeName',
        autoComplete: 'name',
        autoCapitalize: 'words',
        maxLength: 100,
        hint: t('profile.payee.hint'),
      }}
      stored=""
      passwordHint={t('profile.payee.password.hint')}
      problemOf={(payeeName) => (payeeName === '' ? t('profile.payee.required') : undefined)}
      save={(api, payeeName, loginPassword) =>
        api.call('setPayeeName', { body: { payeeName, loginPassword } })
      }
    />
  );
}
