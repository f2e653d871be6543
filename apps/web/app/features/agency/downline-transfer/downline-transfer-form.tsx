import type { MemberId } from '@wau/contract/ids';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { TransferForm } from '../../../shared/transfer/transfer-form.tsx';
import type { DownlineTerms } from './downline-transfer-queries.ts';
import { useTransferToDownline } from './use-transfer-to-downline.ts';

interface DownlineFormProps {
  readonly terms: DownlineTerms;
  readonly memberId: MemberId;
}

/** AG-04: money for a member of the direct line. */
export function DownlineTransferForm({ terms, memberId }: DownlineFormProps) {
  const t = useTranslate();
  const transferToDownline = useTransferToDownline();
  const { userName } = terms;
  return (
    <TransferForm
      name={userName}
      terms={terms}
      way="downline"
      memberId={memberId}
      order={transferToDownline}
      send={(amountMinor, paymentPassword) =>
        transferToDownline.mutateAsync({ memberId, amountMinor, paymentPassword })
      }
      words={{
        to: t('downline.to.text'),
        free: t('downline.free'),
        doneBefore: t('downline.done.before'),
        confirm: (amount) => t('downline.confirm', { amount }),
        done: (amount) => t('downline.done', { amount, name: userName }),
        today: (amount) => t('downline.amount.today', { amount }),
      }}
    />
  );
}
