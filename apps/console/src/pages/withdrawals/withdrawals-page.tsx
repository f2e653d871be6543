import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { approveOrReject, DecisionForm } from '../../work-list/decision-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';

interface ItemProps {
  readonly item: CaseOf<'withdrawal'>;
}

const look: CaseLook<'withdrawal'> = {
  id: ({ withdrawalId }) => withdrawalId,
  approvedBy: ({ approvedBy }) => approvedBy,
  Row,
  Details,
  Decision,
};

export function WithdrawalsPage({ info }: PageProps) {
  const t = useTexts();
  return <WorkList kind="withdrawal" title={t('withdrawal.title')} info={info} look={look} />;
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
        {item.bankName} •••• {item.lastDigits} · {moment(item.placedAt)}
      </span>
      {item.risks.length === 0 && !item.needsTwoPersons ? null : (
        <span className="flex flex-wrap gap-1">
          {item.needsTwoPersons ? <Badge>{t('work.two')}</Badge> : null}
          {item.risks.map((risk) => (
            <Badge key={risk} tone="bad">
              {t(`withdrawal.risk.${risk}`)}
            </Badge>
          ))}
        </span>
      )}
    </>
  );
}

function Details({ item }: ItemProps) {
  const t = useTexts();
  const { money, moment } = useFormats();
  const inCurrency = (minorText: string): string => money(minorText, item.currencyCode);
  const paidOut = String(BigInt(item.amountMinor) - BigInt(item.feeMinor));
  return (
    <>
      <h2 className="text-lg font-semibold">
        {item.username} · {inCurrency(item.amountMinor)}
      </h2>
      <Facts
        facts={[
          [t('withdrawal.account'), `${item.bankName} •••• ${item.lastDigits}`],
          [t('withdrawal.fee'), inCurrency(item.feeMinor)],
          [t('withdrawal.paid.out'), inCurrency(paidOut)],
          [t('withdrawal.deposited'), inCurrency(item.depositedMinor)],
          [
            t('withdrawal.paid.before'),
            item.isFirst ? t('withdrawal.first') : inCurrency(item.paidBeforeMinor),
          ],
          [t('withdrawal.placed'), moment(item.placedAt)],
        ]}
      />
      {item.risks.length === 0 ? (
        <p className="text-muted">{t('withdrawal.risks.none')}</p>
      ) : (
        <Notice tone="look">
          <p className="font-semibold">{t('withdrawal.risks')}</p>
          <ul className="list-disc ps-5">
            {item.risks.map((risk) => (
              <li key={risk}>{t(`withdrawal.risk.${risk}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Decision({ item, onDone }: ItemProps & { onDone: (text: string) => void }) {
  const { client, language } = useConsole();
  const t = useTexts();
  const { money, toldMoney } = useFormats();
  const amount = money(item.amountMinor, item.currencyCode);
  const needsSecond = item.needsTwoPersons && item.approvedBy === null;
  const told = (choice: 'approve' | 'reject', reason: string): readonly string[] => {
    if (choice === 'reject') {
      const returned = toldMoney(item.amountMinor, item.currencyCode);
      const text = language.memberText('inbox.withdrawal.rejected', { amount: returned, reason });
      return [t('withdrawal.told.rejected', { text })];
    }
    if (needsSecond) return [];
    const paid = toldMoney(String(BigInt(item.amountMinor) - BigInt(item.feeMinor)), item.currencyCode);
    const text = language.memberText('inbox.withdrawal.paid', { amount: paid });
    return [t('withdrawal.told.now'), t('withdrawal.told.paid', { text })];
  };
  const decide = async (choice: 'approve' | 'reject', reason: string): Promise<string> => {
    const { status } = await client.call('decideWithdrawal', {
      params: { withdrawalId: item.withdrawalId },
      body: { decision: choice === 'approve' ? 'approved' : 'rejected', reason },
    });
    return t(`withdrawal.done.${status}`);
  };
  return (
    <DecisionForm
      choices={approveOrReject}
      submitText={(choice) => t(`withdrawal.submit.${choice}`, { amount })}
      told={told}
      decide={decide}
      onDone={onDone}
    />
  );
}
