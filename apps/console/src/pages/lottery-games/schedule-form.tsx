import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { longestReason, shortestReason } from '../../platform/reason-lengths.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { LotterySchedule, SiteLottery } from './lottery-game-queries.ts';
import {
  draftOfSchedule,
  isCalendar,
  readScheduleDraft,
  type ScheduleDraft,
  type ScheduleProblem,
} from './schedule-draft.ts';
import { useScheduleWords } from './use-schedule-words.ts';

export interface ScheduleOrder {
  readonly schedule: LotterySchedule;
  readonly closingSeconds: number;
  readonly reason: string;
}

interface ScheduleFormProps {
  readonly lottery: SiteLottery;
  readonly act: (order: ScheduleOrder) => Promise<void>;
}

/** When a lottery that goes by the calendar is drawn, with its holidays. */
export function ScheduleForm({ lottery, act }: ScheduleFormProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const { weekdayName } = useScheduleWords();
  const { name, schedule, closingSeconds } = lottery;
  const [draft, setDraft] = useState<ScheduleDraft>();
  const [problems, setProblems] = useState<readonly ScheduleProblem[]>([]);
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const change = useCommand({
    mutationFn: act,
    onSuccess: () => {
      setDraft(undefined);
      setReason('');
    },
  });
  if (schedule === null || !isCalendar(schedule)) return null;
  if (draft === undefined) {
    return (
      <Button
        label={t('lottery.schedule.change.label', { name })}
        onClick={() => setDraft(draftOfSchedule(schedule, closingSeconds))}
      >
        {t('lottery.schedule.change')}
      </Button>
    );
  }
  const errorOf = (problem: ScheduleProblem): string | undefined =>
    problems.includes(problem) ? t(`lottery.schedule.problem.${problem}`) : undefined;
  const text = reason.trim();
  return (
    <form
      className="flex w-full flex-col gap-3 rounded-small bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readScheduleDraft(draft);
        setProblems('problems' in read ? read.problems : []);
        setIsShort(text.length < shortestReason);
        if (!('problems' in read) && text.length >= shortestReason) change.mutate({ ...read, reason: text });
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('lottery.schedule.times')}
          hint={t('lottery.schedule.times.hint', { zone: lottery.timeZone })}
          value={draft.times}
          error={errorOf('times')}
          onChange={(times) => setDraft({ ...draft, times })}
        />
        <TextField
          label={t('lottery.schedule.closing')}
          inputMode="decimal"
          value={draft.closingMinutes}
          error={errorOf('closing')}
          onChange={(closingMinutes) => setDraft({ ...draft, closingMinutes })}
        />
      </div>
      <Weekdays
        name={weekdayName}
        chosen={draft.weekdays}
        onChosen={(weekdays) => setDraft({ ...draft, weekdays })}
        error={errorOf('days')}
      />
      <TextField
        label={t('lottery.schedule.monthDays')}
        hint={t('lottery.schedule.monthDays.hint')}
        value={draft.monthDays}
        error={errorOf('monthDays')}
        onChange={(monthDays) => setDraft({ ...draft, monthDays })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('lottery.schedule.without')}
          hint={t('lottery.schedule.without.hint')}
          lines={4}
          value={draft.without}
          error={errorOf('without')}
          onChange={(without) => setDraft({ ...draft, without })}
        />
        <TextField
          label={t('lottery.schedule.moved')}
          hint={t('lottery.schedule.moved.hint')}
          lines={4}
          value={draft.moved}
          error={errorOf('moved')}
          onChange={(moved) => setDraft({ ...draft, moved })}
        />
      </div>
      <TextField
        label={t('member.reason')}
        value={reason}
        maxLength={longestReason}
        error={isShort && text.length < shortestReason ? t('decision.reason.short') : undefined}
        onChange={setReason}
      />
      <Notice>{t('lottery.schedule.hint')}</Notice>
      {change.error === null ? null : <Notice tone="bad">{textOf(change.error)}</Notice>}
      <div className="flex gap-3">
        <Button type="submit" look="primary" isBusy={change.isPending}>
          {t('lottery.schedule.save')}
        </Button>
        <Button onClick={() => setDraft(undefined)}>{t('member.not.now')}</Button>
      </div>
    </form>
  );
}

interface WeekdaysProps {
  readonly name: (weekday: number) => string;
  readonly chosen: readonly number[];
  readonly onChosen: (weekdays: readonly number[]) => void;
  readonly error: string | undefined;
}

function Weekdays({ name, chosen, onChosen, error }: WeekdaysProps) {
  const t = useTexts();
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('lottery.schedule.weekdays')}</legend>
      <div className="flex flex-wrap gap-3">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <label key={weekday} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(weekday)}
              onChange={({ target }) =>
                onChosen(
                  target.checked
                    ? [...chosen, weekday].toSorted((one, other) => one - other)
                    : chosen.filter((each) => each !== weekday),
                )
              }
            />
            {name(weekday)}
          </label>
        ))}
      </div>
      {error === undefined ? null : <p className="mt-1 text-sm text-hibiscus-text">{error}</p>}
    </fieldset>
  );
}
