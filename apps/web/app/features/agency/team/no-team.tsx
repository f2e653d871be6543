import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

/** Nobody stands below yet: the way to the first is the invitation. */
export function NoTeam() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Users />}
      title={t('team.empty.title')}
      text={t('team.empty.text')}
      action={
        <Link to="/m/inviteFriends" className={buttonClass('primary', 'medium')}>
          {t('team.empty.action')}
        </Link>
      }
    />
  );
}
