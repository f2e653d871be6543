import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Badge, Notice } from '../../ui/notice.tsx';
import { gameSwitchPlansQuery, type SiteVendor, type SiteVendors } from './game-queries.ts';
import { NextPlan } from './next-plan.tsx';
import { PlayerLink } from './player-link.tsx';
import { SwitchForm } from './switch-form.tsx';
import { OpenRounds } from './title-list.tsx';
import type { PlanSwitch, SwitchGame } from './use-game-switch.ts';

interface VendorListProps {
  readonly info: OperatorInfo;
  readonly site: SiteVendors;
  readonly onSwitch: SwitchGame;
  readonly onPlan: PlanSwitch;
}

export function VendorList({ info, site, onSwitch, onPlan }: VendorListProps) {
  const services = useConsole();
  const t = useTexts();
  const { data: plans = [] } = useQuery(gameSwitchPlansQuery(services));
  const { list: vendors, timeZone, siteOrigin } = site;
  if (vendors.length === 0) return <Notice>{t('games.vendors.none')}</Notice>;
  return (
    <ul aria-label={t('games.vendors')} className="flex flex-col gap-2">
      {vendors.map((vendor) => (
        <li
          key={vendor.vendor}
          className="flex flex-wrap items-center gap-4 rounded-small border border-line bg-surface p-3"
        >
          <Vendor vendor={vendor}>
            <NextPlan plans={plans} vendor={vendor.vendor} gameId={null} timeZone={timeZone} />
            <PlayerLink
              siteOrigin={siteOrigin}
              search={{ vassalage: vendor.vendor }}
              name={vendor.vendorName}
            />
          </Vendor>
          {mayDo(info, 'games.write') ? (
            <SwitchForm
              what={{ vendor: vendor.vendor, gameId: undefined, name: vendor.vendorName }}
              isOn={vendor.isOn}
              openRoundCount={vendor.openRoundCount}
              timeZone={timeZone}
              onSwitch={onSwitch}
              onPlan={onPlan}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Vendor({ vendor, children }: { vendor: SiteVendor; children: ReactNode }) {
  const t = useTexts();
  const { vendorName, isOn, isSpoken, gameCount, offCount, protocol } = vendor;
  const abilities = [
    t(vendor.isInProcess ? 'games.vendor.inside' : 'games.vendor.outside'),
    ...(vendor.hasOwnWallet ? [t('games.vendor.wallet')] : []),
    t(vendor.givesStatement ? 'games.vendor.statement' : 'games.vendor.statement.none'),
    t(vendor.givesUnfinished ? 'games.vendor.unfinished' : 'games.vendor.unfinished.none'),
  ];
  return (
    <div className="flex min-w-0 grow basis-96 flex-col gap-1">
      <h2 className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{vendorName}</span>
        <Badge tone={isOn ? 'good' : 'bad'}>{t(isOn ? 'games.state.on' : 'games.state.off')}</Badge>
        {isSpoken ? null : <Badge tone="bad">{t('games.vendor.unspoken')}</Badge>}
      </h2>
      <span className="text-sm text-muted">
        {t('games.vendor.titles', { count: gameCount, off: offCount })} · {t('games.vendor.protocol')}{' '}
        <code>{protocol}</code>
      </span>
      {isSpoken ? <span className="text-sm text-muted">{abilities.join(' · ')}</span> : null}
      <LastComparison vendor={vendor} />
      <OpenRounds count={vendor.openRoundCount} />
      {children}
    </div>
  );
}

/** What the nightly comparison of the vendor's statement with the record said of the last day. */
function LastComparison({ vendor: { lastComparison, givesStatement } }: { vendor: SiteVendor }) {
  const t = useTexts();
  const { day, moment } = useFormats();
  if (lastComparison === null) {
    return givesStatement ? <span className="text-sm text-muted">{t('games.compared.never')}</span> : null;
  }
  const { state, differenceCount: count, failure, comparedAt } = lastComparison;
  const words = { day: day(lastComparison.day), moment: moment(comparedAt) };
  const isWrong = state === 'failed' || count > 0;
  const text =
    state === 'failed'
      ? t('games.compared.failed', words)
      : state === 'unstated'
        ? t('games.compared.unstated', words)
        : t('games.compared.differences', { ...words, count });
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <Badge tone={isWrong ? 'bad' : state === 'compared' ? 'good' : 'plain'}>{text}</Badge>
      {failure === null ? null : (
        <span lang="en" className="text-muted">
          {failure}
        </span>
      )}
    </span>
  );
}
