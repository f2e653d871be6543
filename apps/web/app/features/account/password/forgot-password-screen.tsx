import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { FormPage } from '../../../shared/screen/form-page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ForgotPasswordByEmail } from './forgot-password-by-email.tsx';
import { ForgotPasswordByPhone } from './forgot-password-by-phone.tsx';

export const handle: RouteHandle = {
  title: 'page.forgot',
  back: true,
  backPath: '/m/home',
  header: false,
  footer: false,
};

type Method = 'phone' | 'email';

/** AC-17, AC-18: two ways to a new password; the choice is there only where the merchant verifies by phone. */
export default function ForgotPasswordScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const hasPhone = useFlag('PWRESETSMS3');
  const [chosen, setChosen] = useState<Method>();
  const method = hasPhone ? (chosen ?? 'phone') : 'email';
  return (
    <FormPage onBack={() => void navigate('/m/home')} text={t('forgot.text')}>
      {hasPhone ? (
        <div className="mb-5">
          <Tabs
            label={t('forgot.method')}
            tabs={[
              { value: 'phone', label: t('forgot.method.phone') },
              { value: 'email', label: t('forgot.method.email') },
            ]}
            value={method}
            onChange={setChosen}
          />
        </div>
      ) : null}
      {method === 'phone' ? <ForgotPasswordByPhone /> : <ForgotPasswordByEmail />}
    </FormPage>
  );
}
