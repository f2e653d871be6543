import UserCheck from 'lucide-react/icons/user-check';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { CopyButton } from '../../../shared/copy/copy-button.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';

interface OpenedCardProps {
  readonly userName: string;
  readonly password: string;
  readonly onNext: () => void;
}

/** The account is open: what has to be handed on, since nobody sees the password again. */
export function OpenedCard({ userName, password, onNext }: OpenedCardProps) {
  const t = useTranslate();
  const login = () => new URL('/m/login', window.location.origin).href;
  return (
    <Card className="space-y-4">
      <div className="text-center" role="status">
        <UserCheck className="mx-auto mb-2 size-8 text-sea-text" />
        <h2 className="text-lg font-semibold text-balance">{t('opening.opened')}</h2>
        <p className="mt-1 text-detail text-pretty text-muted">{t('opening.opened.text')}</p>
      </div>
      <dl className="divide-y divide-line rounded-medium bg-raised px-4">
        {[
          { name: t('opening.userName'), value: userName },
          { name: t('opening.password'), value: password },
        ].map(({ name, value }) => (
          <div key={name} className="py-2.5">
            <dt className="text-caption text-muted">{name}</dt>
            <dd className="font-mono break-all select-all">{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton
        text={() =>
          `${t('opening.userName')}: ${userName}\n${t('opening.password')}: ${password}\n${login()}`
        }
        label={t('opening.copy')}
        isWide
      />
      <div className="halves gap-3">
        <Link to="/m/member/team" className={buttonClass('secondary', 'medium', true)}>
          {t('page.team.members')}
        </Link>
        <Button size="medium" isWide onClick={onNext}>
          {t('opening.next')}
        </Button>
      </div>
    </Card>
  );
}
