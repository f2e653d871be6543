import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { CopyButton } from '../../../shared/copy/copy-button.tsx';
import { QrCode } from '../../../shared/qr-code/qr-code.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { affiliateLink, subIdPattern } from './affiliate-link.ts';
import type { Affiliate } from './affiliate-queries.ts';
import { CampaignForm } from './campaign-form.tsx';

/** A link to copy or to photograph, for a campaign and a part of it where they are chosen. */
export function LinkCard({ affiliate }: { readonly affiliate: Affiliate }) {
  const t = useTranslate();
  const codes = affiliate.codes.filter(({ enabled }) => enabled);
  const [chosenCode, setChosenCode] = useState('');
  const [campaignCode, setCampaignCode] = useState('');
  const [subId, setSubId] = useState('');
  const [target, setTarget] = useState('register');
  const [isOpening, setIsOpening] = useState(false);
  const affiliateCode =
    codes.find((code) => code.affiliateCode === chosenCode)?.affiliateCode ?? codes[0]?.affiliateCode;
  const isSubId = subIdPattern.test(subId);
  const domains = codes.flatMap((code) => code.domains);
  if (affiliateCode === undefined) return <p className="text-muted">{t('affiliate.codes.none')}</p>;
  const parts = { affiliateCode, campaignCode, subId: isSubId ? subId : '', leadsHome: target === 'home' };
  const url = affiliateLink(window.location.origin, parts);
  return (
    <Card className="space-y-3">
      <h2 className="text-lg font-semibold">{t('affiliate.link')}</h2>
      <p className="text-detail text-pretty text-muted">
        {affiliate.isFirstLink
          ? t('affiliate.link.first', { days: affiliate.windowDays })
          : t('affiliate.link.last', { days: affiliate.windowDays })}
      </p>
      <div className="grid gap-x-3 min-[28rem]:grid-cols-2">
        {codes.length < 2 ? null : (
          <SelectField
            label={t('affiliate.code')}
            name="code"
            value={affiliateCode}
            onChange={setChosenCode}
            options={codes.map((code) => ({ value: code.affiliateCode, label: code.affiliateCode }))}
          />
        )}
        <SelectField
          label={t('affiliate.campaign')}
          name="campaign"
          value={campaignCode}
          onChange={setCampaignCode}
          options={[
            { value: '', label: t('affiliate.campaign.none') },
            ...affiliate.campaigns.map((each) => ({ value: each.campaignCode, label: each.campaignName })),
          ]}
        />
        <SelectField
          label={t('affiliate.target')}
          name="target"
          value={target}
          onChange={setTarget}
          options={[
            { value: 'register', label: t('affiliate.target.register') },
            { value: 'home', label: t('affiliate.target.home') },
          ]}
        />
      </div>
      <TextField
        label={t('affiliate.subId')}
        name="subId"
        value={subId}
        onChange={setSubId}
        autoCapitalize="none"
        maxLength={32}
        hint={t('affiliate.subId.hint')}
        error={isSubId ? undefined : t('affiliate.subId.wrong')}
      />
      <QrCode text={url} label={t('affiliate.qr')} />
      <p className="rounded-small bg-raised px-3 py-2 text-center font-mono text-caption break-all select-all">
        {url}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <CopyButton text={url} label={t('affiliate.copy')} isWide />
        <Button look="secondary" size="medium" isWide onClick={() => setIsOpening(true)}>
          {t('affiliate.campaign.new')}
        </Button>
      </div>
      {domains.length === 0 ? null : (
        <p className="text-detail text-muted">{t('affiliate.domains', { domains: domains.join(', ') })}</p>
      )}
      <LateBottomSheet
        isOpen={isOpening}
        onClose={() => setIsOpening(false)}
        title={t('affiliate.campaign.new')}
        closeLabel={t('action.close')}
      >
        <CampaignForm
          onDone={(opened) => {
            setCampaignCode(opened);
            setIsOpening(false);
          }}
        />
      </LateBottomSheet>
    </Card>
  );
}
