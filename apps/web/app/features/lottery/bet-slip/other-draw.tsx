import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { useSlipDraws } from './use-slip-draws.ts';

interface OtherDrawProps {
  readonly draws: ReturnType<typeof useSlipDraws>;
  /** Whether the draw that the slip is meant for does not take all of it. */
  readonly isWanted: boolean;
}

/** The way to a later draw, where the next one is full, and back from there. */
export function OtherDraw({ draws: { sooner, later, choose }, isWanted }: OtherDrawProps) {
  const t = useTranslate();
  const offersLater = isWanted && later !== undefined;
  if (!offersLater && sooner === undefined) return null;
  return (
    <div className="flex flex-wrap gap-2 py-1">
      {offersLater ? (
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
