import { Link } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { LostKite } from './lost-kite.tsx';

export function NotFoundPage() {
  const t = useTranslate();
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <LostKite />
      <h2 className="mt-6 text-lg font-semibold">{t('error.not.found.title')}</h2>
      <p className="mt-2 max-w-72 text-pretty text-muted">{t('error.not.found.text')}</p>
      <Link to="/m/home" className={`mt-8 ${buttonClass('primary', 'large')}`}>
        {t('action.home')}
      </Link>
    </div>
  );
}
