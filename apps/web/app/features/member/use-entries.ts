import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useApi } from '../../platform/app-services.ts';
import { loginPopup } from '../../platform/login-popup-store.ts';
import { memberInfoQuery } from '../../platform/member-queries.ts';
import { screenExists } from '../../platform/screen-exists.ts';
import { useSite } from '../../platform/site-query.ts';
import { useSession } from '../../platform/use-session.ts';
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
