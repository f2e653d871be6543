import { useQuery } from '@tanstack/react-query';
import { auditActions, auditSubjects } from '@wau/contract/audit-actions';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { lastDays, quickPeriods, samePeriod, todayAt } from '../../ui/period.ts';
import { PressChoice } from '../../ui/press-choice.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AuditFilter, actorKinds, emptyFilter, kindOption } from './audit-filter.ts';
import { auditOperatorsQuery } from './audit-queries.ts';
import { useActionName } from './use-audit-words.ts';

interface AuditSearchProps {
  readonly filter: AuditFilter;
  readonly onSearch: (filter: AuditFilter) => void;
}

/** What of the audit is looked for. Choices hold at once, what is typed when it is sent. */
export function AuditSearch({ filter, onSearch }: AuditSearchProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(filter);
  const isHalf = (typed.fromDay === '') !== (typed.toDay === '');
  const [isTold, setIsTold] = useState(false);
  const choose = (changes: Partial<AuditFilter>): void => onSearch({ ...typed, ...changes });
  return (
    <form
      aria-label={t('audit.filter')}
      className="flex flex-col gap-4 rounded-medium border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTold(isHalf);
        if (!isHalf) onSearch(typed);
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(230px,1fr))] items-start gap-3">
        <SelectField
          label={t('audit.what')}
          value={filter.what}
          options={useWhatOptions(filter.what)}
          onChange={(what) => choose({ what })}
        />
        <SelectField
          label={t('audit.who')}
          value={filter.who}
          options={useWhoOptions(filter.who)}
          onChange={(who) => choose({ who })}
        />
        <TextField
          label={t('audit.subject')}
          value={typed.subject}
          onChange={(subject) => setTyped({ ...typed, subject })}
          maxLength={200}
          hint={t('audit.subject.hint')}
        />
      </div>
      <Periods filter={filter} onChoose={choose} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('audit.from')}
          type="date"
          value={typed.fromDay}
          onChange={(fromDay) => setTyped({ ...typed, fromDay })}
          error={isTold && isHalf ? t('audit.period.wrong') : undefined}
        />
        <TextField
          label={t('audit.to')}
          type="date"
          value={typed.toDay}
          onChange={(toDay) => setTyped({ ...typed, toDay })}
        />
        <Button type="submit" look="primary">
          {t('audit.show')}
        </Button>
        <Button onClick={() => onSearch(emptyFilter)}>{t('audit.clear')}</Button>
      </div>
    </form>
  );
}

function Periods({
  filter,
  onChoose,
}: {
  filter: AuditFilter;
  onChoose: (days: Partial<AuditFilter>) => void;
}) {
  const t = useTexts();
  const today = todayAt(new Date());
  const all = { fromDay: '', toDay: '' };
  return (
    <PressChoice
      label={t('audit.period')}
      options={[
        { value: all, text: t('audit.period.all') },
        ...quickPeriods.map((count) => ({
          value: lastDays(count, today),
          text: t('dashboard.period.days', { count }),
        })),
      ]}
      isChosen={(days) => samePeriod(days, filter)}
      onChoose={onChoose}
    />
  );
}

/** Everything, everything about one thing, or one action. One that the list does not know stands in it as well. */
function useWhatOptions(chosen: string): readonly SelectOption[] {
  const t = useTexts();
  const actionName = useActionName();
  const options = [
    { value: '', text: t('audit.what.all') },
    ...auditSubjects.flatMap((kind): readonly SelectOption[] => {
      const group = t(`audit.kind.${kind}`);
      return [
        { value: kindOption(kind), text: t('audit.what.kind', { kind: group }), group },
        ...auditActions[kind].map((action) => ({ value: action, text: actionName(action), group })),
      ];
    }),
  ];
  return withChosen(options, chosen);
}

function useWhoOptions(chosen: string): readonly SelectOption[] {
  const services = useConsole();
  const t = useTexts();
  const { data = [] } = useQuery(auditOperatorsQuery(services));
  const options = [
    { value: '', text: t('audit.who.all') },
    ...actorKinds.map((kind) => ({ value: kind, text: t(`audit.who.${kind}`) })),
    ...data.map(({ operatorId, username }) => ({
      ...{ value: operatorId, text: username },
      group: t('audit.kind.operators'),
    })),
  ];
  return withChosen(options, chosen);
}

function withChosen(options: readonly SelectOption[], chosen: string): readonly SelectOption[] {
  return options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, text: chosen }];
}
