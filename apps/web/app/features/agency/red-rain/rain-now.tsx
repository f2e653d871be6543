import { unbroken } from '@wau/money/format';
import { useState } from 'react';
import { Link } from 'react-router';
import { isOpen, type RedRain } from '../../../platform/agency/red-rains.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import {
  countdownText,
  daysLeft,
  type SalesClock,
  serverTimeMs,
} from '../../../platform/lottery/sales-clock.ts';
import { useSecondsUntil } from '../../../platform/lottery/use-seconds-until.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { FallingPackets } from './falling-packets.tsx';
import { RedPacket } from './red-packet.tsx';
import { useCatchRedPacket } from './use-rain-commands.ts';

interface RainNowProps {
  readonly rain: RedRain;
  readonly clock: SalesClock;
}

/** AG-04: the rain that falls or comes next: waiting for it, catching, and what was caught. */
export function RainNow({ rain, clock }: RainNowProps) {
  const toStart = useSecondsUntil(rain.startsAt, clock) ?? 0;
  const toEnd = useSecondsUntil(rain.endsAt, clock) ?? 0;
  const isOver = toEnd === 0 || !isOpen(rain, serverTimeMs(clock, performance.now()));
  return (
    <Card className="space-y-4">
      <RainHead rain={rain} />
      {rain.caught !== null ? (
        <Caught rain={rain} amountMinor={rain.caught.amountMinor} />
      ) : isOver || (toStart === 0 && !rain.hasPackets) ? (
        <Over rain={rain} />
      ) : toStart > 0 ? (
        <Waiting rain={rain} seconds={toStart} />
      ) : (
        <Falling rain={rain} secondsLeft={toEnd} />
      )}
    </Card>
  );
}

function RainHead({ rain }: { readonly rain: RedRain }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <div className="flex items-center gap-3">
      <RedPacket className="h-12 w-9 shrink-0" />
      <div className="min-w-0">
        <p className="text-caption text-muted">
          {rain.byName === null ? t('rain.by.house') : t('rain.by', { name: rain.byName })}
        </p>
        <p className="font-semibold">
          {t('rain.count.of', {
            count: rain.packetCount,
            amount: unbroken(money(minorOf(rain.totalMinor), rain.currencyCode)),
          })}
        </p>
        {rain.needsActive ? <p className="text-caption text-muted">{t('rain.active')}</p> : null}
      </div>
    </div>
  );
}

function Waiting({ rain, seconds }: { readonly rain: RedRain; readonly seconds: number }) {
  const t = useTranslate();
  const moment = useRecordMoment();
  const isSoon = daysLeft(seconds) === undefined;
  return (
    <div className="space-y-2 text-center">
      {isSoon ? (
        <>
          <p className="text-detail text-muted">{t('rain.starts.in')}</p>
          <p role="timer" className="tabular text-4xl font-bold">
            {countdownText(seconds)}
          </p>
        </>
      ) : null}
      <p className="tabular text-detail text-muted">{moment(rain.startsAt)}</p>
      <p className="text-detail text-pretty text-muted">
        {t(rain.isActive ? 'rain.waiting.text' : 'rain.active.missing')}
      </p>
    </div>
  );
}

function Falling({ rain, secondsLeft }: { readonly rain: RedRain; readonly secondsLeft: number }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const catching = useCatchRedPacket();
  const [isSent, setIsSent] = useState(false);
  const send = () => {
    if (isSent) return;
    setIsSent(true);
    catching.mutate(rain.rainId, { onSettled: () => setIsSent(false) });
  };
  if (catching.data !== undefined) return <Caught rain={rain} amountMinor={catching.data.amountMinor} />;
  return (
    <div className="space-y-3">
      <p className="flex items-center justify-between gap-3 text-detail">
        <span className="font-semibold text-hibiscus-text">{t('rain.running')}</span>
        <span className="tabular text-muted">
          {t('rain.time.left', { time: countdownText(secondsLeft) })}
        </span>
      </p>
      <FallingPackets onCatch={send} isBusy={isSent} />
      <Button isWide isLoading={isSent} onClick={send}>
        {t('rain.catch')}
      </Button>
      <FormError text={catching.error === null ? undefined : failureText(failureOf(catching.error))} />
      <p className="text-detail text-pretty text-muted">
        {t(rain.isActive ? 'rain.catch.hint' : 'rain.active.missing')}
      </p>
    </div>
  );
}

function Caught({ rain, amountMinor }: { readonly rain: RedRain; readonly amountMinor: string }) {
  const t = useTranslate();
  const money = useMoney();
  const amount = unbroken(money(minorOf(amountMinor), rain.currencyCode));
  return (
    <div className="space-y-3 text-center">
      <div role="status" className="rise-in space-y-1">
        <p className="tabular text-2xl font-bold text-gold-text">{t('rain.caught', { amount })}</p>
        <p className="text-detail text-muted">{t('rain.caught.text')}</p>
      </div>
      <ResultLink rain={rain} />
    </div>
  );
}

function Over({ rain }: { readonly rain: RedRain }) {
  const t = useTranslate();
  return (
    <div className="space-y-3 text-center">
      <div role="status" className="space-y-1">
        <p className="font-semibold">{t(rain.hasPackets ? 'rain.ended' : 'rain.over.empty')}</p>
        <p className="text-detail text-muted">{t('rain.over.text')}</p>
      </div>
      <ResultLink rain={rain} />
    </div>
  );
}

function ResultLink({ rain }: { readonly rain: RedRain }) {
  const t = useTranslate();
  return (
    <Link to={`/m/redRain?rain=${rain.rainId}`} className={buttonClass('secondary', 'medium', true)}>
      {t('rain.result')}
    </Link>
  );
}
