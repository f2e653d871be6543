import { useSearchParams } from 'react-router';
import { useTexts } from '../../platform/console-services.ts';
import { RegisterFieldRow } from './register-field-row.tsx';
import type { Settings } from './settings-queries.ts';

interface RegisterFieldsProps {
  readonly settings: Settings;
  readonly mayChange: boolean;
  readonly onDone: (text: string | undefined) => void;
}

/** What the registration form asks for, in its order. */
export function RegisterFields({ settings, mayChange, onDone }: RegisterFieldsProps) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const open = search.get('field');
  return (
    <section aria-label={t('settings.subject.registerFields')} className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('settings.subject.registerFields')}</h2>
      <p className="text-muted">{t('register.hint')}</p>
      <ul className="flex flex-col gap-2">
        {settings.registerFields.map((field) => {
          const isOpen = field.name === open;
          return (
            <li key={field.name} className="rounded-small border border-line bg-surface p-3">
              <RegisterFieldRow
                settings={settings}
                field={field}
                mayChange={mayChange}
                isOpen={isOpen}
                onToggle={() => {
                  onDone(undefined);
                  setSearch((present) => {
                    if (isOpen) present.delete('field');
                    else present.set('field', field.name);
                    return present;
                  });
                }}
                onDone={onDone}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
