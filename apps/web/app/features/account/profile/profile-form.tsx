import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';

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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await once(onSave);
    focusFirstInvalid(form);
    // The button is gone with what there was to save; a keyboard goes on from here.
    if (document.activeElement === document.body) form.focus({ preventScroll: true });
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      tabIndex={-1}
      className="rounded-large bg-surface p-4 shadow-low outline-none"
    >
      {children}
      {isChanged ? (
        <Button type="submit" size="medium" isWide isLoading={isSaving}>
          {t('profile.save')}
        </Button>
      ) : null}
    </form>
  );
}
