import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { LoadingFailure } from '../../ui/states.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { openInvitationsQuery } from './operator-queries.ts';
import { useRoleName } from './use-role-name.ts';

/** Links that were handed over and that nobody has followed yet; any of them can be cancelled. */
export function OpenInvitations() {
  const services = useConsole();
  const { client } = services;
  const t = useTexts();
  const nameOf = useRoleName();
  const { moment } = useFormats();
  const queryClient = useQueryClient();
  const query = openInvitationsQuery(services);
  const { data, error, refetch } = useQuery(query);
  if (data === undefined) {
    return error === null ? null : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <section
      aria-labelledby="open-invitations"
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <h2 id="open-invitations" className="text-lg font-semibold">
        {t('operators.invitations')}
      </h2>
      {data.length === 0 ? <p className="text-muted">{t('operators.invitations.none')}</p> : null}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {data.map(({ invitationId, username, role, invitedBy, invitedAt, expiresAt }) => (
          <li
            key={invitationId}
            className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
          >
            <span className="flex flex-col">
              <span className="font-medium">{`${username}, ${nameOf(role)}`}</span>
              <span className="text-muted">
                {t('operators.invitation.by', { name: invitedBy, moment: moment(invitedAt) })}
              </span>
              <span className="text-muted">
                {t('operators.invitation.lapses', { moment: moment(expiresAt) })}
              </span>
            </span>
            <ReasonForm
              action={t('operators.invitation.cancel', { name: username })}
              hint={t('operators.invitation.reason')}
              isDangerous
              act={async (reason) => {
                const asked = { params: { invitationId }, body: { reason } };
                const cancelling = client.call('cancelOperatorInvitation', asked);
                await cancelling.then(() => queryClient.invalidateQueries({ queryKey: query.queryKey }));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
