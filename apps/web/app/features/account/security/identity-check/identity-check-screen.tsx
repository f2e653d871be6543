import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import { Link } from 'react-router';
import { useTranslate } from '../../../../platform/language/use-language.ts';
import { useMoment } from '../../../../platform/language/use-moment.ts';
import { memberLoader } from '../../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../../platform/services/app-services.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { buttonClass } from '../../../../ui/buttons/button-style.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { securityHandle } from '../security-handle.ts';
import { SecurityPage, SecurityPageSkeleton, SecurityRows } from '../security-page.tsx';
import { type IdentityStatus, identityStatusQuery } from '../security-queries.ts';
import { useWayOn } from '../use-way-on.ts';
import { IdentityCheckForm } from './identity-check-form.tsx';

const pageTitle = 'page.security.identity' as const;

export const handle = securityHandle(pageTitle);
export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <SecurityPageSkeleton count={3} />;
}

/** ME-09: both sides of the ID card are sent, looked at and accepted, or sent again. */
export default function IdentityCheckScreen() {
  return (
    <SecurityPage>
      <Loaded query={identityStatusQuery(useApi())} skeleton={<SecurityRows count={3} />}>
        {(identity) => <Standing identity={identity} />}
      </Loaded>
    </SecurityPage>
  );
}

function Standing({ identity: { status, reason, submittedAt } }: { identity: IdentityStatus }) {
  const t = useTranslate();
  const moment = useMoment();
  if (status === 'verified') {
    return (
      <EmptyState
        icon={<BadgeCheck />}
        title={t('security.identity.verified')}
        text={t('security.identity.verified.text')}
        action={<WayOn />}
      />
    );
  }
  if (status === 'reviewing') {
    return (
      <EmptyState
        icon={<Clock />}
        title={t('security.identity.reviewing')}
        text={t('security.identity.reviewing.text', {
          moment: submittedAt === null ? '' : moment(submittedAt),
        })}
        action={<WayOn />}
      />
    );
  }
  return (
    <>
      {status === 'refused' ? (
        <Card>
          <Badge tone="bad">{t('security.identity.refused')}</Badge>
          <p className="mt-1 text-pretty break-words">{t('security.identity.refused.text', { reason })}</p>
        </Card>
      ) : null}
      <p className="text-pretty text-muted">{t('security.identity.intro')}</p>
      <IdentityCheckForm />
    </>
  );
}

/** Back to the withdrawal that asked for it. */
function WayOn() {
  const t = useTranslate();
  const wayOn = useWayOn();
  return wayOn === undefined ? null : (
    <Link to={wayOn} replace className={buttonClass('secondary', 'medium')}>
      {t('page.withdraw')}
    </Link>
  );
}
