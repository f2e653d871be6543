import { useQueryClient } from '@tanstack/react-query';
import { currencyOf } from '@wau/money/currency';
import { minorToTypedText, toMinor } from '@wau/money/minor';
import { useEffect, useId, useRef, useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { AskedChanges } from './asked-changes.tsx';
import { draftOf, readDraft, type SettingDraft, type SettingProblem } from './setting-draft.ts';
import { SettingField } from './setting-field.tsx';
import { SettingHistory } from './setting-history.tsx';
import { type Setting, type Settings, settingsKey } from './settings-queries.ts';
import { useSettingChangeView } from './use-setting-change-view.ts';
import { useSettingWords } from './use-setting-words.ts';

export interface SettingRowProps {
  readonly settings: Settings;
  readonly setting: Setting;
  /** The name of whoever looks. */
  readonly me: string;
  readonly mayChange: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDone: (text: string) => void;
}

/** One setting with what it is and does; opened, it can be changed, and says who did so before. */
export function SettingRow(props: SettingRowProps) {
  const { settings, setting, me, mayChange, isOpen, onToggle, onDone } = props;
  const t = useTexts();
  const { settingName, settingMeaning, shownValue } = useSettingWords(settings);
  const viewOf = useSettingChangeView(settings, mayChange);
  const name = settingName(setting.settingName);
  const value = shownValue(setting, setting.value);
  const isSwitch = setting.input === 'switch';
  const word = isOpen ? 'settings.close' : mayChange ? 'settings.change' : 'settings.look';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 grow basis-80">
          <h3 className="font-semibold">{name}</h3>
          <p className="text-sm text-muted">{settingMeaning(setting)}</p>
          {isSwitch ? null : <p className="tabular mt-1 break-words">{value}</p>}
        </div>
        {isSwitch ? <Badge tone={setting.value === 'on' ? 'good' : 'plain'}>{value}</Badge> : null}
        <Button label={t(`${word}.label`, { name })} onClick={onToggle}>
          {t(word)}
        </Button>
      </div>
      <AskedChanges settings={settings} setting={setting} me={me} mayChange={mayChange} onDone={onDone} />
      {isOpen ? (
        <>
          {mayChange ? <SettingForm {...props} name={name} /> : null}
          <SettingHistory
            changesOf={{ of: 'setting', name: setting.settingName }}
            title={t('settings.history')}
            viewOf={viewOf}
            onUndone={onDone}
          />
        </>
      ) : null}
    </div>
  );
}

/** Begun from what was seen; where somebody else was faster, what was typed stays and what it is now is said. */
function SettingForm({ settings, setting, onDone, name }: SettingRowProps & { name: string }) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const { choiceName, shownValue } = useSettingWords(settings);
  const problemText = useProblemText(settings);
  const nameId = useId();
  const currency = currencyOf(settings.currencyCode);
  const [draft, setDraft] = useState<SettingDraft>(() => draftOf(setting, setting.value, currency));
  const [problem, setProblem] = useState<SettingProblem>();
  const save = useCommand({
    mutationFn: (value: string) =>
      services.client.call('changeMerchantSetting', {
        body: { settingName: setting.settingName, value, expectedValue: setting.value },
      }),
    onSuccess: ({ newValue, status }) => {
      setDraft(draftOf(setting, newValue, currency));
      onDone(t(status === 'asked' ? 'settings.asked.done' : 'settings.saved', { name }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKey(services) }),
  });
  const form = useRef<HTMLFormElement>(null);
  // Whoever is told that something is wrong begins to type there.
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const submit = (): void => {
    if (save.isPending) return;
    const read = readDraft(setting, draft, currency);
    if ('problem' in read) setProblem(read.problem);
    else save.mutate(read.value);
  };
  const { error } = save;
  const isChanged = error instanceof CallFailure && error.code === 'setting.changed';
  const detail = error instanceof CallFailure && !isChanged ? error.detail : undefined;
  return (
    <form
      ref={form}
      aria-labelledby={nameId}
      className="flex flex-col items-stretch gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p id={nameId} className="sr-only">
        {name}
      </p>
      <SettingField
        setting={setting}
        draft={draft}
        choiceName={choiceName}
        error={problem === undefined ? undefined : problemText(setting, problem)}
        onChange={(next) => {
          setDraft(next);
          setProblem(undefined);
          save.reset();
        }}
      />
      {setting.isMoneyBound ? <p className="text-sm text-muted">{t('settings.bound')}</p> : null}
      {error === null ? null : (
        <Notice tone="bad">
          <p>{textOf(error)}</p>
          {isChanged ? <p>{t('settings.now', { value: shownValue(setting, setting.value) })}</p> : null}
          {detail === undefined ? null : (
            <p lang="en" className="text-sm">
              {detail}
            </p>
          )}
        </Notice>
      )}
      <div>
        <Button type="submit" look="primary" isBusy={save.isPending}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}

/** Why what was typed is no value, in words; bounds of money as money is typed. */
function useProblemText({ currencyCode }: Settings) {
  const t = useTexts();
  return ({ input, minimum = 0, maximum = 0 }: Setting, problem: SettingProblem): string => {
    if (problem !== 'range') return t(`settings.wrong.${problem}`);
    const typed = (bound: number): string =>
      input === 'money' ? minorToTypedText(toMinor(BigInt(bound)), currencyOf(currencyCode)) : String(bound);
    return t('settings.wrong.range', { least: typed(minimum), most: typed(maximum) });
  };
}
