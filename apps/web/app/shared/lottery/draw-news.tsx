import { useTranslate } from '../../platform/language/use-language.ts';
import { useLotteryWord } from '../../platform/lottery/use-lottery-word.ts';
import { numbersText } from './numbers-text.ts';
import type { DrawnResult } from './result-look.ts';

interface DrawNewsProps {
  readonly family: string | undefined;
  /** The latest draw, where it has come while somebody looked on. */
  readonly draw: { readonly numero: string; readonly result: DrawnResult } | undefined;
}

/** Tells those who do not see it, once, that a draw has numbers. It stands on the page before there is anything to tell. */
export function DrawNews({ family, draw }: DrawNewsProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  return (
    <p role="status" className="sr-only">
      {draw === undefined
        ? ''
        : t('lottery.drawn', { numero: draw.numero, numbers: numbersText(family, draw.result, word) })}
    </p>
  );
}
