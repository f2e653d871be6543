import { Link } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { screenExists } from '../../platform/navigation/screen-exists.ts';
import { useFlag } from '../../platform/site/site-query.ts';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import type { Popup } from './announcement-queries.ts';

interface PopupGoalProps {
  readonly popup: Pick<Popup, 'link' | 'promotionType'>;
  readonly onFollow: () => void;
}

/** HO-03: the go-to action: the reward centre, another page of the site, or an address elsewhere in a tab of its own. */
export function PopupGoal({ popup: { link, promotionType }, onFollow }: PopupGoalProps) {
  const t = useTranslate();
  const hasRewards = useFlag('REWCEN3');
  const className = buttonClass('primary', 'large', true);
  if (link.startsWith('https://')) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={className}>
        {t('announcement.open')}
      </a>
    );
  }
  // Nothing leads to a page that this version or the merchant does not have.
  if (!screenExists(link.split(/[?#]/)[0] ?? '') || (promotionType === 'REWARD' && !hasRewards)) return null;
  return (
    <Link to={link} onClick={onFollow} className={className}>
      {promotionType === 'REWARD' ? t('announcement.rewards') : t('announcement.open')}
    </Link>
  );
}
