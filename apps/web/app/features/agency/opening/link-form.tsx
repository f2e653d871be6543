import { longestLinkNote } from '@wau/contract/opening-limits';
import type { RateProduct } from '@wau/rules/agency/member-rates';
import { type RateProblem, rateTextsOf } from '@wau/rules/agency/rate-form';
import { type FormEvent, useState } from 'react';
import { type RatesNow, readRates } from '../../../platform/agency/rate-texts.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { RateFields } from '../../../shared/agency/rate-fields.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { KindTabs } from './kind-tabs.tsx';
import type { OpeningKind } from './opening-queries.ts';
import { useCreateOpeningLink } from './use-opening.ts';

/** How long a link may hold. */
const choices = [7, 30, 90, 365] as const;

const noProblems: ReadonlyMap<RateProduct, RateProblem> = new Map();

interface LinkFormProps {
  readonly own: RatesNow;
  readonly onMade: (linkId: string) => void;
}

/** What a new link gives whoever registers by it, and for how long. */
export function LinkForm({ own, onMade }: LinkFormProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const create = useCreateOpeningLink();
  const [kind, setKind] = useState<OpeningKind>('player');
  const [days, setDays] = useState('30');
  const [note, setNote] = useState('');
  const [rates, setRates] = useState(rateTextsOf(() => 0));
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    const read = readRates(rates, own);
    setProblems(read.ok ? noProblems : read.problems);
    if (!read.ok) {
      focusFirstInvalid(page);
      return;
    }
    try {
      const { linkId } = await create.mutateAsync({
        ...{ kind, note: note.trim(), rates: [...read.rates] },
        days: days === '' ? null : Number(days),
      });
      toasts.show('success', t('opening.link.made'));
      onMade(linkId);
    } catch (error) {
      setFailure(failureText(failureOf(error)));
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="space-y-4">
      <KindTabs kind={kind} onChange={setKind} />
      <SelectField
        label={t('opening.link.days')}
        name="days"
        value={days}
        onChange={setDays}
        options={[
          ...choices.map((count) => ({
            value: String(count),
            label: t('opening.link.days.count', { count }),
          })),
          { value: '', label: t('opening.link.days.none') },
        ]}
      />
      <TextField
        label={t('opening.link.note')}
        name="note"
        value={note}
        onChange={setNote}
        hint={t('opening.link.note.hint')}
        maxLength={longestLinkNote}
        autoCapitalize="words"
      />
      <RateFields own={own} texts={rates} onChange={setRates} problems={problems} />
      <FormError text={failure} />
      <Button type="submit" isWide isLoading={create.isPending}>
        {t('opening.link.make')}
      </Button>
    </form>
  );
}
