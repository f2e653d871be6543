import { useId } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/notice.tsx';
import { changedPart, orderedValue, partsOf, type RegisterField } from './register-field-parts.ts';
import { RegisterPartForm } from './register-part-form.tsx';
import { type ChangeView, SettingHistory } from './setting-history.tsx';
import type { SettingChange, Settings } from './settings-queries.ts';
import { useRegisterWords } from './use-register-words.ts';

interface RegisterFieldRowProps {
  readonly settings: Settings;
  readonly field: RegisterField;
  readonly mayChange: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDone: (text: string) => void;
}

/** One field of the form with its rule; opened, each part of it can be changed, and who did so before is said. */
export function RegisterFieldRow({
  settings,
  field,
  mayChange,
  isOpen,
  onToggle,
  onDone,
}: RegisterFieldRowProps) {
  const t = useTexts();
  const { fieldName } = useRegisterWords();
  const viewOf = useChangeView(settings, field, mayChange);
  const detailsId = useId();
  const name = fieldName(field.name);
  const word = isOpen ? 'settings.close' : mayChange ? 'settings.change' : 'settings.look';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 grow basis-80">
          <h3 className="font-semibold">{name}</h3>
          <p className="text-sm break-all text-muted">
            {t('register.longest', { count: field.maxLength })}
            {field.pattern === '' ? '' : ` · ${field.pattern}`}
          </p>
        </div>
        {field.enabled && field.required ? <Badge>{t('register.part.required')}</Badge> : null}
        <Badge tone={field.enabled ? 'good' : 'plain'}>
          {t(field.enabled ? 'register.asked' : 'register.not.asked')}
        </Badge>
        <Button
          label={t(`${word}.label`, { name })}
          isExpanded={isOpen}
          controls={detailsId}
          onClick={onToggle}
        >
          {t(word)}
        </Button>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen ? (
          <div className="flex flex-col gap-4 border-t border-line pt-4">
            {mayChange
              ? partsOf(field, settings.languages).map((part) => (
                  <RegisterPartForm
                    key={`${part.property} ${part.language}`}
                    settings={settings}
                    field={field}
                    part={part}
                    onDone={onDone}
                  />
                ))
              : null}
            <SettingHistory
              changesOf={{ of: 'registerField', name: field.name }}
              title={t('settings.history')}
              viewOf={viewOf}
              onUndone={onDone}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** How a change of the field is said, and what undoes it: back to what was before, unless it is that again. */
function useChangeView(
  settings: Settings,
  field: RegisterField,
  mayChange: boolean,
): (change: SettingChange) => ChangeView {
  const { client } = useConsole();
  const t = useTexts();
  const { partName, shownValue } = useRegisterWords();
  const parts = partsOf(field, settings.languages);
  return ({ settingName, oldValue, newValue }) => {
    const changed = changedPart(settingName);
    const part = parts.find(
      ({ property, language }) => property === changed?.property && language === changed.language,
    );
    const isUndone = part === undefined || part.value === oldValue;
    return {
      name: changed === undefined ? settingName : partName(changed),
      before: changed === undefined ? oldValue : shownValue(changed, oldValue),
      after: changed === undefined ? newValue : shownValue(changed, newValue),
      undo:
        isUndone || !mayChange
          ? undefined
          : async () => {
              const value = orderedValue(part, oldValue);
              const order = { fieldName: field.name, property: part.property };
              await client.call('changeRegisterField', {
                body: { ...order, value, expectedValue: part.value },
              });
              return t('settings.history.undone');
            },
    };
  };
}
