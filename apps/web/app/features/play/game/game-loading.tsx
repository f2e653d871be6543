import { useTranslate } from '../../../platform/language/use-language.ts';
import { Spinner } from '../../../ui/spinner.tsx';

/** Covers the frame until the game says that it is there. */
export function GameLoading({ isSlow }: { isSlow: boolean }) {
  const t = useTranslate();
  return (
    <div
      role="status"
      className="glow absolute inset-0 flex flex-col items-center justify-center gap-4 bg-page px-8 text-center text-muted"
    >
      <Spinner className="size-10 text-gold-text" />
      {isSlow ? t('launch.slow') : t('launch.loading')}
    </div>
  );
}
