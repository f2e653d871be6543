import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Notice } from '../../ui/notice.tsx';
import { approveOrReject, DecisionForm } from '../../work-list/decision-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface IdentityDecisionProps {
  readonly item: CaseOf<'identity'>;
  readonly onDone: (text: string) => void;
}

/** Whether the document is accepted, once somebody has looked at it. */
export function IdentityDecision({ item, onDone }: IdentityDecisionProps) {
  const { client, language } = useConsole();
  const t = useTexts();
  if (!item.isSeen) return <Notice tone="look">{t('identity.look.first')}</Notice>;
  return (
    <DecisionForm
      choices={approveOrReject}
      submitText={(choice) => t(`identity.submit.${choice}`)}
      told={(choice, reason) => {
        const notice = choice === 'approve' ? 'notice.identity.verified' : 'notice.identity.refused';
        const news = t('identity.told', { text: language.memberText(notice) });
        return choice === 'approve' ? [news] : [news, t('identity.told.reason', { reason })];
      }}
      decide={async (choice, reason) => {
        const decision = choice === 'approve' ? ('verified' as const) : ('refused' as const);
        const params = { memberId: item.memberId };
        await client.call('decideIdentity', { params, body: { decision, reason } });
        return t(`identity.done.${choice}`);
      }}
      onDone={onDone}
    />
  );
}
