import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';
import { ReferralDecision } from './referral-decision.tsx';

interface ItemProps {
  readonly item: CaseOf<'referral'>;
}

const look: CaseLook<'referral'> = {
  id: ({ referralId }) => referralId,
  Row,
  Details,
  Decision: ReferralDecision,
};

export function ReferralsPage({ info }: PageProps) {
  const t = useTexts();
  return <WorkList kind="referral" title={t('referral.title')} info={info} look={look} />;
}

function Row({ item }: ItemProps) {
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <>
      <span className="font-semibold">{item.friendUsername}</span>
      <span className="text-sm text-muted">
        {t('referral.by', { name: item.inviterUsername })} · {moment(item.registeredAt)}
      </span>
      <span className="flex flex-wrap gap-1">
        {item.marks.map((mark) => (
          <Badge key={mark} tone="bad">
            {t(`referral.mark.${mark}`)}
          </Badge>
        ))}
      </span>
    </>
  );
}

function Details({ item }: ItemProps) {
  const t = useTexts();
  const { money, moment } = useFormats();
  const inCurrency = (minorText: string): string => money(minorText, item.currencyCode);
  const { offeredMinor, offeredTurnoverMinor } = item;
  return (
    <>
      <h2 className="text-lg font-semibold">
        {item.friendUsername}, {t('referral.by', { name: item.inviterUsername })}
      </h2>
      <Facts
        facts={[
          [t('referral.registered'), moment(item.registeredAt)],
          [t('referral.deposited'), inCurrency(item.depositedMinor)],
          [t('referral.offer'), offeredMinor === null ? t('referral.offer.none') : inCurrency(offeredMinor)],
          ...(offeredTurnoverMinor === null
            ? []
            : ([[t('referral.turnover'), inCurrency(offeredTurnoverMinor)]] as const)),
        ]}
      />
      <Notice tone="look">
        <p className="font-semibold">{t('referral.marks')}</p>
        <ul className="list-disc ps-5">
          {item.marks.map((mark) => (
            <li key={mark}>{t(`referral.mark.${mark}`)}</li>
          ))}
        </ul>
      </Notice>
    </>
  );
}
