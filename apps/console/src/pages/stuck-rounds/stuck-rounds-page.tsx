import { useTexts } from '../../platform/console-services.ts';
import type { OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { AskedBy } from '../../work-list/asked-by.tsx';
import { MemberName } from '../../work-list/member-name.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';
import { SilentVendors } from './silent-vendors.tsx';
import { StuckRoundDecision } from './stuck-round-decision.tsx';

interface ItemProps {
  readonly item: CaseOf<'stuckRound'>;
}

const look: CaseLook<'stuckRound'> = {
  id: ({ stuckRoundId }) => stuckRoundId,
  Row,
  Details,
  Decision: StuckRoundDecision,
};

export function StuckRoundsPage({ info }: PageProps) {
  const t = useTexts();
  return (
    <WorkList
      kind="stuckRound"
      title={t('stuckRound.title')}
      info={info}
      look={look}
      above={<SilentVendors />}
    />
  );
}

function Row({ item }: ItemProps) {
  const t = useTexts();
  const { money, moment } = useFormats();
  return (
    <>
      <span className="flex justify-between gap-3 font-semibold">
        <span>{item.username ?? t('stuckRound.nobody')}</span>
        <span className="tabular">{money(item.stakeMinor, item.currencyCode)}</span>
      </span>
      <span className="text-sm text-muted">
        {item.gameName} · {item.vendorName} · {moment(item.givenUpAt)}
      </span>
      {item.refusedDeed === null && item.asked.length === 0 ? null : (
        <span className="flex flex-wrap gap-1">
          {item.refusedDeed === null ? null : <Badge tone="bad">{t('stuckRound.refused')}</Badge>}
          {item.asked.length === 0 ? null : <Badge tone="look">{t('work.asked.second')}</Badge>}
        </span>
      )}
    </>
  );
}

function Details({ item, info }: ItemProps & { info: OperatorInfo }) {
  const t = useTexts();
  const { money, moment, count } = useFormats();
  const { username, memberId, vendorName: vendor } = item;
  return (
    <>
      <h2 className="text-lg font-semibold">
        {username ?? t('stuckRound.nobody')} · {item.gameName}
      </h2>
      <Facts
        facts={[
          [
            t('stuckRound.member'),
            username === null ? (
              <Id key="member" text={memberId} />
            ) : (
              <MemberName key="member" memberId={memberId} username={username} info={info} />
            ),
          ],
          [t('stuckRound.vendor'), vendor],
          [t('stuckRound.number'), <Id key="number" text={item.roundId} />],
          [t('stuckRound.stake'), money(item.stakeMinor, item.currencyCode)],
          [t('stuckRound.payout'), money(item.payoutMinor, item.currencyCode)],
          [t('stuckRound.recorded'), t(`stuckRound.recorded.${item.recorded}`)],
          [t('stuckRound.placed'), moment(item.placedAt)],
          [t('stuckRound.given.up'), moment(item.givenUpAt)],
          [t('stuckRound.attempts'), count(item.attempts)],
          [t('stuckRound.error'), <Id key="error" text={item.lastError} />],
        ]}
      />
      {item.refusedDeed === null ? null : (
        <Notice tone="look">{t(`stuckRound.refused.${item.refusedDeed}`, { vendor })}</Notice>
      )}
      <AskedBy
        info={info}
        asked={item.asked.map(({ decision, askedBy }) => ({
          words: t(`stuckRound.choice.${decision}`),
          askedBy,
        }))}
      />
      <Notice>
        {t(item.givesBack ? 'stuckRound.failed.refund' : 'stuckRound.failed.payout', { vendor })}
      </Notice>
    </>
  );
}

function Id({ text }: { text: string }) {
  return <code className="wrap-anywhere">{text}</code>;
}
