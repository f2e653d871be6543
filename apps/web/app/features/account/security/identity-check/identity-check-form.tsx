import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../../../platform/api/api-client.ts';
import { useTranslate } from '../../../../platform/language/use-language.ts';
import { base64Of } from '../../../../platform/picture/prepare-picture.ts';
import { useApi } from '../../../../platform/services/app-services.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { refreshSecurity } from '../security-queries.ts';
import { useSubmit } from '../use-submit.ts';
import { PictureField } from './picture-field.tsx';

const texts = {
  front: { label: 'security.identity.front', missing: 'security.identity.missing.front' },
  back: { label: 'security.identity.back', missing: 'security.identity.missing.back' },
} as const;

const sides = ['front', 'back'] as const;
type Side = (typeof sides)[number];

/** A slow line takes its time for two pictures. */
const uploadTimeoutMs = 120_000;

/** Both sides of the card, sent together. */
export function IdentityCheckForm() {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [pictures, setPictures] = useState<Readonly<Record<Side, string>>>({ front: '', back: '' });
  const [isChecked, setIsChecked] = useState(false);
  const state = useSubmit(
    () => {
      setIsChecked(true);
      return sides.every((side) => pictures[side] !== '');
    },
    async () => {
      const body = { front: base64Of(pictures.front), back: base64Of(pictures.back) };
      await unwrap(api.call('submitIdentityImages', { body }, { timeoutMs: uploadTimeoutMs }));
      await refreshSecurity(queryClient);
    },
  );
  const change = (side: Side) => (picture: string) => {
    setPictures((current) => ({ ...current, [side]: picture }));
    state.forget();
  };
  const errorOf = (side: Side) =>
    isChecked && pictures[side] === '' ? t(texts[side].missing) : state.fieldError(side);
  return (
    <form method="post" noValidate onSubmit={state.submit}>
      {sides.map((side) => (
        <PictureField
          key={side}
          label={t(texts[side].label)}
          name={side}
          value={pictures[side]}
          onChange={change(side)}
          error={errorOf(side)}
          isDisabled={state.isPending}
        />
      ))}
      <FormError text={state.formError(sides)} />
      <Button type="submit" isWide isLoading={state.isPending}>
        {t('security.identity.send')}
      </Button>
      <p role="status" className="mt-2 flex min-h-6 justify-center">
        {state.isPending ? <Badge tone="waiting">{t('security.identity.uploading')}</Badge> : null}
      </p>
    </form>
  );
}
