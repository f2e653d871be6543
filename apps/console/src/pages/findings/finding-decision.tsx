import { useConsole, useTexts } from '../../platform/console-services.ts';
import { type DecisionChoice, DecisionForm } from '../../work-list/decision-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface FindingDecisionProps {
  readonly item: CaseOf<'finding'>;
  readonly onDone: (text: string) => void;
}

type Choice = 'explained' | 'passedOn';

const untold = { isReasonTold: false, isDangerous: false } as const;

const choices: readonly DecisionChoice<Choice>[] = [
  { choice: 'explained', words: 'finding.choice.explained', shortcut: 'a', ...untold },
  { choice: 'passedOn', words: 'finding.choice.passedOn', shortcut: 'p', ...untold },
];

/** How it came about, or who has it now. */
export function FindingDecision({ item, onDone }: FindingDecisionProps) {
  const { client } = useConsole();
  const t = useTexts();
  const decide = async (decision: Choice, reason: string): Promise<string> => {
    const params = { findingId: item.findingId };
    await client.call('decideFinding', { params, body: { decision, reason } });
    return t(`finding.done.${decision}`);
  };
  return (
    <DecisionForm
      choices={choices}
      submitText={(choice) => t(`finding.submit.${choice}`)}
      told={() => [t('finding.told')]}
      fields={(choice) => <p className="text-muted">{t(`finding.hint.${choice}`)}</p>}
      decide={decide}
      onDone={onDone}
    />
  );
}
