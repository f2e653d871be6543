import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { type ConsolePage, type PageGroup, pageGroups } from '../pages/console-page.ts';
import { useConsole, useTexts } from '../platform/console-services.ts';
import type { OperatorInfo } from '../platform/operator-info.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { caseCount, type WorkKind, workListQuery } from '../work-list/work-kind.ts';

interface NavigationProps {
  readonly info: OperatorInfo;
  /** The pages that these roles open. */
  readonly open: readonly ConsolePage[];
  readonly onHelp: () => void;
}

/** Beside the page on a desk, above it on a tablet. */
export function Navigation({ info, open, onHelp }: NavigationProps) {
  const t = useTexts();
  return (
    <header className="flex flex-wrap items-center gap-3 border-line bg-surface p-3 max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:flex-nowrap lg:items-stretch lg:overflow-y-auto lg:border-e lg:p-4">
      <p className="text-lg font-bold text-gold-text">Wau · {t('console.title')}</p>
      <MerchantSwitch info={info} />
      <nav aria-label={t('shell.navigation')} className="max-lg:order-last max-lg:w-full">
        <Pages pages={open.filter(({ group }) => group === undefined)} />
        {pageGroups.map((group) => (
          <Group key={group} group={group} pages={open.filter((page) => page.group === group)} />
        ))}
      </nav>
      <div className="flex flex-wrap items-center gap-2 max-lg:ms-auto lg:mt-auto">
        <p className="text-sm text-muted lg:w-full">{t('shell.operator', { name: info.username })}</p>
        <LanguageChoice isShort />
        <Button onClick={onHelp} label={`? · ${t('shell.shortcuts')}`}>
          ?
        </Button>
        <Logout />
      </div>
    </header>
  );
}

/** Nothing where these roles open none of its pages. */
function Group({ group, pages }: { group: PageGroup; pages: readonly ConsolePage[] }) {
  const t = useTexts();
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <div className="max-lg:flex lg:mt-3">
      <p id={id} className="px-3 text-sm text-muted max-lg:w-28 max-lg:shrink-0 max-lg:leading-9">
        {t(`shell.group.${group}`)}
      </p>
      <Pages pages={pages} labelledBy={id} />
    </div>
  );
}

function Pages({ pages, labelledBy }: { pages: readonly ConsolePage[]; labelledBy?: string }) {
  const t = useTexts();
  return (
    <ul aria-labelledby={labelledBy} className="flex gap-x-1 max-lg:flex-wrap lg:flex-col">
      {pages.map((page) => (
        <li key={page.path}>
          <NavLink
            to={page.path}
            end
            className="flex min-h-9 items-center justify-between gap-3 rounded-small px-3 max-lg:whitespace-nowrap lg:min-h-8 lg:py-1 lg:leading-5 aria-[current=page]:bg-raised aria-[current=page]:font-semibold"
          >
            {t(page.title)}
            {page.work === undefined ? null : <Waiting kind={page.work} />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Logout() {
  const { client, session } = useConsole();
  const t = useTexts();
  const logout = useCommand({
    mutationFn: () => client.call('logoutOperator', {}),
    // Whoever leaves is out here, whatever the server could be told.
    onSettled: () => session.close(),
  });
  return (
    <Button isBusy={logout.isPending} onClick={() => logout.mutate()}>
      {t('shell.logout')}
    </Button>
  );
}

function MerchantSwitch({ info }: { info: OperatorInfo }) {
  const { session } = useConsole();
  const t = useTexts();
  return (
    <label className="flex items-center gap-2 lg:flex-col lg:items-stretch">
      <span className="text-sm text-muted">{t('shell.merchant')}</span>
      <select
        value={info.merchantCode}
        onChange={({ target }) =>
          session.serve(
            info.merchants.find(({ merchantCode }) => merchantCode === target.value)?.merchantCode,
          )
        }
        className="min-h-11 rounded-small border border-outline bg-surface px-2"
      >
        {info.merchants.map(({ merchantCode, brandName }) => (
          <option key={merchantCode} value={merchantCode}>
            {brandName} ({merchantCode})
          </option>
        ))}
      </select>
    </label>
  );
}

const countedEveryMs = 15_000;

/** How much waits behind a link. */
function Waiting({ kind }: { kind: WorkKind }) {
  const services = useConsole();
  const { data, hasNextPage } = useInfiniteQuery({
    ...workListQuery(services, kind),
    refetchInterval: countedEveryMs,
  });
  const count = caseCount(data);
  if (count === 0) return null;
  return (
    <span className="tabular rounded-full bg-gold px-2 text-sm leading-5 font-semibold text-on-gold">
      {hasNextPage ? `${count}+` : count}
    </span>
  );
}
