import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { BetResult } from '../../../shared/records/bet-result.tsx';
import { RecordFacts, RecordSheet } from '../../../shared/records/record-sheet.tsx';
import { RelatedMovements } from '../../../shared/records/related-movements.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { OrderLink, VerifyLink } from './bet-row.tsx';
import { type BetDetail, betQuery } from './bets-queries.ts';

interface BetSheetProps {
  readonly betKey: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One bet: its facts, what happened to it, its round to check, and what it moved in the wallet. */
export function BetSheet({ betKey, isOpen, onClose }: BetSheetProps) {
  const t = useTranslate();
  const api = useApi();
  return (
    <RecordSheet title={t('bets.one')} isOpen={isOpen} onClose={onClose}>
      {isOpen ? (
        <Loaded
          query={betQuery(api, betKey)}
          skeleton={<RowSkeletons label={t('skeleton.label')} count={4} />}
        >
          {(bet) => <BetFacts bet={bet} />}
        </Loaded>
      ) : null}
    </RecordSheet>
  );
}

function BetFacts({ bet }: { readonly bet: BetDetail }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const amount = (wire: string) => money(minorOf(wire), bet.currencyCode);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="words text-lg font-semibold">{bet.gameName}</span>
        <BetResult bet={bet} />
      </div>
      <RecordFacts
        facts={[
          { name: t('bets.stake'), value: amount(bet.stakeMinor) },
          { name: t('bets.total.payout'), value: amount(bet.payoutMinor) },
          { name: t('bets.placed'), value: moment(bet.placedAt) },
          bet.settledAt === null
            ? undefined
            : { name: t('bets.status.settled'), value: moment(bet.settledAt) },
          {
            name: t('bets.number'),
            value: <CopyableValue text={bet.externalKey} label={t('bets.number.copy')} />,
          },
        ]}
      />
      <VerifyLink bet={bet} />
      <OrderLink bet={bet} />
      <BetSteps bet={bet} />
      <RelatedMovements to={{ betKey: bet.betKey }} />
    </>
  );
}

const stepNames: Readonly<Record<BetDetail['steps'][number]['kind'], PlainMessageId>> = {
  staked: 'bets.step.staked',
  paid: 'bets.step.paid',
  settled: 'bets.step.settled',
  refunded: 'bets.step.refunded',
  reversed: 'bets.step.reversed',
  voided: 'bets.step.voided',
};

/** What happened after it was placed; nothing where the result was known at once. */
function BetSteps({ bet }: { readonly bet: BetDetail }) {
  const t = useTranslate();
  const moment = useRecordMoment();
  if (bet.steps.length === 0) return null;
  return (
    <section aria-label={t('bets.steps')} className="space-y-2">
      <h3 className="font-semibold">{t('bets.steps')}</h3>
      <ol className="space-y-2 text-detail">
        {bet.steps.map((step) => (
          <li key={step.step} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {t(stepNames[step.kind])}
              <time dateTime={step.happenedAt} className="tabular block text-caption text-muted">
                {moment(step.happenedAt)}
              </time>
            </span>
            <SignedAmount amount={changeOf(step)} currencyCode={bet.currencyCode} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a step brought the player. */
function changeOf({ stakeMinor, refundMinor, payoutMinor }: BetDetail['steps'][number]) {
  return minorOf(String(BigInt(payoutMinor) + BigInt(refundMinor) - BigInt(stakeMinor)));
}
