import { birthdayNoticeDays } from '@wau/contract/club-benefits';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { useSetBirthday } from './use-set-birthday.ts';

/** A leap year has every birthday. */
const anyLeapYear = 2024;

/** ME-07: day and month, asked for once; nothing needs the year. */
export function BirthdayForm() {
  const t = useTranslate();
  const { locale } = useLanguage();
  const [month, setMonth] = useState('');
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const monthNames = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const dayNames = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const chooseMonth = (next: string) => {
    setMonth(next);
    setError(undefined);
    if (Number(day) > daysOf(next)) setDay('');
  };
  const ask = () => {
    if (day === '' || month === '') setError(t('club.birthday.missing'));
    else setIsAsking(true);
  };
  return (
    <div className="space-y-2">
      <p className="text-detail text-pretty text-muted">{t('club.birthday.ask')}</p>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t('club.birthday.day')}
          name="birthday-day"
          value={day}
          onChange={(next) => {
            setDay(next);
            setError(undefined);
          }}
          options={numbersTo(daysOf(month)).map((value) => ({ value, label: value }))}
          placeholder="–"
          error={error}
        />
        <SelectField
          label={t('club.birthday.month')}
          name="birthday-month"
          value={month}
          onChange={chooseMonth}
          options={numbersTo(12).map((value) => ({ value, label: monthNames.format(dateOf(value, '1')) }))}
          placeholder="–"
        />
      </div>
      <p className="text-detail text-pretty text-muted">
        {t('club.birthday.note', { days: birthdayNoticeDays })}
      </p>
      <Button size="medium" look="secondary" onClick={ask}>
        {t('club.birthday.save')}
      </Button>
      <Question
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        dayName={day === '' || month === '' ? '' : dayNames.format(dateOf(month, day))}
        birthday={{ month: Number(month), day: Number(day) }}
      />
    </div>
  );
}

interface QuestionProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly dayName: string;
  readonly birthday: { readonly month: number; readonly day: number };
}

/** It cannot be taken back. */
function Question({ isOpen, onClose, dayName, birthday }: QuestionProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const set = useSetBirthday();
  const confirm = async () => {
    try {
      await set.mutateAsync(birthday);
      toasts.show('short', t('club.birthday.saved'));
    } catch (error) {
      toasts.show('long', failureText(failureOf(error)));
    }
    onClose();
  };
  return (
    <LateConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('club.birthday.confirm.title', { day: dayName })}
      text={t('club.birthday.confirm.text')}
      confirmLabel={t('club.birthday.confirm.yes')}
      cancelLabel={t('action.cancel')}
      onConfirm={confirm}
    />
  );
}

function daysOf(month: string): number {
  return month === '' ? 31 : new Date(Date.UTC(anyLeapYear, Number(month), 0)).getUTCDate();
}

function dateOf(month: string, day: string): Date {
  return new Date(Date.UTC(anyLeapYear, Number(month) - 1, Number(day)));
}

function numbersTo(last: number): readonly string[] {
  return Array.from({ length: last }, (_, index) => String(index + 1));
}
