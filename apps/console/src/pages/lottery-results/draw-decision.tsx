import { useQueryClient } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { AskedCard } from '../../ui/asked-card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { lotteryDrawsKey, type Result, type SiteDraw } from './lottery-result-queries.ts';
import { ResultView } from './result-view.tsx';

interface DrawDecisionProps {
  readonly draw: SiteDraw;
  readonly isOfficial: boolean;
  readonly me: string;
  readonly onDone: (text: string) => void;
}

interface DrawOrder {
  readonly result: Result | null;
  readonly reason: string;
}

/** What is asked for about a draw, and the forms to void it or to give it another result. */
export function DrawDecision({ draw, isOfficial, me, onDone }: DrawDecisionProps) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const { toldMoney } = useFormats();
  const queryClient = useQueryClient();
  const { client, language } = services;
  const { gameId, gameName: game, numero, shape, currencyCode } = draw;
  const params = { gameId, numero };
  const order = async ({ result, reason }: DrawOrder): Promise<void> => {
    try {
      const { status } =
        result === null
          ? await client.call('voidLotteryDraw', { params, body: { reason } })
          : await client.call('correctLotteryDraw', { params, body: { result, reason } });
      const deed = result === null ? 'void' : 'correct';
      onDone(status === 'asked' ? t('work.asked.done') : t(`lottery.ordered.${deed}`, { game, numero }));
    } finally {
      await queryClient.invalidateQueries({ queryKey: lotteryDrawsKey(services) });
    }
  };
  const approve = useCommand({ mutationFn: order });
  const drop = useCommand({
    mutationFn: async () => {
      await client.call('dropLotteryDrawRequest', { params });
      onDone(t('lottery.dropped', { game, numero }));
      await queryClient.invalidateQueries({ queryKey: lotteryDrawsKey(services) });
    },
  });
  // A stake as an example: each member reads the own one.
  const amount = toldMoney('1000', currencyCode);
  const told = (deed: 'voided' | 'corrected', reason: string): readonly string[] => [
    language.memberText(`inbox.lottery.${deed}`, { game, numero, reason }),
    language.memberText(`inbox.lottery.${deed}.next`, { amount }),
    t('lottery.told.example', { amount }),
  ];
  const failure = approve.error ?? drop.error;
  const isDrawn = draw.state !== 'planned';
  return (
    <div className="flex flex-col gap-3">
      {draw.asked.map(({ deed, result, reason, askedBy, askedAt }) => (
        <AskedCard
          key={`${deed} ${reason} ${askedAt}`}
          name={t(`lottery.asked.${deed}`)}
          {...{ askedBy, askedAt, me }}
          mayChange={!draw.isRevising}
          sure={t('lottery.approve.sure')}
          onApprove={() => approve.mutate({ result, reason })}
          onDrop={() => drop.mutate()}
        >
          {result === null ? null : <ResultView shape={shape} result={result} />}
          <p>{t('lottery.asked.reason', { reason })}</p>
        </AskedCard>
      ))}
      {failure === null ? null : <Notice tone="bad">{textOf(failure)}</Notice>}
      {draw.isRevising ? null : (
        <div className="flex flex-wrap gap-3">
          {draw.state === 'voided' ? null : (
            <ReasonForm
              action={t('lottery.void', { numero })}
              shortAction={t('lottery.void.short')}
              isDangerous
              hint={t('lottery.reason.hint')}
              told={told('voided', '…')}
              act={(reason) => order({ result: null, reason })}
            />
          )}
          {isOfficial && isDrawn ? (
            <CorrectionForm draw={draw} told={told('corrected', '…')} act={order} />
          ) : null}
        </div>
      )}
    </div>
  );
}
