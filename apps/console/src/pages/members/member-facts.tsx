import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ReactNode, useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge } from '../../ui/notice.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { DeskSection } from '../../ui/desk-section.tsx';
import type { MemberProfile } from './member-queries.ts';

type PersonalData = CallValue<Calls['revealMemberData']>;
type Fact = readonly [name: string, value: ReactNode];

/** Who it is; personal data is masked until somebody gives a reason, and shown as long as the page is open. */
export function MemberFacts({ profile, canReveal }: { profile: MemberProfile; canReveal: boolean }) {
  const { client } = useConsole();
  const t = useTexts();
  const { moment } = useFormats();
  const [revealed, setRevealed] = useState<PersonalData>();
  const personal = revealed ?? profile.masked;
  const momentOr = (text: string | null) => (text === null ? '–' : moment(text));
  const { pause, upline, registration } = profile;
  const facts: readonly Fact[] = [
    [t('member.id'), <code key="id">{profile.memberId}</code>],
    [t('member.nickname'), profile.nickname === '' ? '–' : profile.nickname],
    [t('member.registered'), moment(profile.registeredAt)],
    [t('member.last.login'), momentOr(profile.lastLoginAt)],
    [t('member.upline'), upline?.userName ?? '–'],
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

function contact(text: string | null, isConfirmed: boolean, confirmed: string): string {
  if (text === null) return '–';
  return isConfirmed ? `${text} · ${confirmed}` : text;
}
