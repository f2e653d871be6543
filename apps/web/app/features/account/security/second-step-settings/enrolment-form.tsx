import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { useState } from 'react';
import { unwrap } from '../../../../platform/api/api-client.ts';
import { useTranslate } from '../../../../platform/language/use-language.ts';
import { useApi } from '../../../../platform/services/app-services.ts';
import { CopyButton } from '../../../../shared/copy/copy-button.tsx';
import { QrCode } from '../../../../shared/qr-code/qr-code.tsx';
import { SecondStepCodeField } from '../../../../shared/second-step/second-step-code-field.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { useSubmit } from '../use-submit.ts';

export type Enrolment = CallValue<Calls['startSecondStepEnrolment']>;

interface EnrolmentFormProps {
  readonly enrolment: Enrolment;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The secret for the app, as a picture and as text, and the field for its first code. */
export function EnrolmentForm({ enrolment: { secret, uri }, onCodes }: EnrolmentFormProps) {
  const t = useTranslate();
  const api = useApi();
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const form = useSubmit(
    () => {
      setIsChecked(true);
      return code.length === 6;
    },
    async () => {
      const { recoveryCodes } = await unwrap(api.call('confirmSecondStep', { body: { code } }));
      onCodes(recoveryCodes);
    },
  );
  return (
    <form method="post" noValidate onSubmit={form.submit} className="space-y-4">
      <p className="text-pretty">{t('security.twostep.scan')}</p>
      <QrCode text={uri} label={t('security.twostep.qr')} />
      <div className="flex items-center gap-3 rounded-large bg-surface p-4 shadow-low">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{t('security.twostep.secret')}</p>
          <p className="font-mono text-detail break-all select-all">
            {secret.match(/.{1,4}/g)?.join(' ') ?? secret}
          </p>
        </div>
        <CopyButton text={secret} label={t('security.twostep.copy')} />
      </div>
      <div>
        <p className="mb-3 text-pretty">{t('security.twostep.confirm')}</p>
        <SecondStepCodeField
          kind="app"
          value={code}
          onChange={(value) => {
            setCode(value);
            form.forget();
          }}
          error={isChecked && code.length < 6 ? t('second.step.required') : form.fieldError('code')}
        />
        <FormError text={form.formError(['code'])} />
        <Button type="submit" isWide isLoading={form.isPending}>
          {t('security.twostep.start')}
        </Button>
      </div>
    </form>
  );
}
