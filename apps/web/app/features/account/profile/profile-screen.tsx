import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useRefuseTrial } from '../../../shared/trial/use-refuse-trial.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { EmailForm } from './email-form.tsx';
import { HeadIconChoice } from './head-icon-choice.tsx';
import { NicknameForm } from './nickname-form.tsx';
import { PayeeNameForm } from './payee-name-form.tsx';
import { headIconsQuery } from './profile-queries.ts';

export const handle: RouteHandle = {
  title: 'page.profile',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(memberInfoQuery(api)),
    queryClient.prefetchQuery(headIconsQuery(api)),
  ]),
);

export function HydrateFallback() {
  return (
    <div className="space-y-5 px-4 pb-6">
      <ProfileSkeleton />
    </div>
  );
}

/** ME-04: the picture and the data that a member changes by themselves, each saved on its own. */
export default function ProfileScreen() {
  useRefuseTrial();
  return (
    <div className="space-y-5 px-4 pb-6">
      <Loaded query={memberInfoQuery(useApi())} skeleton={<ProfileSkeleton />}>
        {(info) => (
          <>
            <HeadIconChoice info={info} />
            <NicknameForm info={info} />
            <EmailForm info={info} />
            <PayeeNameForm info={info} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function ProfileSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-5">
      <Skeleton className="h-64 w-full rounded-large" />
      <Skeleton className="h-40 w-full rounded-large" />
      <Skeleton className="h-40 w-full rounded-large" />
      <Skeleton className="h-40 w-full rounded-large" />
    </LoadingRegion>
  );
}
