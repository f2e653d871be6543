import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { useLotteryWords } from '../../platform/use-lottery-words.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { PageProps } from '../console-page.ts';
import { AddLotteryForm } from './add-lottery-form.tsx';
import { AskedFeeds } from './asked-feeds.tsx';
import { AskedSchedules } from './asked-schedules.tsx';
import { FeedForm } from './feed-form.tsx';
import { FeedHistory } from './feed-history.tsx';
import { type LotteryFeeds, lotteryFeedsQuery } from './lottery-feed-queries.ts';
import { type SiteLottery, siteLotteriesQuery } from './lottery-game-queries.ts';
import { ScheduleForm, type ScheduleOrder } from './schedule-form.tsx';
import { useScheduleWords } from './use-schedule-words.ts';

/** Lotteries, when they are drawn and whether they are offered. */
export function LotteryGamesPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const [done, setDone] = useState<string>();
  const { data: lotteries, error, refetch } = useQuery(siteLotteriesQuery(services));
  const { data: feeds } = useQuery(lotteryFeedsQuery(services));
  const mayChange = mayDo(info, 'games.write');
  const mayChangeFeed = mayDo(info, 'settings.write');
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('lottery.games')}</h1>
      {mayChange ? null : <Notice>{t('games.read')}</Notice>}
      <div role="status" className="sticky top-0 z-10">
        {done === undefined ? null : <Notice tone="good">{done}</Notice>}
      </div>
      {mayChange ? <AddLotteryForm onDone={setDone} /> : null}
      <AskedFeeds
        asked={feeds?.asked ?? []}
        lotteries={lotteries ?? []}
        me={info.username}
        mayChange={mayChangeFeed}
        onDone={setDone}
      />
      {lotteries === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <LoadingFailure error={error} onAgain={() => void refetch()} />
        )
      ) : lotteries.length === 0 ? (
        <p className="text-muted">{t('lottery.games.none')}</p>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {lotteries.map((lottery) => (
            <Lottery
              key={lottery.gameId}
              {...{ lottery, feeds, mayChange, mayChangeFeed, me: info.username }}
              onDone={setDone}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** By which this page says moments. */
const deskZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface LotteryProps {
  readonly lottery: SiteLottery;
  readonly feeds: LotteryFeeds | undefined;
  readonly mayChange: boolean;
  readonly mayChangeFeed: boolean;
  readonly me: string;
  readonly onDone: (text: string) => void;
}

function Lottery({ lottery, feeds, mayChange, mayChangeFeed, me, onDone }: LotteryProps) {
  const services = useConsole();
  const t = useTexts();
  const { count, moment } = useFormats();
  const { word } = useLotteryWords();
  const { scheduleText, leftOutText } = useScheduleWords();
  const queryClient = useQueryClient();
  const { gameId, name, isOffered, schedule, next, feed } = lottery;
  const askAnew = () => queryClient.invalidateQueries({ queryKey: siteLotteriesQuery(services).queryKey });
  const switchOffer = async (reason: string): Promise<void> => {
    const body = { isOn: !isOffered, reason };
    try {
      const { openOrderCount } = await services.client.call('switchLottery', { params: { gameId }, body });
      onDone(
        isOffered
          ? t('lottery.offer.done.off', { name, orders: count(openOrderCount) })
          : t('lottery.offer.done.on', { name }),
      );
    } finally {
      await askAnew();
    }
  };
  const changeSchedule = async ({
    schedule: wanted,
    closingSeconds,
    reason,
  }: ScheduleOrder): Promise<void> => {
    const body = { schedule: wanted, closingSeconds, seenScheduleText: lottery.scheduleText, reason };
    try {
      const { status, keptNumeros } = await services.client.call('changeLotterySchedule', {
        params: { gameId },
        body,
      });
      const kept =
        keptNumeros.length === 0 ? '' : ` ${t('lottery.schedule.kept', { numeros: keptNumeros.join(', ') })}`;
      onDone(
        status === 'asked'
          ? t('lottery.schedule.asked', { name })
          : `${t('lottery.schedule.done', { name })}${kept}`,
      );
    } finally {
      await askAnew();
    }
  };
  const leftOut = schedule === null ? '' : leftOutText(schedule);
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 grow text-lg font-semibold">{name}</h2>
        {feed === 'demo' ? <Badge tone="look">{t('lottery.demo')}</Badge> : null}
        <Badge tone={isOffered ? 'good' : 'bad'}>
          {t(isOffered ? 'lottery.offered' : 'lottery.withdrawn')}
        </Badge>
      </div>
      <Facts
        facts={[
          [t('odds.family'), `${word(`family.${lottery.family}`)} (${lottery.family})`],
          [t('lottery.source'), t(`lottery.source.${lottery.drawSource}`)],
          [t('lottery.schedule'), schedule === null ? t('lottery.schedule.none') : scheduleText(schedule)],
          ...(leftOut === '' ? [] : [[t('lottery.left.out'), leftOut] as const]),
          [t('lottery.zone'), lottery.timeZone],
          [t('lottery.closes'), t('lottery.closes.before', { seconds: lottery.closingSeconds })],
          ...(lottery.drawSource === 'own'
            ? []
            : [[t('lottery.feed'), feed === '' ? t('lottery.feed.nobody') : feed] as const]),
          [
            t('lottery.next', { zone: deskZone }),
            next.length === 0
              ? t('lottery.next.none')
              : next.map(({ numero, drawsAt, hasOrders }) => (
                  <span key={numero} className="block">
                    {moment(drawsAt)}
                    {hasOrders ? ` · ${t('lottery.next.staked')}` : ''}
                  </span>
                )),
          ],
        ]}
      />
      <AskedSchedules lottery={lottery} me={me} mayChange={mayChange} act={changeSchedule} />
      {mayChange ? (
        <div className="flex flex-wrap gap-3">
          <ScheduleForm lottery={lottery} act={changeSchedule} />
          <ReasonForm
            key={isOffered ? 'off' : 'on'}
            action={t(isOffered ? 'lottery.offer.off' : 'lottery.offer.on', { name })}
            shortAction={t(isOffered ? 'lottery.offer.off.short' : 'lottery.offer.on.short')}
            isDangerous={isOffered}
            hint={t(isOffered ? 'lottery.offer.off.hint' : 'lottery.offer.on.hint')}
            act={switchOffer}
          />
          {mayChangeFeed && feeds !== undefined ? (
            <FeedForm lottery={lottery} feeds={feeds.feeds} onDone={onDone} />
          ) : null}
        </div>
      ) : null}
      <FeedHistory changes={(feeds?.changes ?? []).filter((change) => change.gameId === gameId)} />
    </article>
  );
}
