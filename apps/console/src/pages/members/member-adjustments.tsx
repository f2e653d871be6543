import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { AdjustmentForm } from './adjustment-form.tsx';
import { type Adjustment, adjustmentsQuery, memberKey, moneyQuery } from './member-queries.ts';

/** Changes of the balance by hand: one person proposes, another approves, and only then money moves. */
export function MemberAdjustments({ memberId, me }: { memberId: MemberId; me: string }) {
  const services = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const adjustments = useQuery(adjustmentsQuery(services, memberId));
  const money = useQuery(moneyQuery(services, memberId));
  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({ queryKey: memberKey(services, memberId) });
  return (
    <DeskSection title={t('adjustment.title')}>
      <p className="text-sm text-muted">{t('adjustment.two')}</p>
      <Asked query={adjustments}>
        {(list) =>
          list.length === 0 ? (
            <Notice>{t('adjustment.none')}</Notice>
          ) : (
            <ul className="flex flex-col gap-3">
              {list.map((adjustment) => (
                <li key={adjustment.adjustmentId} className="rounded-small bg-raised p-3">
                  <OneAdjustment adjustment={adjustment} me={me} onDone={refresh} />
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
      {money.data === undefined ? null : (
        <AdjustmentForm memberId={memberId} currencyCode={money.data.currencyCode} onDone={refresh} />
      )}
    </DeskSection>
  );
}

interface OneAdjustmentProps {
  readonly adjustment: Adjustment;
  readonly me: string;
  readonly onDone: () => Promise<void>;
}

function OneAdjustment({ adjustment, me, onDone }: OneAdjustmentProps) {
  const { client } = useConsole();
  const t = useTexts();
  const { money, moment } = useFormats();
  const { adjustmentId, status, code, reason, proposedBy, decidedBy, decisionReason } = adjustment;
  const decide = (decision: 'approved' | 'rejected') => async (words: string) => {
    await client.call('decideAdjustment', { params: { adjustmentId }, body: { decision, reason: words } });
    await onDone();
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="tabular font-semibold">
          {money(adjustment.amountMinor, adjustment.currencyCode)}
        </span>
        <Badge tone={status === 'approved' ? 'good' : status === 'rejected' ? 'bad' : 'look'}>
          {t(`adjustment.status.${status}`)}
        </Badge>
        <span>{t(`adjustment.code.${code}`)}</span>
      </p>
      <p>{reason}</p>
      <p className="text-sm text-muted">
        {t('adjustment.by', { name: proposedBy, moment: moment(adjustment.proposedAt) })}
        {decidedBy === null ? '' : ` · ${decidedBy}: ${decisionReason}`}
      </p>
      {status === 'waiting' ? (
        <div className="flex flex-wrap gap-3">
          {proposedBy === me ? null : <ReasonForm action={t('decision.approve')} act={decide('approved')} />}
          <ReasonForm action={t('decision.reject')} isDangerous act={decide('rejected')} />
        </div>
      ) : null}
    </div>
  );
}
