import HeartSign from 'lucide-react/icons/heart';
import { useTranslate } from '../../platform/language/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Heart } from './use-heart.ts';

interface HeartButtonProps {
  readonly heart: Heart;
  /** Of what it is the heart. */
  readonly name: string;
  readonly className?: string;
}

/** GA-05: a heart, filled for a favourite. */
export function HeartButton({ heart: { isFavourite, toggle }, name, className = '' }: HeartButtonProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t('games.favourite', { name })}
      onClick={toggle}
      className={classNames('flex size-11 items-center justify-center pressed:scale-90', className)}
    >
      <span className="flex size-8 items-center justify-center rounded-full bg-page/70">
        <HeartSign
          className={classNames('size-4.5', isFavourite ? 'fill-hibiscus text-hibiscus' : 'text-text')}
        />
      </span>
    </button>
  );
}
