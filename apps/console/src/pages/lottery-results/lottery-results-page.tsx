import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { DrawList } from './draw-list.tsx';
import { waitingDrawsQuery } from './lottery-result-queries.ts';
import { WaitingDrawCard } from './waiting-draw.tsx';

const parts = ['waiting', 'draws'] as const;

/** Results that somebody has to enter, and draws that were wrong. */
export function LotteryResultsPage({ info }: PageProps) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<string>();
  const part = parts.find((each) => each === search.get('part')) ?? 'waiting';
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('lottery.results')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[190px_minmax(0,1fr)]">
        <SectionNav
          label={t('lottery.results')}
          sections={parts.map((name) => ({ name, text: t(`lottery.part.${name}`) }))}
          chosen={part}
          onChoose={(name) => {
            setDone(undefined);
            setSearch(name === 'waiting' ? {} : { part: name });
          }}
        />
        <div className="flex flex-col gap-4">
          <div role="status" className="sticky top-0 z-10">
            {done === undefined ? null : <Notice tone="good">{done}</Notice>}
          </div>
          {part === 'waiting' ? <WaitingList onDone={setDone} /> : <DrawList info={info} onDone={setDone} />}
        </div>
      </div>
    </div>
  );
}

function WaitingList({ onDone }: { onDone: (text: string) => void }) {
  const services = useConsole();
  const t = useTexts();
  const { data: draws, error, refetch } = useQuery(waitingDrawsQuery(services));
  if (draws === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <>
      <Notice>{t('lottery.waiting.hint')}</Notice>
      {draws.length === 0 ? <p className="text-muted">{t('lottery.waiting.none')}</p> : null}
      {draws.map((draw) => (
        <WaitingDrawCard key={`${draw.gameId} ${draw.numero}`} draw={draw} onDone={onDone} />
      ))}
    </>
  );
}
