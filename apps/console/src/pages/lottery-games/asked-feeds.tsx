import { useTexts } from '../../platform/console-services.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { AskedCard, AskedSection } from '../../ui/asked-card.tsx';
import { Facts } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { LotteryFeeds } from './lottery-feed-queries.ts';
import type { SiteLottery } from './lottery-game-queries.ts';
import { useLotteryFeed } from './use-lottery-feed.ts';

interface AskedFeedsProps {
  readonly asked: LotteryFeeds['asked'];
  readonly lotteries: readonly SiteLottery[];
  readonly me: string;
  readonly mayChange: boolean;
  readonly onDone: (text: string) => void;
}

/** Feeds that colleagues have asked for, with what they are now. */
export function AskedFeeds({ asked, lotteries, me, mayChange, onDone }: AskedFeedsProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const lotteryOf = (gameId: string) => lotteries.find((each) => each.gameId === gameId);
  const { change, drop } = useLotteryFeed((what, gameId) =>
    onDone(t(`lottery.feed.${what}`, { name: lotteryOf(gameId)?.name ?? gameId })),
  );
  const failure = change.error ?? drop.error;
  return (
    <AskedSection count={asked.length}>
      {failure === null ? null : <Notice tone="bad">{textOf(failure)}</Notice>}
      {asked.map(({ gameId, feed, reason, askedBy, askedAt }) => {
        const lottery = lotteryOf(gameId);
        const name = lottery?.name ?? gameId;
        const seenFeed = lottery?.feed ?? '';
        return (
          <AskedCard
            key={`${gameId} ${feed} ${reason}`}
            {...{ name, askedBy, askedAt, me, mayChange }}
            sure={t('lottery.feed.approve.sure', { name })}
            onApprove={() => change.mutate({ gameId, feed, seenFeed, reason })}
            onDrop={() => drop.mutate(gameId)}
          >
            <Facts
              facts={[
                [t('lottery.feed.now'), seenFeed === '' ? t('lottery.feed.nobody') : seenFeed],
                [t('lottery.feed.wanted'), feed === '' ? t('lottery.feed.nobody') : feed],
                [t('member.reason'), reason],
              ]}
            />
          </AskedCard>
        );
      })}
    </AskedSection>
  );
}
