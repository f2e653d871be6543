import { useTranslate } from '../../../platform/language/use-language.ts';
import { Card } from '../../../ui/card.tsx';
import type { Deposit } from './deposit-queries.ts';
import { ProofForm } from './proof-form.tsx';
import { TransferFacts } from './transfer-facts.tsx';

/** What a deposit by bank transfer asks of its member: paying, and showing it; or why it was declined. */
export function TransferSteps({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslate();
  const { transfer, status } = deposit;
  if (transfer === null) return null;
  if (status === 'declined' && transfer.reason !== '') {
    return (
      <Card className="mb-4">
        <p className="text-pretty break-words">
          {t('deposit.transfer.declined', { reason: transfer.reason })}
        </p>
      </Card>
    );
  }
  if (status !== 'pending') return null;
  return (
    <div className="mb-4 space-y-4">
      <TransferFacts deposit={deposit} transfer={transfer} />
      <ProofForm depositId={deposit.depositId} transfer={transfer} />
    </div>
  );
}
