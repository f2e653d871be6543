import { useQueryClient } from '@tanstack/react-query';
import { currencyOf } from '@wau/money/currency';
import { useId, useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { orderedValue, type RegisterField, type RegisterFieldPart } from './register-field-parts.ts';
import { draftOf, readDraft, type SettingDraft, type SettingProblem } from './setting-draft.ts';
import { SettingField } from './setting-field.tsx';
import { type Settings, settingsKey } from './settings-queries.ts';
import { useRegisterWords } from './use-register-words.ts';

interface RegisterPartFormProps {
  readonly settings: Settings;
  readonly field: RegisterField;
  readonly part: RegisterFieldPart;
  readonly onDone: (text: string) => void;
}

/** One part of a field's rule. Begun from what was seen; where somebody else was faster, what was typed stays. */
export function RegisterPartForm({ settings, field, part, onDone }: RegisterPartFormProps) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const { fieldName, partName, shownValue } = useRegisterWords();
  const currency = currencyOf(settings.currencyCode);
  const [draft, setDraft] = useState<SettingDraft>(() => draftOf(part.kind, part.value, currency));
  const [problem, setProblem] = useState<SettingProblem>();
  const nameId = useId();
  const name = `${fieldName(field.name)}: ${partName(part)}`;
  const save = useCommand({
    mutationFn: (value: string) =>
      services.client.call('changeRegisterField', {
        body: {
          ...{ fieldName: field.name, property: part.property },
          ...{ value: orderedValue(part, value), expectedValue: part.value },
        },
      }),
    onSuccess: ({ newValue }) => {
      setDraft(draftOf(part.kind, newValue, currency));
      onDone(t('settings.saved', { name }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKey(services) }),
  });
  const submit = (): void => {
    if (save.isPending) return;
    const read = readDraft(part.kind, draft, currency);
    if ('problem' in read) setProblem(read.problem);
    else save.mutate(read.value);
  };
  const { minimum = 0, maximum = 0 } = part.kind;
  const { error } = save;
  const isChanged = error instanceof CallFailure && error.code === 'setting.changed';
  const detail = error instanceof CallFailure && !isChanged ? error.detail : undefined;
  return (
    <form
      aria-labelledby={nameId}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p id={nameId} className="sr-only">
        {name}
      </p>
      {part.kind.input === 'switch' ? (
        <p aria-hidden="true" className="font-medium">
          {partName(part)}
        </p>
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        <div className={part.kind.input === 'switch' ? '' : 'min-w-0 grow basis-80'}>
          <SettingField
            setting={part.kind}
            draft={draft}
            label={partName(part)}
            choiceName={(choice) => choice}
            error={
              problem === undefined
                ? undefined
                : problem === 'range'
                  ? t('settings.wrong.range', { least: String(minimum), most: String(maximum) })
                  : t(`settings.wrong.${problem}`)
            }
            onChange={(next) => {
              setDraft(next);
              setProblem(undefined);
              save.reset();
            }}
          />
        </div>
        <Button
          type="submit"
          isBusy={save.isPending}
          label={t('register.save.label', { name: partName(part) })}
        >
          {t('settings.save')}
        </Button>
      </div>
      {part.property === 'pattern' ? (
        <p className="text-sm text-muted">{t('register.pattern.hint')}</p>
      ) : null}
      {error === null ? null : (
        <Notice tone="bad">
          <p>{textOf(error)}</p>
          {isChanged ? <p>{t('settings.now', { value: shownValue(part, part.value) })}</p> : null}
          {detail === undefined ? null : (
            <p lang="en" className="text-sm">
              {detail}
            </p>
          )}
        </Notice>
      )}
    </form>
  );
}
