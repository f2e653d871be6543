import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { siteMoment } from '../../platform/site-moment.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { lotteryDrawsKey, type Result, type WaitingDraw } from './lottery-result-queries.ts';
import { type ResultDraft, resultOf } from './result-draft.ts';
import { ResultFields } from './result-fields.tsx';
import { usePrizeName } from './use-prize-name.ts';

interface WaitingDrawProps {
  readonly draw: WaitingDraw;
  readonly onDone: (text: string) => void;
}

/** A draw that waits for its result: who has said it, and the form to say it. */
export function WaitingDrawCard({ draw, onDone }: WaitingDrawProps) {
  const t = useTexts();
  const { locale } = useConsole().language;
  const { money, moment, count } = useFormats();
  const prizeName = usePrizeName();
  const { gameName: game, numero, entered, feed } = draw;
  const there = siteMoment(draw.drawsAt, draw.timeZone, locale);
  return (
    <article
      aria-label={`${game} ${numero}`}
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 grow text-lg font-semibold">
          {game} · {numero}
        </h3>
        {draw.turn > 1 ? <Badge tone="bad">{t('lottery.different')}</Badge> : null}
        {entered.length > 0 ? <Badge tone="look">{t('lottery.second')}</Badge> : null}
      </div>
      <Facts
        facts={[
          [
            t('lottery.drawn.at'),
            there === undefined ? moment(draw.drawsAt) : `${moment(draw.drawsAt)} (${there})`,
          ],
          [t('lottery.orders'), count(draw.orderCount)],
          [t('lottery.stakes'), money(draw.stakeMinor, draw.currencyCode)],
          [
            t('lottery.entered'),
            entered.length === 0
              ? t('lottery.entered.none')
              : entered
                  .map(({ name, isFeed, enteredAt }) =>
                    t(isFeed ? 'lottery.entered.feed' : 'lottery.entered.by', {
                      name,
                      moment: moment(enteredAt),
                    }),
                  )
                  .join(', '),
          ],
          ...(feed === '' ? [] : [[t('lottery.feed'), feed] as const]),
        ]}
      />
      {draw.turn > 1 ? (
        <Notice tone="bad">
          {t('lottery.different.where', { prizes: draw.differing.map(prizeName).join(', ') })}
        </Notice>
      ) : null}
      {draw.hasEntered ? (
        <Notice>{t('lottery.entered.own')}</Notice>
      ) : (
        <ResultForm draw={draw} onDone={onDone} />
      )}
    </article>
  );
}

function ResultForm({ draw, onDone }: WaitingDrawProps) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const prizeName = usePrizeName();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<ResultDraft>({});
  const [isChecked, setIsChecked] = useState(false);
  const { gameId, gameName: game, numero, shape } = draw;
  const enter = useCommand({
    mutationFn: (result: Result) =>
      services.client.call('enterLotteryResult', { params: { gameId, numero }, body: { result } }),
    onSuccess: ({ status, differing }) => {
      const prizes = differing.map(prizeName).join(', ');
      setDraft({});
      setIsOpen(false);
      onDone(t(`lottery.done.${status}`, { game, numero, prizes }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: lotteryDrawsKey(services) }),
  });
  if (!isOpen) {
    return (
      <div>
        <Button
          look="primary"
          label={t('lottery.enter.label', { game, numero })}
          onClick={() => setIsOpen(true)}
        >
          {t('lottery.enter')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="flex flex-col gap-3 rounded-small bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        const result = resultOf(shape, draft);
        if (result !== undefined) enter.mutate(result);
      }}
    >
      <p>{t('lottery.enter.hint')}</p>
      <ResultFields shape={shape} draft={draft} onDraft={setDraft} isChecked={isChecked} />
      {enter.error === null ? null : <Notice tone="bad">{textOf(enter.error)}</Notice>}
      <div className="flex gap-3">
        <Button type="submit" look="primary" isBusy={enter.isPending}>
          {t('lottery.enter.submit')}
        </Button>
        <Button onClick={() => setIsOpen(false)}>{t('member.not.now')}</Button>
      </div>
    </form>
  );
}
