import { whenItComes } from '@wau/late-scripts/late-source';
import type { EmblaCarouselType } from 'embla-carousel';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

/** How long each slide stays. */
export const autoplayMs = 5_000;

interface CarouselProps<Slide> {
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly keyOf: (slide: Slide) => string;
  readonly render: (slide: Slide, position: number) => ReactNode;
  readonly pauseLabel: string;
  readonly playLabel: string;
  readonly className?: string;
}

/**
 * Slides side by side. With more than one it loops and moves on by itself, and stops while it is touched, hidden,
 * paused or unwanted (reduced motion). It is complete without script: the engine loads after the first paint.
 */
export function Carousel<Slide>({
  label,
  slides,
  keyOf,
  render,
  pauseLabel,
  playLabel,
  className,
}: CarouselProps<Slide>) {
  const viewport = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const pause = useRef<HTMLButtonElement>(null);
  const isMoving = slides.length > 1;

  // Who has stopped it before it could move (`early-taps.tsx`) meant it.
  useEffect(() => setIsPaused(pause.current?.dataset.tapped !== undefined), []);

  useEffect(() => {
    const element = viewport.current;
    if (element === null || !isMoving) return;
    let made: EmblaCarouselType | undefined;
    const stopWaiting = whenItComes(
      () => import('embla-carousel'),
      ({ default: EmblaCarousel }) => {
        const carousel = EmblaCarousel(element, { loop: true });
        carousel.on('select', () => setSelected(carousel.selectedScrollSnap()));
        made = carousel;
        setEngine(carousel);
      },
    );
    return () => {
      stopWaiting();
      made?.destroy();
    };
  }, [isMoving]);

  useEffect(() => {
    if (engine === undefined || isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => clearInterval(timer);
    const start = () => {
      stop();
      timer = setInterval(() => {
        if (!document.hidden) engine.scrollNext();
      }, autoplayMs);
    };
    start();
    engine.on('pointerDown', stop).on('pointerUp', start);
    return () => {
      stop();
      engine.off('pointerDown', stop).off('pointerUp', start);
    };
  }, [engine, isPaused]);

  return (
    <section aria-roledescription="carousel" aria-label={label} className={classNames('relative', className)}>
      <div ref={viewport} className="overflow-hidden rounded-large">
        <div className="flex">
          {slides.map((slide, position) => (
            <div
              key={keyOf(slide)}
              className="grid min-w-0 grid-cols-1 shrink-0 grow-0 basis-full"
              inert={position !== selected}
            >
              {render(slide, position)}
            </div>
          ))}
        </div>
      </div>
      {isMoving ? (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-center">
          <div className="flex gap-1.5">
            {slides.map((slide, position) => (
              <span
                key={keyOf(slide)}
                className={
                  position === selected
                    ? 'h-1.5 w-5 rounded-full bg-gold'
                    : 'size-1.5 rounded-full bg-white/60'
                }
              />
            ))}
          </div>
          <button
            ref={pause}
            type="button"
            data-early-tap=""
            suppressHydrationWarning
            aria-label={isPaused ? playLabel : pauseLabel}
            onClick={() => setIsPaused((paused) => !paused)}
            className="pointer-events-auto absolute end-0 bottom-0 flex size-11 items-end justify-end p-3 text-white/85"
          >
            {isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
          </button>
        </div>
      ) : null}
    </section>
  );
}
