import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { LinkToHandOn } from '../../../shared/qr-code/link-to-hand-on.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Referral } from './referral-queries.ts';

/** The link that brings friends, as a picture to be photographed, to copy and to hand to another app. */
export function InvitationCard({ referral }: { readonly referral: Referral }) {
  const t = useTranslate();
  const money = useShortMoney();
  const amount = money(minorOf(referral.rewardMinor), referral.currencyCode);
  return (
    <Card className="space-y-4">
      <div className="text-center">
        <h2 className="text-lg font-semibold text-balance">
          {referral.isRewarded ? t('invite.title.reward', { amount }) : t('invite.title.plain')}
        </h2>
        <p className="mt-1 text-detail text-pretty text-muted">{t('invite.qr.text')}</p>
      </div>
      <LinkToHandOn path={referral.linkPath} label={t('invite.qr.label')} />
    </Card>
  );
}
