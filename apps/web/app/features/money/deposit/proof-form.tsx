import { depositProofLimitBytes } from '@wau/contract/deposit-limits';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { base64Of } from '../../../platform/picture/prepare-picture.ts';
import { PicturesField } from '../../../shared/picture/pictures-field.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import type { BankTransfer, Deposit } from './deposit-queries.ts';
import { useSendDepositProof } from './use-send-deposit-proof.ts';

/** The picture that shows the transfer: sent once the money is on its way, and again where the first was of no use. */
export function ProofForm({
  depositId,
  transfer,
}: {
  readonly depositId: Deposit['depositId'];
  readonly transfer: BankTransfer;
}) {
  const t = useTranslate();
  const failureText = useFailureText();
  const sendProof = useSendDepositProof();
  const once = useOnceAtATime();
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const isSent = transfer.proofSentAt !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const [picture] = pictures;
    if (picture === undefined) return;
    void once(async () => {
      const sent = await sendProof
        .mutateAsync({ depositId, image: base64Of(picture) })
        .catch(() => undefined);
      if (sent === undefined) return;
      setPictures([]);
      setIsChecked(false);
    });
  };
  return (
    <Card>
      <form method="post" noValidate onSubmit={submit} className="space-y-3">
        <h3 className="font-semibold">{t(isSent ? 'deposit.proof.sent.title' : 'deposit.proof.title')}</h3>
        <p className="text-detail text-pretty text-muted">
          {t(isSent ? 'deposit.proof.sent.text' : 'deposit.proof.text')}
        </p>
        {transfer.proofsLeft === 0 ? null : (
          <>
            <PicturesField
              label={t(isSent ? 'deposit.proof.another' : 'deposit.proof.picture')}
              pictures={pictures}
              onChange={(chosen) => {
                setPictures(chosen);
                sendProof.reset();
              }}
              mostPictures={1}
              limitBytes={depositProofLimitBytes}
              error={isChecked && pictures.length === 0 ? t('deposit.proof.missing') : undefined}
              isDisabled={sendProof.isPending}
            />
            <FormError
              text={sendProof.error === null ? undefined : failureText(failureOf(sendProof.error))}
            />
            <Button
              type="submit"
              look={isSent ? 'secondary' : 'primary'}
              isWide
              isLoading={sendProof.isPending}
            >
              {t('deposit.proof.send')}
            </Button>
          </>
        )}
      </form>
    </Card>
  );
}
