import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

/** Nobody stands below yet: the way to the first is to open an account, by hand or by a link, for whoever may. */
export function NoTeam() {
  const t = useTranslate();
  const opens = mayHaveContracts(useSession()?.type ?? 0);
  return (
    <EmptyState
      icon={<Users />}
      title={t('team.empty.title')}
      text={t(opens ? 'team.empty.text' : 'team.empty.closed')}
      action={
        opens ? (
          <Link to="/m/agentRegister" className={buttonClass('primary', 'medium')}>
            {t('page.opening')}
          </Link>
        ) : (
          <Link to="/m/agent" className={buttonClass('secondary', 'medium')}>
            {t('page.agent')}
          </Link>
        )
      }
    />
  );
}
