import Coins from 'lucide-react/icons/coins';
import Scale from 'lucide-react/icons/scale';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useLeaveIfMember } from '../../../platform/session/use-leave-if-member.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { useStartTrial } from '../../../shared/trial/use-start-trial.ts';
import { useTrialReturn } from '../../../shared/trial/use-trial-return.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';

export const handle: RouteHandle = {
  title: 'page.trail',
  showsTitle: true,
  back: true,
  backPath: '/m/home',
  header: true,
  footer: false,
};

/** AC-10: what a free trial is, and its beginning. */
export default function TrialScreen() {
  const t = useTranslate();
  const startTrial = useStartTrial(useTrialReturn());
  useLeaveIfMember();
  if (!useFlag('FREEPLAY3')) return <Navigate to="/m/home" replace />;
  return (
    <div className="glow flex flex-1 flex-col px-5 pt-6 pb-[calc(24px+env(safe-area-inset-bottom))]">
      <p className="mb-6 text-pretty text-muted">{t('trail.text')}</p>
      <Card className="py-0">
        <ul className="divide-y divide-line">
          <Point icon={<Coins />}>{t('trail.point.money')}</Point>
          <Point icon={<Scale />}>{t('trail.point.fair')}</Point>
          <Point icon={<UserRound />}>{t('trail.point.limits')}</Point>
        </ul>
      </Card>
      <Button isWide className="mt-6" onClick={startTrial}>
        {t('trail.start')}
      </Button>
    </div>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4 py-4 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-gold-text">
      {icon}
      <span>{children}</span>
    </li>
  );
}
