import { multiplierLabel } from '../instant/multiplier-label.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { flipsOf } from './coin-motion.ts';

/** Every toss: the side that was chosen, what the coins showed, and what it was worth. */
export function CoinRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  return (
    <dl className="facts">
      {flipsOf(round.events)
        .map((flip, index) => ({ ...flip, number: index + 1 }))
        .map(({ number, chosen, sides, multiplierTenThousandths }) => (
          <FlipFact key={number} name={`${number}. ${t(`coin.${chosen}`)}`}>
            {`${sides.map((side) => t(`coin.${side}`)).join(', ')} · ${multiplierLabel(multiplierTenThousandths)}×`}
          </FlipFact>
        ))}
    </dl>
  );
}

function FlipFact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
