import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Gate } from '../../ui/card.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readInvitation } from './invitation-link.ts';

/** Whoever was invited chooses a password, and logs in with it next. */
export function InvitationPage() {
  const { client, session } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [invitation] = useState(() => readInvitation(hash));
  const [password, setPassword] = useState('');
  const accept = useCommand({
    mutationFn: (ticket: string) => {
      session.serve(invitation?.merchantCode);
      return client.call('acceptOperatorInvitation', { body: { ticket, password } });
    },
  });
  const { error } = accept;
  const isOfPassword = error instanceof CallFailure && error.field === 'password';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (invitation !== undefined && password !== '') accept.mutate(invitation.ticket);
  };
  if (accept.data !== undefined) {
    const { username, isRoleGiven } = accept.data;
    return (
      <Gate title={t('invitation.done', { name: username })}>
        <p>{isRoleGiven ? t('invitation.next') : t('invitation.second')}</p>
        <Button look="primary" onClick={() => void navigate('/', { replace: true })}>
          {t('login.submit')}
        </Button>
      </Gate>
    );
  }
  return (
    <Gate title={t('invitation.title')}>
      {invitation === undefined ? (
        <Notice tone="bad">{t('invitation.wrong')}</Notice>
      ) : (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <p>{t('invitation.why')}</p>
          <TextField
            label={t('password.new')}
            value={password}
            onChange={setPassword}
            type="password"
            autoComplete="new-password"
            hint={t('password.new.hint')}
            error={isOfPassword ? textOf(error) : undefined}
            maxLength={256}
          />
          {error === null || isOfPassword ? null : <Notice tone="bad">{textOf(error)}</Notice>}
          <Button type="submit" look="primary" isBusy={accept.isPending} isWide>
            {t('password.submit')}
          </Button>
        </form>
      )}
      <LanguageChoice />
    </Gate>
  );
}
