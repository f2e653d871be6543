import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import type { LotteryFeeds } from './lottery-feed-queries.ts';

/** How the feed of a lottery came to be, the latest change first; nothing where it was never changed. */
export function FeedHistory({ changes }: { changes: LotteryFeeds['changes'] }) {
  const t = useTexts();
  const { moment } = useFormats();
  if (changes.length === 0) return null;
  const named = (feed: string): string => (feed === '' ? t('lottery.feed.nobody') : feed);
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">{t('lottery.feed.history')}</summary>
      <ul className="flex flex-col gap-2">
        {changes.map(({ formerFeed, feed, reason, changedBy, changedAt }) => (
          <li key={changedAt} className="border-t border-line pt-2 break-words">
            {named(formerFeed)} → {named(feed)}: {reason}
            <span className="block text-sm text-muted">
              {changedBy} · {moment(changedAt)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
