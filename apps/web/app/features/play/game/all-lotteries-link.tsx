import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';

/** From one lottery to all others. */
export function AllLotteriesLink() {
  const t = useTranslate();
  return (
    <Link to="/m/moreLottery" className={buttonClass('quiet', 'medium', true)}>
      {t('lottery.start.all')}
    </Link>
  );
}
