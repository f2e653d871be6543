import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { longestReason, shortestReason } from '../../platform/reason-lengths.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SiteLottery } from './lottery-game-queries.ts';
import { useLotteryFeed } from './use-lottery-feed.ts';

interface FeedFormProps {
  readonly lottery: SiteLottery;
  /** Those of the installation. */
  readonly feeds: readonly string[];
  readonly onDone: (text: string) => void;
}

/** Asks for another feed of an official lottery; nothing where there is no other. */
export function FeedForm({
  lottery: { gameId, name, feed: seenFeed, drawSource },
  feeds,
  onDone,
}: FeedFormProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const [wanted, setWanted] = useState<string>();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const { change } = useLotteryFeed((what) => {
    setWanted(undefined);
    setReason('');
    onDone(t(`lottery.feed.${what}`, { name }));
  });
  const others = ['', ...feeds].filter((feed) => feed !== seenFeed);
  const [first] = others;
  if (drawSource === 'own' || first === undefined) return null;
  if (wanted === undefined) {
    return (
      <Button label={t('lottery.feed.change.label', { name })} onClick={() => setWanted(first)}>
        {t('lottery.feed.change')}
      </Button>
    );
  }
  const text = reason.trim();
  return (
    <form
      className="flex w-full flex-col gap-3 rounded-small bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsShort(text.length < shortestReason);
        if (text.length >= shortestReason) change.mutate({ gameId, feed: wanted, seenFeed, reason: text });
      }}
    >
      <SelectField
        label={t('lottery.feed.wanted')}
        value={wanted}
        options={others.map((feed) => ({ value: feed, text: feed === '' ? t('lottery.feed.nobody') : feed }))}
        hint={t('lottery.feed.hint')}
        onChange={setWanted}
      />
      <TextField
        label={t('member.reason')}
        value={reason}
        maxLength={longestReason}
        error={isShort && text.length < shortestReason ? t('decision.reason.short') : undefined}
        onChange={setReason}
      />
      {change.error === null ? null : <Notice tone="bad">{textOf(change.error)}</Notice>}
      <div className="flex gap-3">
        <Button type="submit" look="primary" isBusy={change.isPending}>
          {t('lottery.feed.ask')}
        </Button>
        <Button onClick={() => setWanted(undefined)}>{t('member.not.now')}</Button>
      </div>
    </form>
  );
}
