import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { SessionInfo } from '../../../platform/services/session-store.ts';
import { BySession } from '../../../shared/session/by-session.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AgentWay } from './agent-way.tsx';
import { EntryIcon } from './entry-icon.tsx';
import { LanguageAndLeaving } from './language-and-leaving.tsx';
import { type EntryGroup, entryLabels, groupEntries } from './member-entries.ts';
import { MemberSummary } from './member-summary.tsx';
import { type Entries, useEntries } from './use-entries.ts';
import { VisitorSummary } from './visitor-summary.tsx';

/** ME-02: the new member centre. What one does with money stands beside the balance, the rest in groups of cards. */
export function MemberCards() {
  const { entries, onEnter } = useEntries();
  return (
    <div className="space-y-6 px-4 pt-1 wide:grid wide:grid-cols-[22rem_minmax(0,1fr)] wide:grid-rows-[auto_1fr] wide:items-start wide:gap-6 wide:space-y-0">
      <BySession
        visitor={<VisitorSummary />}
        member={(session) => <Hero session={session} />}
        memberSkeleton={<Skeleton className="h-40 w-full rounded-large" />}
      />
      <div className="space-y-6 wide:col-start-2 wide:row-span-2 wide:row-start-1">
        {groupEntries(entries).map(({ title, items }) => (
          <CardGroup key={title ?? ''} title={title} items={items} onEnter={onEnter} />
        ))}
      </div>
      <LanguageAndLeaving />
    </div>
  );
}

function Hero({ session }: { session: SessionInfo }) {
  return (
    <div className="space-y-5">
      <div className="flex min-h-40 flex-col justify-between rounded-large bg-linear-to-br from-raised to-surface p-4 shadow-low">
        <MemberSummary session={session} />
      </div>
      <AgentWay session={session} />
    </div>
  );
}

interface CardGroupProps extends EntryGroup, Pick<Entries, 'onEnter'> {}

function CardGroup({ title, items, onEnter }: CardGroupProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby={title}>
      {title === undefined ? null : (
        <h2 id={title} className="mb-2.5 text-detail font-semibold text-muted">
          {t(title)}
        </h2>
      )}
      <ul className="thirds gap-2.5 wide:grid-cols-2">
        {items.map(({ entry, path }) => (
          <li key={entry}>
            <Link
              to={path}
              onClick={(event) => onEnter(event, path)}
              className="flex h-full min-h-26 flex-col items-center justify-center gap-2 rounded-medium bg-surface px-1.5 py-1 text-center text-caption leading-4 font-medium text-balance shadow-low hover:bg-raised active:bg-raised wide:min-h-20 wide:flex-row wide:justify-start wide:gap-4 wide:px-5 wide:text-start wide:text-detail"
            >
              <span className="flex size-11 items-center justify-center rounded-full bg-raised text-gold-text [&_svg]:size-5">
                <EntryIcon entry={entry} />
              </span>
              {t(entryLabels[entry])}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
