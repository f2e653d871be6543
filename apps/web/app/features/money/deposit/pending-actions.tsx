import { useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { safePayUrl } from './deposit-form.ts';
import type { Deposit } from './deposit-queries.ts';
import { rememberOpenDeposit } from './open-deposit.ts';
import { useCancelDeposit } from './use-cancel-deposit.ts';

/**
 * What can be done while a deposit waits: pay, or give it up. Neither stands out: whoever is here has mostly been on the
 * provider's page and has paid, and should not be drawn there a second time.
 */
export function PendingActions({ deposit }: { deposit: Deposit }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const cancelDeposit = useCancelDeposit();
  const [isCancelling, setIsCancelling] = useState(false);
  // Where our own screen shows how to pay, the way to the provider's stands there.
  const payUrl = deposit.instructions === null ? safePayUrl(deposit.payUrl, window.location.href) : undefined;

  const cancel = async () => {
    try {
      await cancelDeposit.mutateAsync(deposit.depositId);
    } catch (error) {
      toasts.show('short', failureText(failureOf(error)));
    }
    setIsCancelling(false);
  };

  return (
    <>
      {payUrl === undefined ? null : (
        <a
          href={payUrl}
          onClick={() => rememberOpenDeposit(deposit.depositId)}
          className={buttonClass('secondary', 'large', true)}
        >
          {t('deposit.pay')}
        </a>
      )}
      <Button look="quiet" isWide onClick={() => setIsCancelling(true)}>
        {t('deposit.cancel')}
      </Button>
      <LateConfirmDialog
        isOpen={isCancelling}
        onClose={() => setIsCancelling(false)}
        title={t('deposit.cancel.title')}
        text={t('deposit.cancel.text')}
        confirmLabel={t('deposit.cancel')}
        cancelLabel={t('action.back')}
        onConfirm={cancel}
        isDangerous
      />
    </>
  );
}
