import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { affiliateQuery } from './affiliate-queries.ts';

const codeForm = /^[a-z0-9][a-z0-9_-]{0,31}$/;

/** A campaign's name for the affiliate, and its short form for links. */
export function CampaignForm({ onDone }: { readonly onDone: (campaignCode: string) => void }) {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { queryKey } = affiliateQuery(api);
  const opening = useMutation({
    mutationFn: () =>
      unwrap(
        callAgency(api, 'openAffiliateCampaign', { body: { campaignCode: code, campaignName: name.trim() } }),
      ),
  });
  const isName = name.trim() !== '';
  const isCode = codeForm.test(code);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    setIsChecked(true);
    setFailure(undefined);
    if (!isName || !isCode) {
      focusFirstInvalid(page);
      return;
    }
    try {
      await opening.mutateAsync();
      await queryClient.invalidateQueries({ queryKey });
      toasts.show('success', t('affiliate.campaign.opened'));
      onDone(code);
    } catch (error) {
      setFailure(failureText(failureOf(error)));
    }
  };
  return (
    <form method="post" noValidate className="space-y-1" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('affiliate.campaign.name')}
        name="campaignName"
        value={name}
        onChange={setName}
        maxLength={60}
        error={isChecked && !isName ? t('affiliate.campaign.name.missing') : undefined}
      />
      <TextField
        label={t('affiliate.campaign.code')}
        name="campaignCode"
        value={code}
        onChange={(value) => setCode(value.toLowerCase())}
        autoCapitalize="none"
        maxLength={32}
        hint={t('affiliate.campaign.code.hint')}
        error={isChecked && !isCode ? t('affiliate.campaign.code.wrong') : undefined}
      />
      <FormError text={failure} />
      <Button type="submit" isWide isLoading={opening.isPending}>
        {t('affiliate.campaign.open')}
      </Button>
    </form>
  );
}
