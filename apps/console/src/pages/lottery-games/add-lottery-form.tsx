import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ConsoleServices, useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { siteLotteriesQuery } from './lottery-game-queries.ts';
import { useScheduleWords } from './use-schedule-words.ts';

function addableLotteriesQuery({ client, session, language }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['addable-lotteries', token, merchantCode, language.code],
    queryFn: ({ signal }) => client.call('listAddableLotteries', {}, signal),
  });
}

/** A lottery more for the site, of those that there are: it says what it would be before it is added. */
export function AddLotteryForm({ onDone }: { onDone: (text: string) => void }) {
  const services = useConsole();
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>{t('lottery.add')}</Button>
      </div>
    );
  }
  return <OpenForm key={services.language.code} onDone={onDone} onClose={() => setIsOpen(false)} />;
}

function OpenForm({ onDone, onClose }: { onDone: (text: string) => void; onClose: () => void }) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const { money, count } = useFormats();
  const { scheduleText } = useScheduleWords();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(addableLotteriesQuery(services));
  const [chosen, setChosen] = useState<string>();
  const add = useCommand({
    mutationFn: ({ gameId }: { gameId: string; name: string }) =>
      services.client.call('addLottery', { body: { gameId } }),
    onSuccess: (_, { name }) => {
      setChosen(undefined);
      onDone(t('lottery.add.done', { name }));
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: addableLotteriesQuery(services).queryKey });
      await queryClient.invalidateQueries({ queryKey: siteLotteriesQuery(services).queryKey });
    },
  });
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const lottery = data.list.find(({ gameId }) => gameId === chosen) ?? data.list[0];
  if (lottery === undefined) return <Notice>{t('lottery.add.none')}</Notice>;
  const { gameId, name, drawSource } = lottery;
  return (
    <form
      aria-label={t('lottery.add')}
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ gameId, name });
      }}
    >
      <div className="max-w-110">
        <SelectField
          label={t('lottery.game')}
          value={gameId}
          options={data.list.map((each) => ({
            value: each.gameId,
            text: each.name,
            group: t(`lottery.add.group.${each.drawSource}`),
          }))}
          onChange={setChosen}
        />
      </div>
      <Facts
        facts={[
          [t('lottery.source'), t(`lottery.source.${drawSource}`)],
          [t('lottery.schedule'), scheduleText(lottery.schedule)],
          [t('lottery.zone'), lottery.timeZone],
          [t('lottery.closes'), t('lottery.closes.before', { seconds: lottery.closingSeconds })],
          [
            t('lottery.add.units'),
            data.unitsMinor.map((amount) => money(amount, data.currencyCode)).join(', '),
          ],
          [t('lottery.add.multiple'), count(data.highestMultiple)],
          [t('lottery.add.stake'), money(data.highestStakeMinor, data.currencyCode)],
          [t('lottery.add.win'), money(data.highestWinMinor, data.currencyCode)],
        ]}
      />
      <Notice>{t(`lottery.add.hint.${drawSource}`)}</Notice>
      {add.error === null ? null : <Notice tone="bad">{textOf(add.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={add.isPending}>
          {t('lottery.add.submit', { name })}
        </Button>
        <Button onClick={onClose}>{t('member.not.now')}</Button>
      </div>
    </form>
  );
}
