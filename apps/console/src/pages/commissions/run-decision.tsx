import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Notice } from '../../ui/notice.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { Run } from './commission-queries.ts';

interface RunDecisionProps {
  readonly run: Run;
  readonly name: string;
  /** The name of whoever looks: the first of two does not approve again. */
  readonly me: string;
  readonly onDone: (words: string) => void;
}

/** Lets a run be paid, or rejects it for a reason. */
export function RunDecision({ run, name, me, onDone }: RunDecisionProps) {
  const { client } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const { money } = useFormats();
  const params = { runId: run.runId };
  const isFirst = run.approvedBy.includes(me);
  const [other] = run.approvedBy.filter((each) => each !== me);
  const approve = useCommand({
    mutationFn: () => client.call('approveCommissionRun', { params }),
    onSuccess: ({ state }) =>
      onDone(t(state === 'waiting' ? 'commissions.done.waiting' : 'commissions.done.approved')),
  });
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      {run.needsTwoPersons ? <p className="text-sm text-muted">{t('commissions.two')}</p> : null}
      {isFirst ? <Notice tone="look">{t('commissions.first.you')}</Notice> : null}
      {!isFirst && other !== undefined ? (
        <Notice tone="look">{t('commissions.first.other', { name: other })}</Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isFirst ? null : (
          <SureButton
            label={t('commissions.approve.label', { name })}
            sure={t('commissions.approve.sure', {
              amount: money(run.dueMinor, run.currencyCode),
              count: run.paymentCount,
            })}
            onSure={() => approve.mutate()}
          >
            {t('commissions.approve')}
          </SureButton>
        )}
        <ReasonForm
          action={t('commissions.reject')}
          isDangerous
          hint={t('commissions.reject.hint')}
          act={async (reason) => {
            await client.call('rejectCommissionRun', { params, body: { reason } });
            onDone(t('commissions.done.rejected'));
          }}
        />
      </div>
      {approve.error === null ? null : <Notice tone="bad">{textOf(approve.error)}</Notice>}
    </div>
  );
}
