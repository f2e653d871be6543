import { useTranslate } from '../../../platform/language/use-language.ts';
import type { SessionInfo } from '../../../platform/services/session-store.ts';
import { BySession } from '../../../shared/session/by-session.tsx';
import { MenuRowLink } from '../../../ui/menu-row.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AgentWay } from './agent-way.tsx';
import { EntryIcon } from './entry-icon.tsx';
import { LanguageAndLeaving } from './language-and-leaving.tsx';
import { entryLabels } from './member-entries.ts';
import { MemberSummary } from './member-summary.tsx';
import { useEntries } from './use-entries.ts';
import { VisitorSummary } from './visitor-summary.tsx';

/** The base member centre: one block about the member and one list of everything. */
export function MemberList() {
  const t = useTranslate();
  const { entries, onEnter } = useEntries();
  return (
    <div className="space-y-5 px-4 pt-1 wide:grid wide:grid-cols-[22rem_1fr] wide:grid-rows-[auto_1fr] wide:items-start wide:gap-5 wide:space-y-0">
      <BySession
        visitor={<VisitorSummary />}
        member={(session) => <Summary session={session} />}
        memberSkeleton={<Skeleton className="h-40 w-full rounded-large" />}
      />
      {entries.length === 0 ? null : (
        <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low wide:col-start-2 wide:row-span-2 wide:row-start-1">
          {entries.map(({ entry, path }) => (
            <li key={entry}>
              <MenuRowLink
                to={path}
                icon={<EntryIcon entry={entry} />}
                label={t(entryLabels[entry])}
                onClick={(event) => onEnter(event, path)}
              />
            </li>
          ))}
        </ul>
      )}
      <LanguageAndLeaving />
    </div>
  );
}

function Summary({ session }: { session: SessionInfo }) {
  return (
    <div className="space-y-5">
      <div className="flex min-h-40 flex-col justify-between rounded-large bg-surface p-4 shadow-low">
        <MemberSummary session={session} />
      </div>
      <AgentWay session={session} />
    </div>
  );
}
