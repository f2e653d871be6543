import { useQueryClient } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Setting, type Settings, settingsKey } from './settings-queries.ts';
import { useSettingWords } from './use-setting-words.ts';

interface AskedChangesProps {
  readonly settings: Settings;
  readonly setting: Setting;
  /** The name of whoever looks. */
  readonly me: string;
  readonly mayChange: boolean;
  readonly onDone: (text: string) => void;
}

/** What colleagues have asked for of a bound on money; whoever asked does not approve it. */
export function AskedChanges({ settings, setting, me, mayChange, onDone }: AskedChangesProps) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const { settingName: nameOf, shownValue } = useSettingWords(settings);
  const { settingName } = setting;
  const name = nameOf(settingName);
  const decide = useCommand({
    mutationFn: async ({ value, approves }: { value: string; approves: boolean }) => {
      if (!approves) {
        await services.client.call('dropSettingRequest', { body: { settingName, value } });
        return 'settings.dropped' as const;
      }
      const body = { settingName, value, expectedValue: setting.value };
      const { status } = await services.client.call('changeMerchantSetting', { body });
      return status === 'asked' ? ('settings.asked.done' as const) : ('settings.saved' as const);
    },
    onSuccess: (done) => onDone(t(done, { name })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKey(services) }),
  });
  const send = (value: string, approves: boolean): void => {
    decide.mutate({ value, approves });
  };
  return (
    <>
      {setting.asked.map(({ value, askedBy }) => {
        const shown = shownValue(setting, value);
        return (
          <div
            key={value}
            className="flex flex-wrap items-center justify-between gap-3 rounded-small bg-raised p-3"
          >
            <span>{t('settings.asked', { value: shown, name: askedBy })}</span>
            {mayChange ? (
              <span className="flex gap-2">
                {askedBy === me ? null : (
                  <Button
                    look="primary"
                    label={t('settings.approve.label', { value: shown })}
                    onClick={() => send(value, true)}
                  >
                    {t('settings.approve')}
                  </Button>
                )}
                <Button label={t('settings.drop.label', { value: shown })} onClick={() => send(value, false)}>
                  {t('settings.drop')}
                </Button>
              </span>
            ) : null}
          </div>
        );
      })}
      {decide.error === null ? null : <Notice tone="bad">{textOf(decide.error)}</Notice>}
    </>
  );
}
