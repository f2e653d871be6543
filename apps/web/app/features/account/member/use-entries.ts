import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { loginPopup } from '../../../platform/session/login-popup-store.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { type MenuItem, shownEntries } from './member-entries.ts';

export interface Entries {
  readonly entries: readonly MenuItem[];
  /** For the link of an entry: without a session it asks for one and leads nowhere. */
  readonly onEnter: (event: MouseEvent, path: string) => void;
}

export function useEntries(): Entries {
  const isMember = useSession() !== undefined;
  const { data: info } = useQuery({ ...memberInfoQuery(useApi()), enabled: isMember });
  return {
    entries: shownEntries(useSite().menu, isMember ? info : undefined, screenExists),
    onEnter: (event, path) => {
      if (isMember) return;
      event.preventDefault();
      loginPopup.ask(path);
    },
  };
}
