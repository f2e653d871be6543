import { useQueryClient } from '@tanstack/react-query';
import type { MerchantCode } from '@wau/contract/ids';
import { type OperatorRole, operatorRoles } from '@wau/contract/permissions';
import { type FormEvent, useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { invitationLink } from '../invitation/invitation-link.ts';
import { openInvitationsQuery } from './operator-queries.ts';
import { RoleSelect } from './role-select.tsx';

const roles = Object.keys(operatorRoles) as OperatorRole[];

/** A link that makes somebody an operator; whoever invites hands it over. */
export function InvitationForm({ merchantCode }: { merchantCode: MerchantCode }) {
  const services = useConsole();
  const { client } = services;
  const queryClient = useQueryClient();
  const t = useTexts();
  const textOf = useFailureText();
  const { moment } = useFormats();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<OperatorRole>('auditor');
  const invite = useCommand({
    mutationFn: () => client.call('inviteOperator', { body: { username: username.trim(), role } }),
    onSuccess: () => setUsername(''),
    onSettled: () => queryClient.invalidateQueries({ queryKey: openInvitationsQuery(services).queryKey }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (username.trim() !== '') invite.mutate();
  };
  return (
    <section
      aria-labelledby="invite"
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <h2 id="invite" className="text-lg font-semibold">
        {t('operators.invite')}
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="grow">
          <TextField label={t('login.username')} value={username} onChange={setUsername} maxLength={64} />
        </div>
        <RoleSelect label={t('operators.role')} roles={roles} value={role} onChange={setRole} />
        <Button type="submit" look="primary" isBusy={invite.isPending}>
          {t('operators.invite.submit')}
        </Button>
      </form>
      {invite.error === null ? null : <Notice tone="bad">{textOf(invite.error)}</Notice>}
      {invite.data === undefined ? null : (
        <Notice tone="look">
          <p>{t('operators.invite.link', { moment: moment(invite.data.expiresAt) })}</p>
          <code className="break-all text-text">
            {invitationLink(location.origin, merchantCode, invite.data.ticket)}
          </code>
        </Notice>
      )}
    </section>
  );
}
