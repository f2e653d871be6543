import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { useAffiliateDeed } from './use-affiliate-deed.ts';

/** Makes an agent an affiliate. */
export function OpenAffiliateForm({ planCodes }: { readonly planCodes: readonly string[] }) {
  const { client } = useConsole();
  const t = useTexts();
  const deed = useAffiliateDeed();
  const [userName, setUserName] = useState('');
  const [planCode, setPlanCode] = useState(planCodes[0] ?? '');
  const [code, setCode] = useState('');
  const [done, setDone] = useState('');
  return (
    <section
      aria-labelledby="affiliates-open"
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <h2 id="affiliates-open" className="text-lg font-semibold">
        {t('affiliates.open')}
      </h2>
      <div className="grid gap-3 md:grid-cols-3">
        <TextField label={t('login.username')} value={userName} onChange={setUserName} maxLength={64} />
        <SelectField
          label={t('affiliates.plan')}
          value={planCode}
          onChange={setPlanCode}
          options={planCodes.map((value) => ({ value, text: value }))}
        />
        <TextField
          label={t('affiliates.code')}
          value={code}
          onChange={setCode}
          maxLength={32}
          hint={t('affiliates.code.hint')}
        />
      </div>
      {userName.trim() === '' ? null : (
        <ReasonForm
          key={`${userName} ${planCode} ${code}`}
          action={t('affiliates.open.submit', { name: userName.trim() })}
          hint={t('affiliates.reason.hint')}
          act={async (reason) => {
            const affiliateCode = code.trim();
            const body = {
              ...{ userName: userName.trim(), planCode, reason },
              ...(affiliateCode === '' ? {} : { affiliateCode }),
            };
            const opened = await deed(() => client.call('openAffiliate', { body }));
            setDone(t('affiliates.opened', { name: userName.trim(), code: opened.affiliateCode }));
            setUserName('');
            setCode('');
          }}
        />
      )}
      <div role="status">{done === '' ? null : <Notice tone="good">{done}</Notice>}</div>
    </section>
  );
}
