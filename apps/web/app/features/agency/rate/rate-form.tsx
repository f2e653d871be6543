import type { RateProduct } from '@wau/rules/agency/member-rates';
import { type RateProblem, rateTextsOf } from '@wau/rules/agency/rate-form';
import { type FormEvent, useState } from 'react';
import { comingRate, type RatesNow, readRates } from '../../../platform/agency/rate-texts.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { RateFields } from '../../../shared/agency/rate-fields.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { type RatedMember, useSetDownlineRates } from './rate-queries.ts';

const noProblems: ReadonlyMap<RateProduct, RateProblem> = new Map();

interface RateFormProps {
  readonly own: RatesNow;
  readonly member: RatedMember;
  readonly onDone: () => void;
}

/** Other rates for a member below, from tomorrow on. */
export function RateForm({ own, member, onDone }: RateFormProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const change = useSetDownlineRates(member);
  const [texts, setTexts] = useState(rateTextsOf((product) => comingRate(member.rates, product)));
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    setFailure(undefined);
    const read = readRates(texts, own);
    setProblems(read.ok ? noProblems : read.problems);
    if (!read.ok) {
      focusFirstInvalid(page);
      return;
    }
    try {
      await change.mutateAsync(read.rates);
      toasts.show('success', t('rate.changed'));
      onDone();
    } catch (error) {
      setFailure(failureText(failureOf(error)));
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="space-y-4">
      <RateFields own={own} texts={texts} onChange={setTexts} problems={problems} />
      <FormError text={failure} />
      <Button type="submit" isWide isLoading={change.isPending}>
        {t('rate.save')}
      </Button>
    </form>
  );
}
