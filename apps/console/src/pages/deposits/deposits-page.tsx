import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';
import { DepositDecision } from './deposit-decision.tsx';
import { DepositProof } from './deposit-proof.tsx';

interface ItemProps {
  readonly item: CaseOf<'deposit'>;
}

const look: CaseLook<'deposit'> = {
  id: ({ depositId }) => depositId,
  approvedBy: ({ approvedBy }) => approvedBy,
  Row,
  Details,
  Decision: DepositDecision,
};

export function DepositsPage({ info }: PageProps) {
  const t = useTexts();
  return <WorkList kind="deposit" title={t('deposit.title')} info={info} look={look} />;
}

function Row({ item }: ItemProps) {
  const t = useTexts();
  const { money, moment } = useFormats();
  return (
    <>
      <span className="flex justify-between gap-3 font-semibold">
        <span>{item.username}</span>
        <span className="tabular">{money(item.amountMinor, item.currencyCode)}</span>
      </span>
      <span className="text-sm text-muted">
        {item.reference} · {item.bankName} · {moment(item.placedAt)}
      </span>
      {item.proofSentAt === null ? null : (
        <span className="text-sm text-sea-text">
          {t('deposit.proof.sent', { moment: moment(item.proofSentAt) })}
        </span>
      )}
    </>
  );
}

function Details({ item }: ItemProps) {
  const t = useTexts();
  const { money, moment } = useFormats();
  return (
    <>
      <h2 className="text-lg font-semibold">
        {item.username} · {money(item.amountMinor, item.currencyCode)}
      </h2>
      <Facts
        facts={[
          [t('deposit.reference'), item.reference],
          [t('deposit.bank'), `${item.bankName} ${item.accountNumber}`],
          [t('deposit.amount'), money(item.amountMinor, item.currencyCode)],
          [t('deposit.placed'), moment(item.placedAt)],
        ]}
      />
      <DepositProof item={item} />
    </>
  );
}
