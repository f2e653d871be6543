import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import type { Contract } from './contract-queries.ts';
import { useProcessContract } from './use-process-contract.ts';

interface AnswerButtonsProps {
  readonly kind: ContractKind;
  readonly contract: Contract;
  /** The day from which on it would hold if it were accepted today. */
  readonly firstStart: string;
  /** Opens the form for other terms. */
  readonly onChange: () => void;
  readonly changeLabel: string;
}

/** AG-03: accept or reject, each confirmed, or something else instead. */
export function AnswerButtons({ kind, contract, firstStart, onChange, changeLabel }: AnswerButtonsProps) {
  const t = useTranslate();
  const day = useDayName();
  const failureText = useFailureText();
  const process = useProcessContract(kind);
  const [asked, setAsked] = useState<'accept' | 'reject'>();
  const [failure, setFailure] = useState<string>();
  const { agentId, product, version, startsOn, steps } = contract;
  const begins = day(startsOn > firstStart ? startsOn : firstStart);
  const answer = async (step: 'accept' | 'reject') => {
    setFailure(undefined);
    try {
      const answered = await process.mutateAsync({ agentId, product, version, step });
      const date = day(answered.startsOn);
      toasts.show('success', step === 'accept' ? t('contract.accepted', { date }) : t('contract.rejected'));
    } catch (error) {
      setFailure(failureText(failureOf(error)));
    }
    setAsked(undefined);
  };
  const canAnswer = steps.includes('accept');
  return (
    <>
      {failure === undefined ? null : <FormError text={failure} />}
      <div className="flex flex-wrap gap-3">
        {canAnswer ? (
          <>
            <Button size="medium" className="flex-1" onClick={() => setAsked('accept')}>
              {t('contract.accept')}
            </Button>
            <Button size="medium" look="secondary" className="flex-1" onClick={() => setAsked('reject')}>
              {t('contract.reject')}
            </Button>
          </>
        ) : null}
        {steps.includes('change') ? (
          <Button size="medium" look={canAnswer ? 'quiet' : 'secondary'} isWide onClick={onChange}>
            {changeLabel}
          </Button>
        ) : null}
      </div>
      <LateConfirmDialog
        isOpen={asked === 'accept'}
        onClose={() => setAsked(undefined)}
        title={t('contract.accept.title')}
        text={t('contract.accept.text', { date: begins })}
        confirmLabel={t('contract.accept')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => answer('accept')}
      />
      <LateConfirmDialog
        isOpen={asked === 'reject'}
        onClose={() => setAsked(undefined)}
        title={t('contract.reject.title')}
        text={t('contract.reject.text')}
        confirmLabel={t('contract.reject')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => answer('reject')}
        isDangerous
      />
    </>
  );
}
