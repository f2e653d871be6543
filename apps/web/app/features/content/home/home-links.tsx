import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';

/** At the foot of home: what is looked for there, and has no place in the menus. */
export function HomeLinks() {
  const t = useTranslate();
  const links = [
    { to: '/m/help', label: t('help.title') },
    { to: '/m/service', label: t('service.title') },
    { to: '/m/notice', label: t('notice.title') },
    { to: '/m/download', label: t('page.download') },
    { to: '/m/useragreement', label: t('page.agreement') },
  ];
  return (
    <ul className="flex flex-wrap justify-center gap-x-1 text-detail text-muted">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-11 items-center px-3 underline underline-offset-4">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
