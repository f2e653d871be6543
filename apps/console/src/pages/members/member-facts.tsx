import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { DeskSection } from '../../ui/desk-section.tsx';
import { Badge } from '../../ui/notice.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { MemberProfile } from './member-queries.ts';

type PersonalData = CallValue<Calls['revealMemberData']>;
type Fact = readonly [name: string, value: ReactNode];

interface MemberFactsProps {
  readonly profile: MemberProfile;
  readonly canReveal: boolean;
  readonly opensAgents: boolean;
  readonly opensRates: boolean;
  readonly opensAffiliates: boolean;
}

/** Who it is; personal data is masked until somebody gives a reason, and shown as long as the page is open. */
export function MemberFacts({ profile, canReveal, ...opens }: MemberFactsProps) {
  const { client } = useConsole();
  const t = useTexts();
  const { moment } = useFormats();
  const [revealed, setRevealed] = useState<PersonalData>();
  const personal = revealed ?? profile.masked;
  const momentOr = (text: string | null) => (text === null ? '–' : moment(text));
  const { pause, registration } = profile;
  const facts: readonly Fact[] = [
    [t('member.id'), <code key="id">{profile.memberId}</code>],
    [t('member.nickname'), profile.nickname === '' ? '–' : profile.nickname],
    [t('member.registered'), moment(profile.registeredAt)],
    [t('member.last.login'), momentOr(profile.lastLoginAt)],
    [t('member.upline'), <Upline key="upline" profile={profile} opens={opens} />],
    [t('member.came'), registration === null ? '–' : `${registration.mode}, ${registration.domain}`],
    [t('member.identity'), t(`member.identity.${profile.identityStatus}`)],
    [
      t('member.mobile'),
      contact(personal.mobileNumber, profile.masked.isMobileConfirmed, t('member.confirmed')),
    ],
    [t('member.email'), contact(personal.email, profile.masked.isEmailConfirmed, t('member.confirmed'))],
    [t('member.payee'), personal.payeeName ?? '–'],
    [t('member.id.number'), personal.idNumber ?? '–'],
    ...(revealed?.contacts ?? []).map(({ channel, handle }): Fact => [channel, handle]),
  ];
  return (
    <DeskSection title={profile.userName}>
      <p className="flex flex-wrap gap-2">
        <Badge tone={profile.status === 'active' ? 'good' : 'bad'}>
          {t(`member.status.${profile.status}`)}
        </Badge>
        {pause === null ? null : (
          <Badge tone="look">
            {t(`member.pause.${pause.kind}`)}
            {pause.endsAt === null ? '' : ` · ${moment(pause.endsAt)}`}
          </Badge>
        )}
      </p>
      <Facts facts={facts} />
      {canReveal && revealed === undefined ? (
        <ReasonForm
          action={t('member.reveal')}
          act={async (reason) =>
            setRevealed(
              await client.call('revealMemberData', {
                params: { memberId: profile.memberId },
                body: { reason },
              }),
            )
          }
        />
      ) : null}
    </DeskSection>
  );
}

/** Under whom the member stands; it leads to the place in the tree, and to what hangs on it. */
function Upline({
  profile: { memberId, upline },
  opens,
}: {
  profile: MemberProfile;
  opens: Pick<MemberFactsProps, 'opensAgents' | 'opensRates' | 'opensAffiliates'>;
}) {
  const t = useTexts();
  const ways = [
    ...(opens.opensAgents ? [{ to: `/agents?agent=${memberId}`, text: t('agents.member.place') }] : []),
    ...(opens.opensRates ? [{ to: `/rates?member=${memberId}`, text: t('rates.member') }] : []),
    ...(opens.opensAffiliates
      ? [{ to: `/affiliates?member=${memberId}`, text: t('affiliates.member.link') }]
      : []),
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {upline?.userName ?? '–'}
      {ways.map(({ to, text }) => (
        <Link key={to} to={to} className="inline-flex min-h-11 items-center font-normal underline">
          {text}
        </Link>
      ))}
    </span>
  );
}

function contact(text: string | null, isConfirmed: boolean, confirmed: string): string {
  if (text === null) return '–';
  return isConfirmed ? `${text} · ${confirmed}` : text;
}
