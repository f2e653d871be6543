import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { PressChoice } from '../../ui/press-choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ProviderOrder, ProviderProtocol, ProviderView } from './payment-provider-queries.ts';
import { draftOf, orderOf, wrongNamesOf } from './provider-draft.ts';
import { useProviderWords } from './use-provider-words.ts';

interface ProviderFormProps {
  readonly label: string;
  readonly protocol: ProviderProtocol;
  /** The account that is there; without it another one is set up. */
  readonly present: ProviderView | undefined;
  readonly isBusy: boolean;
  readonly onOrder: (order: ProviderOrder) => void;
}

/** Asks for a provider as it is to be; a second person approves it. */
export function ProviderForm({ label, protocol, present, isBusy, onOrder }: ProviderFormProps) {
  const t = useTexts();
  const { settingName, secretName } = useProviderWords();
  const [draft, setDraft] = useState(() => draftOf(protocol, present));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // Whoever is told that something is wrong begins to type there.
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const change = (changes: Partial<typeof draft>): void => {
    setDraft((now) => ({ ...now, ...changes }));
    setWrong([]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const names = wrongNamesOf(draft, present === undefined);
    setWrong(names);
    if (names.length === 0) onOrder(orderOf(protocol.providerCode, draft));
  };
  const errorOf = (name: string, text: string) => (wrong.includes(name) ? text : undefined);
  return (
    <form
      ref={form}
      aria-label={label}
      onSubmit={submit}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <PressChoice
        label={t('providers.state')}
        options={[
          { value: true, text: t('providers.on') },
          { value: false, text: t('providers.off') },
        ]}
        isChosen={(value) => draft.isEnabled === value}
        onChoose={(isEnabled) => change({ isEnabled })}
      />
      {protocol.canPayOut ? (
        <PressChoice
          label={t('providers.pays')}
          options={[
            { value: true, text: t('providers.pays.both') },
            { value: false, text: t('providers.pays.in') },
          ]}
          isChosen={(value) => draft.paysOut === value}
          onChoose={(paysOut) => change({ paysOut })}
        />
      ) : null}
      {protocol.settingNames.map((name) => (
        <TextField
          key={name}
          label={settingName(name)}
          value={draft.settings[name] ?? ''}
          maxLength={200}
          error={errorOf(name, t('merchants.wrong.brandName'))}
          onChange={(value) => change({ settings: { ...draft.settings, [name]: value } })}
        />
      ))}
      {protocol.secretNames.map((name) => (
        <TextField
          key={name}
          label={secretName(name)}
          type="password"
          autoComplete="new-password"
          hint={t(present === undefined ? 'providers.key.hint' : 'providers.key.stays')}
          value={draft.secrets[name] ?? ''}
          maxLength={8000}
          error={errorOf(name, t('providers.wrong.key'))}
          onChange={(value) => change({ secrets: { ...draft.secrets, [name]: value } })}
        />
      ))}
      <p className="text-sm text-muted">{t('providers.about')}</p>
      <div>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('merchants.ask')}
        </Button>
      </div>
    </form>
  );
}
