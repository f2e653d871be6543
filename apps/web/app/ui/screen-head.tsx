import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface ScreenHeadProps {
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly title: string;
  readonly end?: ReactNode;
}

/** The head of a screen that brings its own: an arrow back and the screen's name. */
export function ScreenHead({ backLabel, onBack, title, end }: ScreenHeadProps) {
  return (
    <div className="box-content flex min-h-14 items-center px-2 pt-[env(safe-area-inset-top)]">
      <IconButton label={backLabel} onClick={onBack}>
        <ChevronLeft className="size-6 rtl:-scale-x-100" />
      </IconButton>
      <h1 className="min-w-0 flex-1 py-1 text-center text-balance font-semibold">{title}</h1>
      <div className="flex min-w-11 justify-end">{end}</div>
    </div>
  );
}
