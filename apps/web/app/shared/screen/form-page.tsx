import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LanguageButton } from '../language/language-button.tsx';
import { ScreenTitle } from './screen-title.tsx';

interface FormPageProps {
  readonly onBack: () => void;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A page that is one form: an arrow, a heading, the form; without header and footer of the shell. */
export function FormPage({ onBack, text, children }: FormPageProps) {
  const t = useTranslate();
  return (
    <div className="glow min-h-dvh pb-[calc(24px+env(safe-area-inset-bottom))]">
      <div className="box-content flex min-h-14 items-center justify-between px-2 pt-(--top-edge)">
        <IconButton label={t('action.back')} onClick={onBack}>
          <ChevronLeft className="size-6 rtl:-scale-x-100" />
        </IconButton>
        <LanguageButton />
      </div>
      <div className="px-5 pt-4">
        <ScreenTitle />
        {text === undefined ? null : <p className="mt-1 mb-6 text-muted">{text}</p>}
        {children}
      </div>
    </div>
  );
}
