import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { kindIds, stateIds, stateTones } from './commission-message-ids.ts';
import { paymentPath } from './commission-paths.ts';
import { type BetLine, betLinesQuery } from './commission-queries.ts';
import { useLineReckoning } from './use-line-reckoning.ts';
import { usePeriodText } from './use-period-text.ts';

interface BetLinesProps {
  readonly betKey: string;
  readonly onGo: () => void;
}

/** Every line of the agent's that a bet is part of; each leads to its payment. */
export function BetLines({ betKey, onGo }: BetLinesProps) {
  const t = useTranslate();
  return (
    <Loaded
      query={betLinesQuery(useApi(), betKey)}
      skeleton={<RowSkeletons label={t('skeleton.label')} count={2} />}
    >
      {(lines) =>
        lines.length === 0 ? (
          <p className="text-detail text-muted">{t('commission.bet.lines.none')}</p>
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface">
            {lines.map((line) => (
              <li key={`${line.runId} ${line.line}`}>
                <BetLineRow line={line} onGo={onGo} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function BetLineRow({ line, onGo }: { readonly line: BetLine; readonly onGo: () => void }) {
  const t = useTranslate();
  const periodText = usePeriodText();
  const reckoning = useLineReckoning(line);
  return (
    <Link
      to={paymentPath(line.runId)}
      onClick={onGo}
      className="block min-h-16 px-4 py-3 hover:bg-raised pressed:bg-raised"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="words font-semibold">{t(kindIds[line.kind])}</span>
        <SignedAmount amount={minorOf(line.amountMinor)} currencyCode={line.currencyCode} />
      </span>
      <span className="mt-0.5 flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-caption text-muted">{periodText(line)}</span>
        <Badge tone={stateTones[line.state]}>{t(stateIds[line.state])}</Badge>
      </span>
      <span className="tabular block text-caption text-pretty text-muted">{reckoning(line)}</span>
    </Link>
  );
}
