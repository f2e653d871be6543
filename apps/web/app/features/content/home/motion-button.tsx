import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';

interface MotionButtonProps {
  /** What moves, because there is more than one such button. */
  readonly what: string;
  readonly isPaused: boolean;
  readonly onChange: (isPaused: boolean) => void;
}

/** Stops what moves by itself beside it. It is not there where nothing moves, and waits for its code as the block does. */
export function MotionButton({ what, isPaused, onChange }: MotionButtonProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-label={`${isPaused ? t('carousel.play') : t('carousel.pause')}: ${what}`}
      disabled={!useHydrated()}
      onClick={() => onChange(!isPaused)}
      className="flex size-11 shrink-0 items-center justify-center text-muted motion-reduce:hidden"
    >
      {isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
    </button>
  );
}
