import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { commissionsPath } from './commission-paths.ts';

/** An address that names no payment of the agent's leads to all of them. */
export function UnknownPayment() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('commission.unknown.title')}
      text={t('commission.unknown.text')}
      action={
        <Link to={commissionsPath} className={buttonClass('secondary', 'medium')}>
          {t('commission.all')}
        </Link>
      }
    />
  );
}
