import Share2 from 'lucide-react/icons/share-2';
import { useSyncExternalStore } from 'react';
import { canShareLinks, shareLink } from '../../../platform/device/share-link.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { CopyButton } from '../../../shared/copy/copy-button.tsx';
import { QrCode } from '../../../shared/qr-code/qr-code.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import type { Referral } from './referral-queries.ts';

const nothingChanges = () => () => undefined;

/** The link that brings friends, as a picture to be photographed, to copy and to hand to another app. */
export function InvitationCard({ referral }: { readonly referral: Referral }) {
  const t = useTranslate();
  const money = useShortMoney();
  const { brandName } = useSite();
  const canShare = useSyncExternalStore(nothingChanges, canShareLinks, () => false);
  const url = new URL(referral.linkPath, window.location.origin).href;
  const amount = money(minorOf(referral.rewardMinor), referral.currencyCode);
  const share = async () => {
    if (!(await shareLink(brandName, url))) toasts.show('short', t('invite.share.failed'));
  };
  return (
    <Card className="space-y-4">
      <div className="text-center">
        <h2 className="text-lg font-semibold text-balance">
          {referral.isRewarded ? t('invite.title.reward', { amount }) : t('invite.title.plain')}
        </h2>
        <p className="mt-1 text-detail text-pretty text-muted">{t('invite.qr.text')}</p>
      </div>
      <QrCode text={url} label={t('invite.qr.label')} />
      <p className="rounded-small bg-raised px-3 py-2 text-center font-mono text-caption break-all select-all">
        {url}
      </p>
      <div className={canShare ? 'grid grid-cols-2 gap-3' : ''}>
        <CopyButton text={url} label={t('invite.copy')} isWide />
        {canShare ? (
          <Button size="medium" isWide onClick={share}>
            <Share2 className="size-4" />
            {t('invite.share')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
