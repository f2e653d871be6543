import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface FormPageProps {
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly end: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that is one form: an arrow, a heading, the form; without header and footer of the shell. */
export function FormPage({ backLabel, onBack, end, title, text, children }: FormPageProps) {
  return (
    <div className="glow min-h-dvh pb-[calc(24px+env(safe-area-inset-bottom))]">
      <div className="box-content flex min-h-14 items-center justify-between px-2 pt-[env(safe-area-inset-top)]">
        <IconButton label={backLabel} onClick={onBack}>
          <ChevronLeft className="size-6 rtl:-scale-x-100" />
        </IconButton>
        {end}
      </div>
      <div className="px-5 pt-4">
        <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
        <p className="mt-1 mb-6 text-muted">{text}</p>
        {children}
      </div>
    </div>
  );
}
