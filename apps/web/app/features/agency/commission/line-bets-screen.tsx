import { useInfiniteQuery } from '@tanstack/react-query';
import type { CommissionRunId } from '@wau/contract/ids';
import { commissionBetDays } from '@wau/contract/record-limits';
import Dices from 'lucide-react/icons/dices';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { BetResult } from '../../../shared/records/bet-result.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { BetLines } from './bet-lines.tsx';
import { lineIn, runIn } from './commission-paths.ts';
import { type LineBet, lineBetsQuery } from './commission-queries.ts';
import { UnknownPayment } from './unknown-payment.tsx';
import { useAmountText } from './use-amount-text.ts';

const rowCount = 6;

export const handle: RouteHandle = { ...agentFrame, title: 'page.commission.bets' };

export const clientLoader = agentLoader(mayHaveContracts);

export function HydrateFallback() {
  return <RecordSkeleton rowCount={rowCount} />;
}

/** AG-03: the bets that a line of a payment comes from, and what each has brought elsewhere. */
export default function LineBetsScreen() {
  const [search] = useSearchParams();
  const runId = runIn(search);
  const line = lineIn(search);
  if (runId === undefined || line === undefined) return <UnknownPayment />;
  return <LineBets key={`${runId} ${line}`} runId={runId} line={line} />;
}

function LineBets({ runId, line }: { readonly runId: CommissionRunId; readonly line: number }) {
  const t = useTranslate();
  const [bet, setBet] = useState<LineBet>();
  // What it goes with stays on it.
  const [shown, setShown] = useState(bet);
  if (bet !== undefined && bet !== shown) setShown(bet);
  const query = lineBetsQuery(useApi(), runId, line);
  const { data } = useInfiniteQuery(query);
  const arePruned = data?.pages[0]?.arePruned === true;
  const pruned = t('commission.bets.pruned.text', { days: String(commissionBetDays) });
  return (
    <div className="px-4 pt-1 pb-6">
      <PagedList
        query={query}
        keyOf={({ betKey }) => betKey}
        renderRow={(each) => <BetRow bet={each} onOpen={() => setBet(each)} />}
        empty={
          <EmptyState
            icon={<Dices />}
            title={t(arePruned ? 'commission.bets.pruned.title' : 'commission.bets.empty.title')}
            text={arePruned ? pruned : t('commission.bets.empty.text')}
          />
        }
        skeletonCount={rowCount}
      />
      {arePruned && data?.pages[0]?.list.length !== 0 ? (
        <p className="px-1 pt-3 text-caption text-pretty text-muted">{pruned}</p>
      ) : null}
      <LateBottomSheet
        isOpen={bet !== undefined}
        onClose={() => setBet(undefined)}
        title={t('commission.bet.lines.of', { game: shown?.gameName ?? '' })}
        closeLabel={t('action.close')}
      >
        {shown === undefined ? null : <BetLines betKey={shown.betKey} onGo={() => setBet(undefined)} />}
      </LateBottomSheet>
    </div>
  );
}

function BetRow({ bet, onOpen }: { readonly bet: LineBet; readonly onOpen: () => void }) {
  const t = useTranslate();
  const moment = useRecordMoment();
  const amount = useAmountText(bet.currencyCode);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="block min-h-16 w-full px-4 py-3 text-start hover:bg-raised pressed:bg-raised"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="words font-semibold">{bet.gameName}</span>
        <BetResult bet={bet} />
      </span>
      <span className="tabular mt-0.5 block text-caption text-muted">
        <time dateTime={bet.placedAt}>{moment(bet.placedAt)}</time>
      </span>
      <span className="tabular block text-caption text-pretty text-muted">
        {t('commission.bet.counted', {
          turnover: amount(bet.countedTurnoverMinor),
          netLoss: amount(bet.countedNetLossMinor),
        })}
      </span>
      <span className="block text-caption font-medium text-gold-text">{t('commission.bet.lines')}</span>
    </button>
  );
}
