import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import type { RouteHandle } from '../../platform/navigation/route-handle.ts';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

export const handle: RouteHandle = { title: 'page.maintenance', back: true, header: true, footer: false };

/**
 * `/m/maintenance`: while the site is closed every address shows the closed screen, so whoever sees this one came
 * after the end.
 */
export default function MaintenanceOverScreen() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={t('maintenance.over.title')}
      text={t('maintenance.over.text')}
      action={
        <Link to="/m/home" className={buttonClass('primary', 'medium')}>
          {t('action.home')}
        </Link>
      }
    />
  );
}
