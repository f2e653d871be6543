import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Headset from 'lucide-react/icons/headset';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { chatQuery, serviceHoursQuery } from '../../../platform/chat/chat-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { resourcesQuery } from '../../../platform/site/resources-query.ts';
import { isTrial } from '../../../platform/trial/is-trial.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ServiceEntryLink } from './service-entry-link.tsx';
import { type ServiceGroup, type ServiceGroupName, serviceGroupsOf } from './service-groups.ts';
import { useScrollsDown } from './use-scrolls-down.ts';

const floatClass =
  'gold-fill pointer-events-auto relative inline-flex size-12 items-center justify-center rounded-full shadow-high';
const rowClass =
  'flex min-h-12 w-full items-center gap-3 px-4 text-start text-detail font-medium active:bg-raised hover:bg-raised';

/**
 * HO-08: floats over home's lower corner, above the footer, and steps aside while the page is read downwards. With one way
 * to reach the merchant the button is that way, with more it opens them.
 */
export function ServiceMenu() {
  const t = useTranslate();
  const { data: resources } = useQuery(resourcesQuery(useApi()));
  const unread = useUnreadCount();
  const [isOpen, setIsOpen] = useState(false);
  const isAside = useScrollsDown() && !isOpen;
  const groups = resources === undefined ? [] : serviceGroupsOf(resources);
  const [first, ...others] = groups.flatMap(({ entries }) => entries);
  if (first === undefined) return null;
  const label = unread > 0 ? t('service.menu.unread', { count: unread }) : t('service.title');
  const face = (
    <>
      {isOpen ? <X className="size-6" /> : <Headset className="size-6" />}
      {unread > 0 ? (
        <span
          data-testid="service-unread-dot"
          className="absolute end-0.5 top-0.5 size-3 rounded-full bg-hibiscus ring-2 ring-page"
        />
      ) : null}
    </>
  );
  return (
    <div
      className={classNames(
        'column pointer-events-none fixed inset-x-0 bottom-[calc(var(--footer-height)+3px+var(--footer-edge))] z-10 flex justify-end px-3 transition-[translate,opacity] duration-200 focus-within:translate-y-0 focus-within:opacity-100 motion-reduce:transition-none wide:bottom-6 wide:max-w-none',
        isAside && 'translate-y-48 opacity-0',
      )}
    >
      {others.length === 0 ? (
        <ServiceEntryLink entry={first} className={floatClass} label={label}>
          {face}
        </ServiceEntryLink>
      ) : (
        <Choice groups={groups} isOpen={isOpen} onChange={setIsOpen} label={label}>
          {face}
        </Choice>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly groups: readonly ServiceGroup[];
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** Closes by the button, by Escape, and by a tap beside it. */
function Choice({ groups, isOpen, onChange, label, children }: ChoiceProps) {
  const t = useTranslate();
  const listId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && whole.current?.contains(target) !== true) onChange(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onChange(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, onChange]);
  return (
    <div ref={whole} className="pointer-events-none relative flex flex-col items-end gap-3">
      {isOpen ? (
        <nav
          id={listId}
          aria-label={t('service.title')}
          className="pointer-events-auto w-64 max-w-[calc(100vw-24px)] divide-y divide-line overflow-hidden rounded-large bg-surface shadow-high"
        >
          <Groups groups={groups} />
        </nav>
      ) : null}
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => onChange(!isOpen)}
        className={floatClass}
      >
        {children}
      </button>
    </div>
  );
}

/** A group with one entry is that entry; of those with more, one is open at a time. */
function Groups({ groups }: { readonly groups: readonly ServiceGroup[] }) {
  const t = useTranslate();
  const [openName, setOpenName] = useState<ServiceGroupName | undefined>(
    groups.length === 1 ? groups[0]?.name : undefined,
  );
  const names = { CS: t('service.title'), FB: 'Facebook', TG: 'Telegram' };
  return groups.map(({ name, entries: [first, ...others] }) => {
    if (first === undefined) return null;
    if (others.length === 0) return <ServiceEntryLink key={name} entry={first} className={rowClass} />;
    const isOpen = openName === name;
    return (
      <div key={name}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpenName(isOpen ? undefined : name)}
          className={rowClass}
        >
          <Headset className="size-5 shrink-0 text-gold-text" />
          <span className="flex-1">{names[name]}</span>
          <ChevronDown
            className={classNames('size-5 text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        {isOpen ? (
          <ul className="bg-page/40 ps-4">
            {[first, ...others].map((entry) => (
              <li key={entry.key}>
                <ServiceEntryLink entry={entry} className={rowClass} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    );
  });
}

/** What customer service has said that the member has not read; nobody else has any. */
function useUnreadCount(): number {
  const api = useApi();
  const session = useSession();
  const isMember = session !== undefined && !isTrial(session);
  const { data: hours } = useQuery({ ...serviceHoursQuery(api), enabled: isMember });
  const { data: chat } = useQuery({ ...chatQuery(api), enabled: isMember && hours?.isOffered === true });
  return isMember ? (chat?.unreadCount ?? 0) : 0;
}
