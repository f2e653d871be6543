import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ScreenTitle } from './screen-title.tsx';

interface ScreenHeadProps {
  readonly onBack: () => void;
  readonly end?: ReactNode;
}

/** The head of a screen that brings its own: an arrow back and the screen's name. */
export function ScreenHead({ onBack, end }: ScreenHeadProps) {
  const t = useTranslate();
  return (
    <div className="box-content flex min-h-14 items-center px-2 pt-(--top-edge)">
      <IconButton label={t('action.back')} onClick={onBack}>
        <ChevronLeft className="size-6 rtl:-scale-x-100" />
      </IconButton>
      <ScreenTitle className="px-1 py-1" />
      <div className="flex min-w-11 justify-end">{end}</div>
    </div>
  );
}
