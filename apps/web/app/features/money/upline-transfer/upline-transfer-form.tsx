import { useTranslate } from '../../../platform/language/use-language.ts';
import { TransferForm } from '../../../shared/transfer/transfer-form.tsx';
import type { UplineTransferTerms } from './upline-transfer-queries.ts';
import { useTransferToUpline } from './use-transfer-to-upline.ts';

/** ME-13: money for whoever the member stands under. */
export function UplineTransferForm({ terms }: { readonly terms: UplineTransferTerms }) {
  const t = useTranslate();
  const transferToUpline = useTransferToUpline();
  const { uplineName } = terms;
  return (
    <TransferForm
      name={uplineName}
      terms={terms}
      way="upline"
      order={transferToUpline}
      send={(amountMinor, paymentPassword) => transferToUpline.mutateAsync({ amountMinor, paymentPassword })}
      words={{
        to: t('upline.to.text'),
        free: t('upline.free'),
        doneBefore: t('upline.done.before'),
        confirm: (amount) => t('upline.confirm', { amount }),
        done: (amount) => t('upline.done', { amount, name: uplineName }),
      }}
    />
  );
}
