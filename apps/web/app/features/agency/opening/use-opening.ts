import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { teamKey } from '../../../platform/agency/team-counters.ts';
import { unwrap } from '../../../platform/api/api-client.ts';
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

/** Makes a link; what it is called by the form makes the same sent again the same link. */
export function useCreateOpeningLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewLink) => unwrap(callAgency(api, 'createOpeningLink', { body })),
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
