import CircleDot from 'lucide-react/icons/circle-dot';
import Dices from 'lucide-react/icons/dices';
import Flag from 'lucide-react/icons/flag';
import Hash from 'lucide-react/icons/hash';
import Ticket from 'lucide-react/icons/ticket';
import { type ResultLook, resultLookOf } from './result-look.ts';

const marks = {
  digits: Hash,
  dice: Dices,
  balls: CircleDot,
  places: Flag,
  prizes: Ticket,
} as const satisfies Record<ResultLook, unknown>;

/** What is drawn there, as a sign before the lottery's name. */
export function LotteryMark({ family }: { readonly family: string }) {
  const Mark = marks[resultLookOf(family)];
  return (
    <span className="flex size-11 shrink-0 items-center justify-center rounded-small bg-raised text-gold-text">
      <Mark className="size-5" />
    </span>
  );
}
