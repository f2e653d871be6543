import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { longestReason, shortestReason } from '../../platform/reason-lengths.ts';
import { siteMoment } from '../../platform/site-moment.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PressChoice } from '../../ui/press-choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type PlanDraft, type PlanProblem, readPlanDraft } from './plan-draft.ts';
import type { PlanSwitch, Switchable } from './use-game-switch.ts';

interface PlanFormProps {
  readonly what: Switchable;
  readonly isOn: boolean;
  readonly timeZone: string;
  readonly onPlan: PlanSwitch;
}

/** A switch that is to come: a button first, then from when, until when and why. */
export function PlanForm({ what, isOn, timeZone, onPlan }: PlanFormProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const empty: PlanDraft = { isOn: !isOn, from: '', until: '', reason: '' };
  const [draft, setDraft] = useState<PlanDraft>();
  const [problem, setProblem] = useState<PlanProblem>();
  const plan = useCommand({
    mutationFn: (order: Parameters<PlanSwitch>[1]) => onPlan(what, order),
    onSuccess: () => setDraft(undefined),
  });
  if (draft === undefined) {
    return (
      <Button
        label={t('games.plan.label', { name: what.name })}
        onClick={() => {
          plan.reset();
          setProblem(undefined);
          setDraft(empty);
        }}
      >
        {t('games.plan')}
      </Button>
    );
  }
  const change = (part: Partial<PlanDraft>): void => {
    setProblem(undefined);
    setDraft({ ...draft, ...part });
  };
  return (
    <form
      aria-label={t('games.plan.label', { name: what.name })}
      className="flex w-full flex-col gap-3 rounded-small bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readPlanDraft(draft);
        setProblem('problem' in read ? read.problem : undefined);
        if ('order' in read) plan.mutate(read.order);
      }}
    >
      <PressChoice
        label={t('games.plan.to')}
        options={[
          { value: false, text: t('games.plan.off') },
          { value: true, text: t('games.plan.on') },
        ]}
        isChosen={(value) => value === draft.isOn}
        onChoose={(value) => change({ isOn: value })}
      />
      <div className="flex flex-wrap gap-3">
        <MomentField
          label={t('games.plan.from')}
          hint={t('games.plan.from.hint')}
          error={problem === 'none' ? t('games.plan.none') : undefined}
          value={draft.from}
          timeZone={timeZone}
          onChange={(from) => change({ from })}
        />
        <MomentField
          label={t('games.plan.until')}
          hint={t('games.plan.until.hint')}
          error={problem === 'order' ? t('games.plan.order') : undefined}
          value={draft.until}
          timeZone={timeZone}
          onChange={(until) => change({ until })}
        />
      </div>
      <TextField
        label={t('member.reason')}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        maxLength={longestReason}
        hint={t('games.plan.hint')}
        error={
          problem === 'reason' && draft.reason.trim().length < shortestReason
            ? t('decision.reason.short')
            : undefined
        }
      />
      {plan.error === null ? null : <Notice tone="bad">{textOf(plan.error)}</Notice>}
      <div className="flex gap-3">
        <Button type="submit" look="primary" isBusy={plan.isPending}>
          {t('games.plan.send')}
        </Button>
        <Button onClick={() => setDraft(undefined)}>{t('member.not.now')}</Button>
      </div>
    </form>
  );
}

interface MomentFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** As the desk's clock has it. */
  readonly value: string;
  readonly timeZone: string;
  readonly onChange: (value: string) => void;
}

/** Typed by the clock of this desk; where that of the site differs, it is said below. */
function MomentField({ label, hint, error, value, timeZone, onChange }: MomentFieldProps) {
  const t = useTexts();
  const { locale } = useConsole().language;
  const desk = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const onSite = siteMoment(value, timeZone, locale);
  const told =
    value === ''
      ? hint
      : onSite === undefined
        ? t('content.moments', { zone: desk })
        : t('games.plan.site', { desk, zone: timeZone, moment: onSite });
  return (
    <div className="grow basis-60">
      <TextField
        label={label}
        type="datetime-local"
        value={value}
        onChange={onChange}
        hint={told}
        error={error}
      />
    </div>
  );
}
