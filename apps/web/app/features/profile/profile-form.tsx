import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { useOnceAtATime } from '../../ui/use-once-at-a-time.ts';

interface ProfileFormProps {
  readonly children: ReactNode;
  /** Whether there is anything to save. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => Promise<unknown>;
}

/** A card that is one small form with its own button, which shows as soon as there is something to save. */
export function ProfileForm({ children, isChanged, isSaving, onSave }: ProfileFormProps) {
  const t = useTranslate();
  const once = useOnceAtATime();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(onSave);
  };
  return (
    <form onSubmit={submit} noValidate className="rounded-large bg-surface p-4 shadow-low">
      {children}
      {isChanged ? (
        <Button type="submit" size="medium" isWide isLoading={isSaving}>
          {t('profile.save')}
        </Button>
      ) : null}
    </form>
  );
}
