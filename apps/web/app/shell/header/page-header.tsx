import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useLocation } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { type RouteHandle, showsTitleAt } from '../../platform/navigation/route-handle.ts';
import { useGoBack } from '../../platform/navigation/use-go-back.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { BalanceText } from '../../shared/balance/balance-text.tsx';
import { LanguageButton } from '../../shared/language/language-button.tsx';
import { ScreenTitle } from '../../shared/screen/screen-title.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';

/** SH-08: the header of every page but home: an arrow back, and a title on the routes that show one. */
export function PageHeader({ handle }: { handle: RouteHandle }) {
  const t = useTranslate();
  const goBack = useGoBack(handle.backPath);
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-14 items-center px-2">
      {handle.back ? (
        <IconButton label={t('action.back')} onClick={goBack}>
          <ChevronLeft className="size-6 rtl:-scale-x-100" />
        </IconButton>
      ) : null}
      {showsTitleAt(handle, pathname) ? <ScreenTitle className="px-1 py-1" /> : <div className="flex-1" />}
      {handle.right === 'balance' ? <BalanceSlot /> : null}
      <LanguageButton />
    </div>
  );
}

/** What the member has, where a screen is about money. */
function BalanceSlot() {
  const t = useTranslate();
  if (useSession() === undefined) return null;
  return (
    <div className="px-2 text-detail font-semibold whitespace-nowrap">
      <span className="sr-only">{t('balance.label')}</span> <BalanceText />
    </div>
  );
}
