import { Facts } from '../../ui/card.tsx';
import type { ResultShape } from './lottery-result-queries.ts';
import { usePrizeName } from './use-prize-name.ts';

interface ResultViewProps {
  readonly shape: ResultShape;
  readonly result: Readonly<Record<string, readonly string[]>>;
}

/** The numbers of a draw, prize by prize. */
export function ResultView({ shape, result }: ResultViewProps) {
  const prizeName = usePrizeName();
  return <Facts facts={shape.prizes.map(({ code }) => [prizeName(code), result[code]?.join(' · ') ?? ''])} />;
}
