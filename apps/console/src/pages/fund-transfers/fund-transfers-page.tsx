import { useTexts } from '../../platform/console-services.ts';
import type { OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { AskedBy } from '../../work-list/asked-by.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';
import { FundTransferDecision } from './fund-transfer-decision.tsx';

interface ItemProps {
  readonly item: CaseOf<'fundTransfer'>;
}

const look: CaseLook<'fundTransfer'> = {
  id: ({ fundTransferId }) => fundTransferId,
  Row,
  Details,
  Decision: FundTransferDecision,
};

export function FundTransfersPage({ info }: PageProps) {
  const t = useTexts();
  return <WorkList kind="fundTransfer" title={t('fundTransfer.title')} info={info} look={look} />;
}

/** Everything was asked for where no amount is known. */
function useAmount({ amountMinor, currencyCode }: ItemProps['item']): string {
  const t = useTexts();
  const { money } = useFormats();
  return amountMinor === null ? t('fundTransfer.all') : money(amountMinor, currencyCode);
}

function Row({ item }: ItemProps) {
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <>
      <span className="flex justify-between gap-3 font-semibold">
        <span>{item.username}</span>
        <span className="tabular">{useAmount(item)}</span>
      </span>
      <span className="text-sm text-muted">
        {t(`fundTransfer.${item.direction}`, { vendor: item.vendorName })} · {moment(item.placedAt)}
      </span>
      {item.asked.length === 0 ? null : (
        <span>
          <Badge tone="look">{t('work.asked.second')}</Badge>
        </span>
      )}
    </>
  );
}

function Details({ item, info }: ItemProps & { info: OperatorInfo }) {
  const t = useTexts();
  const { money, moment, count } = useFormats();
  const amount = useAmount(item);
  return (
    <>
      <h2 className="text-lg font-semibold">
        {item.username} · {t(`fundTransfer.${item.direction}`, { vendor: item.vendorName })}
      </h2>
      <Facts
        facts={[
          [t('fundTransfer.amount'), amount],
          [t('fundTransfer.number'), <Id key="number" text={item.fundTransferId} />],
          [t('fundTransfer.member'), <Id key="member" text={item.memberId} />],
          [t('fundTransfer.placed'), moment(item.placedAt)],
          [t('fundTransfer.attempts'), count(item.attempts)],
          [t('fundTransfer.error'), item.lastError],
        ]}
      />
      <AskedBy
        info={info}
        asked={item.asked.map(({ decision, amountMinor, askedBy }) => ({
          words: [
            t(`fundTransfer.choice.${decision}`),
            ...(amountMinor === null ? [] : [money(amountMinor, item.currencyCode)]),
          ].join(', '),
          askedBy,
        }))}
      />
      <Notice>{t('fundTransfer.ask', { vendor: item.vendorName })}</Notice>
    </>
  );
}

function Id({ text }: { text: string }) {
  return <code className="wrap-anywhere">{text}</code>;
}
