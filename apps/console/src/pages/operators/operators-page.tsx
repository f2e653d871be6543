import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { InvitationForm } from './invitation-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { OperatorCard } from './operator-card.tsx';
import { siteOperatorsQuery } from './operator-queries.ts';

/** Who works for the site, and what each may do here. */
export function OperatorsPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const query = siteOperatorsQuery(services);
  const { data, error, refetch } = useQuery(query);
  const refresh = (): void => void queryClient.invalidateQueries({ queryKey: query.queryKey });
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('operators.title')}</h1>
      <InvitationForm merchantCode={info.merchantCode} />
      <OpenInvitations />
      <p className="text-muted">{t('operators.two')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(340px,1fr))] gap-3">
        {data.map((operator) => (
          <li key={operator.operatorId}>
            <OperatorCard
              operator={operator}
              me={info.username}
              isMe={operator.operatorId === info.operatorId}
              onChange={refresh}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
