import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { Affiliate } from './affiliate-queries.ts';
import { useAffiliateDeed } from './use-affiliate-deed.ts';

interface AffiliateCardProps {
  readonly affiliate: Affiliate;
  readonly planCodes: readonly string[];
}

/** An affiliate with what it has, and what can be done about it. */
export function AffiliateCard({ affiliate, planCodes }: AffiliateCardProps) {
  const { client } = useConsole();
  const t = useTexts();
  const { moment, count } = useFormats();
  const deed = useAffiliateDeed();
  const [planCode, setPlanCode] = useState(affiliate.planCode);
  const { memberId, enabled } = affiliate;
  const change = (order: { readonly planCode: string; readonly enabled: boolean }) => (reason: string) =>
    deed(() => client.call('changeAffiliate', { params: { memberId }, body: { ...order, reason } }));
  return (
    <article
      aria-label={affiliate.userName}
      className="flex h-full flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {affiliate.userName}
        <Badge tone={enabled ? 'good' : 'bad'}>{t(enabled ? 'affiliates.on' : 'affiliates.off')}</Badge>
      </h3>
      <Facts
        facts={[
          [t('affiliates.members'), count(affiliate.memberCount)],
          [t('affiliates.since'), moment(affiliate.openedAt)],
        ]}
      />
      <SelectField
        label={t('affiliates.plan')}
        value={planCode}
        onChange={setPlanCode}
        options={planCodes.map((value) => ({ value, text: value }))}
      />
      {planCode === affiliate.planCode ? null : (
        <ReasonForm
          action={t('affiliates.plan.change')}
          hint={t('affiliates.reason.hint')}
          act={change({ planCode, enabled })}
        />
      )}
      <Codes affiliate={affiliate} />
      <ReasonForm
        action={t(enabled ? 'affiliates.switch.off' : 'affiliates.switch.on', { name: affiliate.userName })}
        isDangerous={enabled}
        hint={t('affiliates.reason.hint')}
        act={change({ planCode: affiliate.planCode, enabled: !enabled })}
      />
    </article>
  );
}

function Codes({ affiliate: { memberId, codes } }: Pick<AffiliateCardProps, 'affiliate'>) {
  const { client } = useConsole();
  const t = useTexts();
  const deed = useAffiliateDeed();
  const [code, setCode] = useState('');
  const [domain, setDomain] = useState('');
  const params = { memberId };
  const store = (affiliateCode: string, enabled: boolean) => (reason: string) =>
    deed(() => client.call('addAffiliateCode', { params, body: { affiliateCode, enabled, reason } }));
  const assign = (host: string, affiliateCode: string) => (reason: string) =>
    deed(() =>
      client.call('changeAffiliateDomain', { params, body: { domain: host, affiliateCode, reason } }),
    );
  const newCode = code.trim();
  const newDomain = domain.trim();
  const [firstCode] = codes;
  return (
    <>
      <ul aria-label={t('affiliates.codes')} className="flex flex-col gap-2">
        {codes.map((each) => (
          <li key={each.affiliateCode} className="flex flex-col gap-2 rounded-small bg-raised p-3">
            <p className="flex flex-wrap items-center gap-2">
              <code className="break-all">{each.affiliateCode}</code>
              {each.enabled ? null : <Badge tone="bad">{t('affiliates.off')}</Badge>}
            </p>
            <ReasonForm
              action={t(each.enabled ? 'affiliates.code.off' : 'affiliates.code.on', {
                code: each.affiliateCode,
              })}
              shortAction={t(each.enabled ? 'affiliates.switch.off.short' : 'affiliates.switch.on.short')}
              hint={t('affiliates.reason.hint')}
              act={store(each.affiliateCode, !each.enabled)}
            />
            {each.domains.map((host) => (
              <div key={host} className="flex flex-wrap items-center justify-between gap-2">
                <span className="break-all">{host}</span>
                <ReasonForm
                  action={t('affiliates.domain.remove', { domain: host })}
                  shortAction={t('affiliates.domain.remove.short')}
                  hint={t('affiliates.reason.hint')}
                  act={assign(host, '')}
                />
              </div>
            ))}
          </li>
        ))}
      </ul>
      <TextField label={t('affiliates.code.new')} value={code} onChange={setCode} maxLength={32} />
      {newCode === '' ? null : (
        <ReasonForm
          key={newCode}
          action={t('affiliates.code.add', { code: newCode })}
          hint={t('affiliates.reason.hint')}
          act={store(newCode, true)}
        />
      )}
      <TextField
        label={t('affiliates.domain')}
        value={domain}
        onChange={setDomain}
        maxLength={253}
        hint={t('affiliates.domain.hint')}
      />
      {newDomain === '' || firstCode === undefined ? null : (
        <ReasonForm
          key={newDomain}
          action={t('affiliates.domain.add', { domain: newDomain, code: firstCode.affiliateCode })}
          hint={t('affiliates.reason.hint')}
          act={assign(newDomain, firstCode.affiliateCode)}
        />
      )}
    </>
  );
}
