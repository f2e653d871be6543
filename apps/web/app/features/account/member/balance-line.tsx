import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { hideBalance, useBalanceHidden } from '../../../platform/balance/balance-visibility.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { BalanceText } from '../../../shared/balance/balance-text.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';

/** The balance in large figures, with the eye that hides it. */
export function BalanceLine() {
  const t = useTranslate();
  const isHidden = useBalanceHidden();
  return (
    <div>
      <p className="text-detail text-muted">{t('balance.label')}</p>
      <div className="flex items-center text-3xl font-bold">
        <BalanceText />
        <IconButton
          label={isHidden ? t('balance.show') : t('balance.hide')}
          onClick={() => hideBalance(!isHidden)}
          className="-my-2 text-muted"
        >
          {isHidden ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        </IconButton>
      </div>
    </div>
  );
}
