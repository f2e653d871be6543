import { parseId } from '@wau/contract/ids';
import { unbroken } from '@wau/money/format';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryOrderPath } from '../../../platform/lottery/lottery-paths.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { verifyHref } from '../../../platform/navigation/verify-href.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { BetResult } from '../../../shared/records/bet-result.tsx';
import { DetailButton } from '../../../shared/records/detail-button.tsx';
import type { Bet } from './bets-queries.ts';

/**
 * One bet: the game and when, what it brought in all, stake and payout beneath, its number to pass on, and the way to
 * check it.
 */
export function BetRow({ bet, onOpen }: { bet: Bet; onOpen: (betKey: string) => void }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const stake = minorOf(bet.stakeMinor);
  const payout = minorOf(bet.payoutMinor);
  return (
    <div className="px-4 py-3 wide:grid wide:grid-cols-[3fr_2fr_2fr_4fr] wide:items-center wide:gap-x-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 wide:contents">
        <span className="words font-semibold">{bet.gameName}</span>
        <BetResult bet={bet} />
      </div>
      <div className="tabular mt-0.5 flex flex-wrap justify-between gap-x-4 text-caption text-muted wide:contents">
        <time dateTime={bet.placedAt}>{moment(bet.placedAt)}</time>
        <span>
          {t('bets.amounts', {
            stake: unbroken(money(stake, bet.currencyCode)),
            payout: unbroken(money(payout, bet.currencyCode)),
          })}
        </span>
      </div>
      <div className="mt-3 text-muted wide:col-span-3 wide:mt-1">
        <CopyableValue text={bet.externalKey} label={t('bets.number.copy')} />
      </div>
      <div className="-mb-2 flex flex-wrap gap-x-4 wide:col-span-full">
        <VerifyLink bet={bet} />
        <OrderLink bet={bet} />
        <span className="ms-auto">
          <DetailButton of={bet.gameName} onOpen={() => onOpen(bet.betKey)} />
        </span>
      </div>
    </div>
  );
}

export function VerifyLink({ bet }: { bet: Pick<Bet, 'verifyUrl' | 'status'> }) {
  const t = useTranslate();
  const { code } = useLanguage();
  const { themeName } = useSite();
  const href = verifyHref(bet.verifyUrl, { language: code, theme: themeName, base: window.location.href });
  if (href === undefined || bet.status === 'open') return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-1.5 text-caption font-medium whitespace-nowrap text-gold-text"
    >
      <ShieldCheck className="size-4" />
      {t('bets.verify')}
    </a>
  );
}

/** A bet on a draw is a part of a slip, which tells more. */
export function OrderLink({ bet: { source, externalKey } }: { bet: Pick<Bet, 'source' | 'externalKey'> }) {
  const t = useTranslate();
  const orderId = parseId('lotteryOrder', externalKey.split('.')[0] ?? '');
  if (source !== 'lottery' || orderId === undefined) return null;
  return (
    <Link
      to={lotteryOrderPath(orderId)}
      className="inline-flex min-h-11 items-center gap-1.5 text-caption font-medium whitespace-nowrap text-gold-text"
    >
      <Ticket className="size-4" />
      {t('page.lottery.order')}
    </Link>
  );
}
