import { useQuery } from '@tanstack/react-query';
import type { CurrencyCode } from '@wau/money/currency';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { AskedCard, AskedSection } from '../../ui/asked-card.tsx';
import { Facts } from '../../ui/card.tsx';
import { DetailedFailure } from '../../ui/detailed-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { ExposureBoard } from './exposure-board.tsx';
import { LimitsFacts } from './limits-facts.tsx';
import { LimitsForm } from './limits-form.tsx';
import { LimitsHistory } from './limits-history.tsx';
import {
  type AskedLimits,
  type LimitedGame,
  type LimitsOrder,
  lotteryLimitsQuery,
} from './lottery-limit-queries.ts';
import { useLotteryLimits } from './use-lottery-limits.ts';

const parts = ['exposure', 'bounds', 'history'] as const;

/** What the draws of lotteries cost, and what bounds them. */
export function LotteryLimitsPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const { data, error, refetch } = useQuery(lotteryLimitsQuery(services));
  const [search, setSearch] = useSearchParams();
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const game = data.list.find(({ gameId }) => gameId === search.get('game')) ?? data.list[0];
  const part = parts.find((each) => each === search.get('part')) ?? 'exposure';
  if (game === undefined) {
    return (
      <div className="flex flex-col gap-5">
        <h1 className="text-2xl font-bold">{t('limits.title')}</h1>
        <Notice>{t('limits.games.none')}</Notice>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('limits.title')}</h1>
      <div className="max-w-110">
        <SelectField
          label={t('limits.game')}
          value={game.gameId}
          options={data.list.map(({ gameId, name }) => ({ value: gameId, text: name }))}
          onChange={(gameId) => setSearch({ game: gameId, part })}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[190px_minmax(0,1fr)]">
        <SectionNav
          label={t('limits.title')}
          sections={parts.map((name) => ({ name, text: t(`limits.${name}`) }))}
          chosen={part}
          onChoose={(name) => setSearch({ game: game.gameId, part: name })}
        />
        {part === 'exposure' ? (
          <ExposureBoard key={game.gameId} gameId={game.gameId} family={game.family} />
        ) : part === 'history' ? (
          <LimitsHistory gameId={game.gameId} family={game.family} currencyCode={data.currencyCode} />
        ) : (
          <Bounds
            key={game.gameId}
            info={info}
            game={game}
            currencyCode={data.currencyCode}
            asked={data.asked.filter(({ gameId }) => gameId === game.gameId)}
          />
        )}
      </div>
    </div>
  );
}

interface BoundsProps {
  readonly info: OperatorInfo;
  readonly game: LimitedGame;
  readonly currencyCode: CurrencyCode;
  readonly asked: readonly AskedLimits[];
}

/** What bounds one lottery, what is asked for, and the form that changes it. */
function Bounds({ info, game, currencyCode, asked }: BoundsProps) {
  const t = useTexts();
  const [done, setDone] = useState<string>();
  const { set, drop } = useLotteryLimits((what) => setDone(t(`limits.done.${what}`, { name: game.name })));
  const { gameId, name, version: seenVersion } = game;
  const mayChange = mayDo(info, 'settings.write');
  const begin = (): void => {
    setDone(undefined);
    set.reset();
    drop.reset();
  };
  const send = (order: LimitsOrder, reason: string): void => {
    begin();
    set.mutate({ gameId, order, seenVersion, reason });
  };
  return (
    <div className="flex flex-col gap-4">
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      <DetailedFailure error={set.error ?? drop.error} />
      <AskedSection count={asked.length}>
        {asked.map(({ askedBy, askedAt, gameId: _, reason, ...order }) => (
          <AskedCard
            key={`${askedBy} ${askedAt}`}
            name={name}
            {...{ askedBy, askedAt, me: info.username, mayChange }}
            sure={t('limits.approve.sure', { name })}
            // Why it was asked for is why it is done; who asked is in the audit.
            onApprove={() =>
              send(order, reason === '' ? t('limits.approve.reason', { name: askedBy }) : reason)
            }
            onDrop={() => {
              begin();
              drop.mutate(gameId);
            }}
          >
            <Facts facts={[[t('member.reason'), reason]]} />
            <LimitsFacts family={game.family} limits={order} present={game} currencyCode={currencyCode} />
          </AskedCard>
        ))}
      </AskedSection>
      <section aria-label={t('limits.present')} className="rounded-medium border border-line bg-surface p-4">
        <LimitsFacts family={game.family} limits={game} currencyCode={currencyCode} />
      </section>
      {mayChange ? (
        <section
          aria-labelledby="change-limits"
          className="flex flex-col gap-4 rounded-medium border border-line bg-surface p-4"
        >
          <h2 id="change-limits" className="text-xl font-semibold">
            {t('limits.change')}
          </h2>
          <LimitsForm
            key={seenVersion}
            game={game}
            currencyCode={currencyCode}
            isBusy={set.isPending}
            onOrder={send}
          />
        </section>
      ) : (
        <Notice>{t('limits.read')}</Notice>
      )}
    </div>
  );
}
