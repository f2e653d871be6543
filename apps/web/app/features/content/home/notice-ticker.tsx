import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { Home } from './home-queries.ts';
import { marqueePace } from './marquee-pace.ts';
import { MotionButton } from './motion-button.tsx';

/**
 * HO-02: the titles of the announcements run past and lead to their list; without any it says so. They run by style
 * alone, so they do before any script, and stand still for whoever wants less motion or stops them.
 */
export function NoticeTicker({ home: { notices } }: { readonly home: Home }) {
  const t = useTranslate();
  const [isPaused, setIsPaused] = useState(false);
  const titles = notices.map(({ title }) => title).join('\u2003•\u2003');
  const isEmpty = notices.length === 0;
  return (
    <div className="home-side flex h-11 items-center rounded-medium bg-surface shadow-low">
      <Link to="/m/notice" className="flex h-11 min-w-0 flex-1 items-center gap-2 ps-3 text-detail">
        <Megaphone className="size-5 text-gold-text" />
        <span className="sr-only">{t('notice.title')}</span>
        {isEmpty ? (
          <span className="truncate pe-3 text-muted">{t('notice.empty.title')}</span>
        ) : (
          <span
            className="marquee min-w-0 flex-1 overflow-hidden"
            data-pace={marqueePace(titles.length)}
            data-paused={isPaused}
          >
            <span className="marquee-track">
              <span>{titles}</span>
              <span aria-hidden="true">{titles}</span>
            </span>
          </span>
        )}
      </Link>
      {isEmpty ? null : <MotionButton what={t('notice.title')} isPaused={isPaused} onChange={setIsPaused} />}
    </div>
  );
}
