import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { useSlipDraws } from './use-slip-draws.ts';

interface OtherDrawProps {
  readonly draws: ReturnType<typeof useSlipDraws>;
  /** Whether the draw that the slip is meant for does not take all of it. */
  readonly isWanted: boolean;
  /** Whether the later draw has closed the same; `undefined` until that is known. */
  readonly isClosedLater: boolean | undefined;
}

/** The way to a later draw, where the next one does not take all and that one does, and back from there. */
export function OtherDraw({ draws: { sooner, later, choose }, isWanted, isClosedLater }: OtherDrawProps) {
  const t = useTranslate();
  const offersLater = isWanted && later !== undefined;
  if (!offersLater && sooner === undefined) return null;
  return (
    <div className="flex flex-wrap gap-2 py-1">
      {offersLater && isClosedLater === true ? (
        <p className="words text-sm text-muted">{t('slip.draw.later.closed', { numero: later })}</p>
      ) : null}
      {offersLater && isClosedLater === false ? (
        <Button look="quiet" size="small" className="border border-line" onClick={() => choose(later)}>
          {t('slip.draw.later', { numero: later })}
        </Button>
      ) : null}
      {sooner === undefined ? null : (
        <Button look="quiet" size="small" onClick={() => choose(undefined)}>
          {t('slip.draw.back', { numero: sooner })}
        </Button>
      )}
    </div>
  );
}
