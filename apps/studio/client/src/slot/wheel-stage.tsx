import { useStored } from '../platform/store.ts';
import { useText } from '../platform/text.tsx';
import { useMoney } from '../play/play-context.tsx';
import { prizeText } from './prize-text.ts';
import { PrizeWorths } from './prize-worths.tsx';
import type { CaptionStore, ShownWheel } from './slot-caption.ts';
import { wheelSlices } from './wheel-slices.ts';

/** A wheel over the reels that turns to where it has been drawn. */
export function WheelStage({ caption }: { readonly caption: CaptionStore }) {
  const wheel = useStored(caption, (told) => told.wheel);
  return wheel === undefined ? null : (
    <Wheel key={`${wheel.segment}/${wheel.segments.length}`} wheel={wheel} />
  );
}

function Wheel({ wheel }: { readonly wheel: ShownWheel }) {
  const { t } = useText();
  const money = useMoney();
  const { slices, restTurns } = wheelSlices(wheel.weights, wheel.segment);
  const prize = wheel.segments[wheel.segment];
  return (
    <div className="slot-wheel">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <g
          className="slot-wheel-disc"
          ref={(disc) => {
            disc?.animate([{ transform: 'rotate(0turn)' }, { transform: `rotate(${restTurns}turn)` }], {
              duration: wheel.spinMs,
              easing: 'cubic-bezier(0.12, 0.6, 0.16, 1)',
              fill: 'forwards',
            });
          }}
        >
          {slices.map(({ path, middleTurns }, index) => (
            <g key={path}>
              <path d={path} data-tone={index & 1} />
              <text transform={`rotate(${middleTurns * 360 - 90}) translate(33 0) rotate(90)`}>
                {prizeText(wheel.segments[index] ?? { kind: 'end' }, t, money)}
              </text>
            </g>
          ))}
        </g>
        <circle r="9" className="slot-wheel-hub" />
        <path d="M-5 -50 L5 -50 L0 -40 Z" className="slot-wheel-pointer" />
      </svg>
      <PrizeWorths prizes={wheel.segments} factor={1} />
      <p className="visually-hidden" role="status">
        {prize !== undefined && prizeText(prize, t, money)}
      </p>
    </div>
  );
}
