import { crashEngine } from '@wau/rules/crash/crash-engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { eachFrame } from '../platform/animation.ts';
import { useStored } from '../platform/store.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { useMathematics, useMoneyOf, usePace, usePlay } from '../play/play-context.tsx';
import { type CanvasSize, fitCanvas, watchSize } from '../ui/canvas-layer.ts';
import { themeColours } from '../ui/theme-colours.ts';
import type { CrashDesk } from './crash-desk.ts';
import type { ShownBet } from './crash-state.ts';
import { drawFlight } from './flight-drawing.ts';
import { hundredthsText } from './hundredths.ts';

interface CrashStageProps {
  readonly desk: CrashDesk;
  readonly children: ReactNode;
}

/** The sky with its flight, what it stands at, and who has just left it. */
export function CrashStage({ desk, children }: CrashStageProps) {
  const phase = useStored(desk.store, ({ flight }) => flight?.state ?? 'none');
  return (
    <div className="crash" data-phase={phase}>
      <FlightCanvas desk={desk} />
      <Figure desk={desk} />
      <Leavers desk={desk} />
      <Latency desk={desk} />
      {children}
    </div>
  );
}

function FlightCanvas({ desk }: { readonly desk: CrashDesk }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pace = usePace();
  const { theme } = usePlay().title;
  const { doublingMs } = useMathematics(crashEngine);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let context: CanvasRenderingContext2D | undefined;
    let size: CanvasSize = { width: 0, height: 0 };
    let crashedAtMs: number | undefined;
    let flownMs: number | undefined;
    let drawn = '';
    const colours = themeColours();
    const stopWatching = watchSize(element.parentElement ?? element, (next) => {
      size = next;
      context = fitCanvas(element, next);
      drawn = '';
    });
    const stopFrames = eachFrame((nowMs) => {
      const { flight } = desk.store.current();
      const elapsedMs = desk.elapsedMs();
      if (elapsedMs !== undefined) flownMs = elapsedMs;
      if (flight?.state === 'betting' || flight === undefined) flownMs = undefined;
      if (flight?.state === 'crashed') {
        crashedAtMs ??= nowMs;
        // Somebody who comes after the crash sees where it was.
        flownMs = Math.log2((flight.crashHundredths ?? 100) / 100) * doublingMs;
      } else crashedAtMs = undefined;
      const crashedForMs = crashedAtMs === undefined ? undefined : nowMs - crashedAtMs;
      const isStill = pace === 'still';
      // What does not move is drawn once.
      const sight = `${flight?.state} ${flownMs} ${isStill || (crashedForMs ?? 0) > 1_000 || crashedForMs}`;
      if (context !== undefined && sight !== drawn) {
        drawn = sight;
        drawFlight(context, size, colours, { theme, elapsedMs: flownMs, doublingMs, crashedForMs, isStill });
      }
      return true;
    });
    return () => {
      stopFrames();
      stopWatching();
    };
  }, [desk, pace, theme, doublingMs]);
  return <canvas ref={canvas} className="crash-canvas" />;
}

/** The multiplier, or how long bets are taken: written from frame to frame beside React. */
function Figure({ desk }: { readonly desk: CrashDesk }) {
  const { t } = useText();
  const phase = useStored(desk.store, ({ flight }) => flight?.state ?? 'none');
  const crashHundredths = useStored(desk.store, ({ flight }) => flight?.crashHundredths ?? undefined);
  const connection = useStored(desk.store, (state) => state.connection);
  const figure = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const { bettingMs } = useMathematics(crashEngine);
  useEffect(
    () =>
      eachFrame(() => {
        const closesInMs = desk.closesInMs();
        const text =
          closesInMs === undefined
            ? `${hundredthsText(desk.standsAt())}×`
            : closesInMs > 0
              ? t('crash.closes', { seconds: Math.ceil(closesInMs / 1_000) })
              : t('crash.starting');
        if (figure.current !== null && figure.current.textContent !== text) figure.current.textContent = text;
        if (bar.current !== null) {
          bar.current.style.transform = `scaleX(${Math.min(1, Math.max(0, (closesInMs ?? 0) / bettingMs))})`;
        }
        return true;
      }),
    [desk, t, bettingMs],
  );
  const isEmpty = phase === 'none' || phase === 'void';
  return (
    <div className="crash-figure" data-phase={phase}>
      {isEmpty ? (
        <p className="crash-waiting">
          {connection === 'lost' ? t('crash.reconnecting') : t('crash.waiting')}
        </p>
      ) : (
        <>
          <p className="crash-number" aria-hidden="true">
            <span ref={figure}>1.00×</span>
          </p>
          {phase === 'betting' && (
            <span className="crash-bar" aria-hidden="true">
              <span ref={bar} />
            </span>
          )}
        </>
      )}
      <p className="visually-hidden" role="status">
        {crashHundredths !== undefined &&
          t('crash.crashed', { multiplier: `${hundredthsText(crashHundredths)}×` })}
      </p>
      {phase === 'crashed' && crashHundredths !== undefined && (
        <p className="crash-ended" aria-hidden="true">
          {t('crash.point')}
        </p>
      )}
      {connection === 'lost' && !isEmpty && <Reconnecting desk={desk} />}
    </div>
  );
}

/** What an interruption means for the bet that is on the flight. */
function Reconnecting({ desk }: { readonly desk: CrashDesk }) {
  const { t } = useText();
  const isFlying = useStored(desk.store, ({ mine }) => mine?.status === 'flying');
  const target = useStored(desk.store, ({ mine }) => mine?.autoCashOutHundredths ?? undefined);
  return (
    <p className="crash-lost" role="status">
      {!isFlying
        ? t('crash.reconnecting')
        : target === undefined
          ? t('crash.reconnecting.manual')
          : t('crash.reconnecting.auto', { multiplier: `${hundredthsText(target)}×` })}
    </p>
  );
}

const leaversShown = 4;

/** Who cashed out last; of all bets the sheet tells. */
function Leavers({ desk }: { readonly desk: CrashDesk }) {
  const shown = useStored(desk.store, ({ flight }) => flight?.shown);
  const left = (shown ?? [])
    .filter((bet) => bet.cashedOutHundredths !== null)
    .sort((one, other) => (other.cashedOutHundredths ?? 0) - (one.cashedOutHundredths ?? 0))
    .slice(0, leaversShown);
  return (
    <ul className="crash-leavers" aria-hidden="true">
      {left.map((bet) => (
        <Leaver key={bet.seat} bet={bet} />
      ))}
    </ul>
  );
}

function Leaver({ bet }: { readonly bet: ShownBet }) {
  const money = useMoneyOf(bet.currencyCode);
  const at = bet.cashedOutHundredths ?? 100;
  const payoutMinor = (BigInt(bet.stakeMinor) * BigInt(at)) / 100n;
  return (
    <li>
      <span>{bet.name}</span> <b>{hundredthsText(at)}×</b>{' '}
      <span>{money.shortAmount(amountOf(payoutMinor.toString()))}</span>
    </li>
  );
}

/** From here on a player should know that taps arrive late. */
const slowMs = 250;

/** How long the way to the server takes, and what that means. */
function Latency({ desk }: { readonly desk: CrashDesk }) {
  const { t } = useText();
  const latencyMs = useStored(desk.store, (state) => state.latencyMs);
  if (latencyMs === undefined) return null;
  const isSlow = latencyMs >= slowMs;
  return (
    <p className="crash-latency" data-slow={isSlow}>
      {isSlow ? t('crash.latency.slow', { ms: latencyMs }) : t('crash.latency', { ms: latencyMs })}
    </p>
  );
}
