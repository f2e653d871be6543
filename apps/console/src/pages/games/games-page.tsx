import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo } from '../../platform/operator-info.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { type GameFilter, siteVendorsQuery } from './game-queries.ts';
import { PlanList } from './plan-list.tsx';
import { SwitchHistory } from './switch-history.tsx';
import { TitleFilter } from './title-filter.tsx';
import { TitleList } from './title-list.tsx';
import { type SwitchOutcome, useGameSwitch } from './use-game-switch.ts';
import { VendorList } from './vendor-list.tsx';

const parts = ['titles', 'vendors', 'plans', 'history'] as const;

/** What the site offers of games, switched on and off at once. */
export function GamesPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const [outcome, setOutcome] = useState<SwitchOutcome>();
  const { data: site, error, refetch } = useQuery(siteVendorsQuery(services));
  const { onSwitch, onPlan, onDrop } = useGameSwitch(setOutcome);
  const part = parts.find((each) => each === search.get('part')) ?? 'titles';
  const filter = filterOf(search);
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('games.title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[190px_minmax(0,1fr)]">
        <SectionNav
          label={t('games.title')}
          sections={parts.map((name) => ({ name, text: t(`games.${name}`) }))}
          chosen={part}
          onChoose={(name) => {
            setOutcome(undefined);
            setSearch(name === 'titles' ? {} : { part: name });
          }}
        />
        <div className="flex flex-col gap-4">
          {mayDo(info, 'games.write') ? null : <Notice>{t('games.read')}</Notice>}
          <div role="status">
            {outcome?.tone === 'good' ? <Notice tone="good">{outcome.text}</Notice> : null}
          </div>
          {outcome?.tone === 'bad' ? <Notice tone="bad">{outcome.text}</Notice> : null}
          {part === 'history' ? (
            <SwitchHistory info={info} onSwitch={onSwitch} />
          ) : site === undefined ? (
            error === null ? (
              <Loading />
            ) : (
              <LoadingFailure error={error} onAgain={() => void refetch()} />
            )
          ) : part === 'plans' ? (
            <PlanList info={info} timeZone={site.timeZone} onDrop={onDrop} />
          ) : part === 'vendors' ? (
            <VendorList info={info} site={site} onSwitch={onSwitch} onPlan={onPlan} />
          ) : (
            <>
              <TitleFilter vendors={site.list} filter={filter} onFilter={(next) => setSearch({ ...next })} />
              <TitleList info={info} site={site} filter={filter} onSwitch={onSwitch} onPlan={onPlan} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** What is looked for stands in the address, so that it can be sent on. */
function filterOf(address: URLSearchParams): GameFilter {
  const [search, vendor, category, state] = ['search', 'vendor', 'category', 'state'].map(
    (name) => address.get(name) ?? '',
  );
  return {
    ...(search ? { search } : {}),
    ...(vendor ? { vendor } : {}),
    ...(category ? { category } : {}),
    ...(state === 'on' || state === 'off' ? { state } : {}),
  };
}
