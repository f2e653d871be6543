import { useTexts } from '../../platform/console-services.ts';
import { useLotteryWords } from '../../platform/use-lottery-words.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RuleDraft, StepDraft } from './limits-draft.ts';
import type { LimitedGame } from './lottery-limit-queries.ts';

interface StepFieldsProps {
  readonly steps: readonly StepDraft[];
  readonly wrong: readonly string[];
  readonly onChange: (steps: readonly StepDraft[]) => void;
}

const mostSteps = 20;
const mostRules = 100;
const nextKey = (lines: readonly { readonly key: number }[]): number =>
  Math.max(-1, ...lines.map(({ key }) => key)) + 1;

/** From which amount on a number the odds fall, and to how much. */
export function StepFields({ steps, wrong, onChange }: StepFieldsProps) {
  const t = useTexts();
  const set = (key: number, changes: Partial<StepDraft>): void =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...changes } : step)));
  return (
    <fieldset className="flex flex-col gap-3 rounded-medium border border-line p-4">
      <legend className="px-1 text-lg font-semibold">{t('limits.steps')}</legend>
      <p className="text-sm text-muted">{t('limits.steps.about')}</p>
      {steps.map((step, index) => (
        <div key={step.key} className="flex flex-wrap items-start gap-3">
          <div className="min-w-40 grow basis-40">
            <TextField
              label={t('limits.step.above', { number: index + 1 })}
              inputMode="decimal"
              value={step.above}
              maxLength={20}
              error={wrong.includes(`step-${step.key}`) ? t('limits.wrong.step') : undefined}
              onChange={(above) => set(step.key, { above })}
            />
          </div>
          <div className="min-w-40 grow basis-40">
            <TextField
              label={t('limits.step.percent', { number: index + 1 })}
              inputMode="numeric"
              value={step.percent}
              maxLength={2}
              onChange={(percent) => set(step.key, { percent })}
            />
          </div>
          <div className="md:pt-7">
            <Button
              label={t('limits.step.remove.label', { number: index + 1 })}
              onClick={() => onChange(steps.filter(({ key }) => key !== step.key))}
            >
              {t('limits.remove')}
            </Button>
          </div>
        </div>
      ))}
      {steps.length < mostSteps ? (
        <div>
          <Button onClick={() => onChange([...steps, { key: nextKey(steps), above: '', percent: '' }])}>
            {t('limits.step.add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

interface RuleFieldsProps {
  readonly family: string;
  readonly rules: readonly RuleDraft[];
  readonly plays: LimitedGame['plays'];
  readonly wrong: readonly string[];
  readonly onChange: (rules: readonly RuleDraft[]) => void;
}

/** Numbers that are closed, or hot and pay less, whatever is staked on them. */
export function RuleFields({ family, rules, plays, wrong, onChange }: RuleFieldsProps) {
  const t = useTexts();
  const { playName } = useLotteryWords();
  const nameOf = (playId: string): string => `${playName(family, playId)} (${playId})`;
  const set = (key: number, changes: Partial<RuleDraft>): void =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...changes } : rule)));
  const add = (): void =>
    onChange([
      ...rules,
      { key: nextKey(rules), playId: plays[0]?.playId ?? '', numbers: '', numero: '', percent: '' },
    ]);
  return (
    <fieldset className="flex flex-col gap-4 rounded-medium border border-line p-4">
      <legend className="px-1 text-lg font-semibold">{t('limits.rules')}</legend>
      <p className="text-sm text-muted">{t('limits.rules.about')}</p>
      {rules.map((rule, index) => (
        <fieldset
          key={rule.key}
          className="grid gap-3 border-t border-line pt-3 first-of-type:border-t-0 md:grid-cols-2"
        >
          <legend className="sr-only">{t('limits.rule', { number: index + 1 })}</legend>
          <SelectField
            label={t('limits.rule.play')}
            value={rule.playId}
            options={plays.map(({ playId, isByNumber }) => ({
              value: playId,
              text: isByNumber ? nameOf(playId) : t('limits.rule.whole', { play: nameOf(playId) }),
            }))}
            onChange={(playId) => set(rule.key, { playId })}
          />
          <TextField
            label={t('limits.rule.numbers')}
            hint={t('limits.rule.numbers.hint')}
            value={rule.numbers}
            error={wrong.includes(`rule-${rule.key}`) ? t('limits.wrong.rule') : undefined}
            onChange={(numbers) => set(rule.key, { numbers })}
          />
          <TextField
            label={t('limits.rule.percent')}
            hint={t('limits.rule.percent.hint')}
            inputMode="numeric"
            value={rule.percent}
            maxLength={2}
            onChange={(percent) => set(rule.key, { percent })}
          />
          <TextField
            label={t('limits.rule.numero')}
            hint={t('limits.rule.numero.hint')}
            value={rule.numero}
            maxLength={13}
            onChange={(numero) => set(rule.key, { numero })}
          />
          <div>
            <Button
              label={t('limits.rule.remove.label', { number: index + 1 })}
              onClick={() => onChange(rules.filter(({ key }) => key !== rule.key))}
            >
              {t('limits.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      {rules.length < mostRules ? (
        <div>
          <Button onClick={add}>{t('limits.rule.add')}</Button>
        </div>
      ) : null}
    </fieldset>
  );
}
