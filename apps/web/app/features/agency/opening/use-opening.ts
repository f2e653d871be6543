import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { teamKey } from '../../../platform/agency/team-counters.ts';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { linksKey, type NewAccount, type NewLink, type OpeningLink } from './opening-queries.ts';

/** Opens an account; the same sent again finds it opened. */
export function useOpenTeamAccount() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAccount) => unwrap(callAgency(api, 'openTeamAccount', { body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamKey }),
  });
}

/** Makes a link, once however often the same is sent until it has succeeded. */
export function useCreateOpeningLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (link: NewLink) =>
      sendOnce('createOpeningLink', { link: JSON.stringify(link) }, (clientId) =>
        unwrap(callAgency(api, 'createOpeningLink', { body: { ...link, clientId } })),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksKey }),
  });
}

export function useSwitchOpeningLink({ linkId }: Pick<OpeningLink, 'linkId'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) =>
      unwrap(callAgency(api, 'switchOpeningLink', { params: { linkId }, body: { isOn } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksKey }),
  });
}
