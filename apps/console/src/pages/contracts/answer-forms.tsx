import { useQueryClient } from '@tanstack/react-query';
import { type AgentContract, agentsKey } from '../../platform/agent-queries.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { ReasonForm } from '../../work-list/reason-form.tsx';

interface AnswerFormsProps {
  readonly contract: AgentContract;
  readonly onDone: (words: string) => void;
}

/** The house's answer to what an agent at the top asks for. */
export function AnswerForms({ contract, onDone }: AnswerFormsProps) {
  const services = useConsole();
  const t = useTexts();
  const { day } = useFormats();
  const queryClient = useQueryClient();
  const { agentId, kind, product, version } = contract;
  const answer = async (given: 'accept' | 'reject', reason: string): Promise<void> => {
    try {
      const { startsOn } = await services.client.call('answerAgentContract', {
        params: { memberId: agentId },
        body: { kind, product, version, answer: given, reason },
      });
      onDone(
        given === 'accept'
          ? t('contracts.answered.accept', { day: day(startsOn) })
          : t('contracts.answered.reject'),
      );
    } finally {
      // Whatever was said: the agent, or a colleague, may have been quicker.
      await queryClient.invalidateQueries({ queryKey: agentsKey(services) });
    }
  };
  return (
    <section aria-label={t('contracts.answer')} className="flex flex-wrap gap-3">
      <ReasonForm action={t('contracts.answer.accept.do')} act={(reason) => answer('accept', reason)} />
      <ReasonForm
        action={t('contracts.answer.reject.do')}
        isDangerous
        act={(reason) => answer('reject', reason)}
      />
    </section>
  );
}
