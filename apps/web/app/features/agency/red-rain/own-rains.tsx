import { useQuery } from '@tanstack/react-query';
import { unbroken } from '@wau/money/format';
import CloudRain from 'lucide-react/icons/cloud-rain';
import { useState } from 'react';
import { Link } from 'react-router';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { serverTimeMs } from '../../../platform/lottery/sales-clock.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { MissingNeed } from '../../../shared/payment-password/missing-need.tsx';
import { MissingPaymentPassword } from '../../../shared/payment-password/missing-payment-password.tsx';
import { TurnoverCard } from '../../../shared/turnover/turnover-card.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { RainFormOf } from './rain-form-sheet.tsx';
import { rainStatusIds } from './rain-status-ids.ts';
import { type OwnRain, ownRainsQuery, type RainTerms, rainTermsQuery } from './red-rain-queries.ts';
import { useCancelRedRain } from './use-rain-commands.ts';

const rowCount = 3;

/** AG-04: what an agent has scheduled for the own team, and the way to schedule more. */
export function OwnRains() {
  const t = useTranslate();
  const api = useApi();
  return (
    <section aria-labelledby="own-rains" className="space-y-3">
      <h2 id="own-rains" className="text-lg font-semibold">
        {t('rain.own')}
      </h2>
      <WayToSchedule />
      <PagedList
        query={ownRainsQuery(api)}
        keyOf={({ rainId }) => rainId}
        renderRow={(rain) => <OwnRainRow rain={rain} />}
        empty={
          <EmptyState icon={<CloudRain />} title={t('rain.own.empty.title')} text={t('rain.own.empty')} />
        }
        skeletonCount={rowCount}
      />
    </section>
  );
}

/** The button, or what it waits for. */
function WayToSchedule() {
  const t = useTranslate();
  const money = useShortMoney();
  const { data: terms, error, refetch } = useQuery(rainTermsQuery(useApi()));
  if (terms === undefined) {
    if (error !== null) return <LoadFailure error={error} onRetry={refetch} />;
    return <Skeleton className="h-13 w-full rounded-medium" />;
  }
  if (!terms.hasPaymentPassword) return <MissingPaymentPassword way="rain" />;
  if (terms.turnover.missingMinor !== '0') {
    return (
      <div className="space-y-3">
        <TurnoverCard turnover={terms.turnover} currencyCode={terms.currencyCode} />
        <p className="text-detail text-pretty text-muted">{t('rain.turnover')}</p>
      </div>
    );
  }
  if (terms.leftToday === 0) {
    return <p className="text-detail text-muted">{`${t('rain.full.title')}. ${t('rain.full.text')}`}</p>;
  }
  if (minorOf(terms.balanceMinor) < minorOf(terms.minTotalMinor)) {
    return (
      <MissingNeed
        title={t('rain.new')}
        text={t('rain.money.text', {
          minimum: money(minorOf(terms.minTotalMinor), terms.currencyCode),
          balance: money(minorOf(terms.balanceMinor), terms.currencyCode),
        })}
        action={t('deposit.title')}
        to="/m/voucherCenter"
      />
    );
  }
  return <ScheduleButton terms={terms} />;
}

function ScheduleButton({ terms }: { readonly terms: RainTerms }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button isWide onClick={() => setIsOpen(true)}>
        <CloudRain className="size-5" />
        {t('rain.new')}
      </Button>
      <LateBottomSheet isOpen={isOpen} onClose={close} title={t('rain.new')} closeLabel={t('action.close')}>
        <RainFormOf terms={terms} onDone={close} />
      </LateBottomSheet>
    </>
  );
}

function OwnRainRow({ rain }: { readonly rain: OwnRain }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const { data: terms } = useQuery(rainTermsQuery(useApi()));
  const nowMs = terms === undefined ? 0 : serverTimeMs(terms.clock, performance.now());
  const canCancel = rain.status === 'scheduled' && nowMs < Date.parse(rain.startsAt);
  const isRunning = rain.status === 'scheduled' && nowMs >= Date.parse(rain.startsAt);
  const amount = (wire: string) => unbroken(money(minorOf(wire), rain.currencyCode));
  const startsAt = moment(rain.startsAt);
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="tabular font-semibold">{startsAt}</span>
        <Badge tone={rain.status === 'scheduled' ? 'waiting' : 'plain'}>
          {t(isRunning ? 'rain.running' : rainStatusIds[rain.status])}
        </Badge>
      </div>
      <p className="tabular mt-0.5 text-caption text-muted">
        {t('rain.count.of', { count: rain.packetCount, amount: amount(rain.totalMinor) })}
      </p>
      <p className="tabular text-caption text-muted">
        {`${rain.caughtCount} / ${rain.packetCount}`}
        {rain.returnedMinor === null ? '' : ` · ${t('rain.returned')} ${amount(rain.returnedMinor)}`}
      </p>
      <div className="-mb-2 flex flex-wrap gap-x-4">
        <Link
          to={`/m/redRain?rain=${rain.rainId}`}
          aria-label={t('rain.result.of', { moment: startsAt })}
          className="inline-flex min-h-11 items-center text-caption font-medium text-gold-text"
        >
          {t('rain.result')}
        </Link>
        {canCancel ? <CancelButton rain={rain} amount={amount(rain.totalMinor)} startsAt={startsAt} /> : null}
      </div>
    </div>
  );
}

function CancelButton({
  rain,
  amount,
  startsAt,
}: {
  readonly rain: OwnRain;
  readonly amount: string;
  readonly startsAt: string;
}) {
  const t = useTranslate();
  const failureText = useFailureText();
  const cancel = useCancelRedRain();
  const [isAsked, setIsAsked] = useState(false);
  const confirm = async () => {
    try {
      await cancel.mutateAsync(rain.rainId);
      toasts.show('success', t('rain.cancelled.done', { amount }));
    } catch (error) {
      toasts.show('long', failureText(failureOf(error)));
    }
    setIsAsked(false);
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('rain.cancel.of', { moment: startsAt })}
        onClick={() => setIsAsked(true)}
        className="inline-flex min-h-11 items-center text-caption font-medium text-hibiscus-text"
      >
        {t('rain.cancel')}
      </button>
      <LateConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('rain.cancel.sure')}
        text={t('rain.cancel.text', { amount })}
        confirmLabel={t('rain.cancel')}
        cancelLabel={t('rain.cancel.keep')}
        onConfirm={confirm}
        isDangerous
      />
    </>
  );
}
