import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { Link } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ConsolePage } from '../console-page.ts';
import { comingOf } from './rate-draft.ts';
import { RateForm } from './rate-form.tsx';
import { type MemberRate, type MemberRates, memberRatesQuery } from './rate-queries.ts';

interface RatesDeskProps {
  readonly memberId: MemberId;
  readonly open: readonly ConsolePage[];
  /** Leads to somebody above or below. */
  readonly onOpen: (memberId: MemberId) => void;
}

/** A member's rates between what the upline has and what was promised below; those that the house gives can be changed. */
export function RatesDesk({ memberId, open, onOpen }: RatesDeskProps) {
  const t = useTexts();
  const asked = useQuery(memberRatesQuery(useConsole(), memberId));
  return (
    <Asked query={asked}>
      {(member) => (
        <section
          aria-label={t('rates.of', { name: member.userName })}
          className="flex min-w-0 flex-col gap-5"
        >
          <DeskSection title={member.userName}>
            <Facts
              facts={[
                [t('member.upline'), <Upline key="upline" member={member} onOpen={onOpen} />],
                [
                  t('rates.given.by'),
                  member.isByHouse || member.upline === null
                    ? t('agents.chain.house')
                    : member.upline.userName,
                ],
              ]}
            />
            <RateTable member={member} onOpen={onOpen} />
            <Ways memberId={memberId} open={open} />
          </DeskSection>
          {member.isByHouse ? (
            <RateForm member={member} />
          ) : (
            <Notice>
              <p>{t('rates.upline.decides', { name: member.upline?.userName ?? '' })}</p>
              <p className="text-muted">{t('rates.upline.way')}</p>
            </Notice>
          )}
        </section>
      )}
    </Asked>
  );
}

interface PeopleProps {
  readonly member: MemberRates;
  readonly onOpen: (memberId: MemberId) => void;
}

function Upline({ member: { upline }, onOpen }: PeopleProps) {
  const t = useTexts();
  if (upline === null) return t('agents.top');
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Person person={upline} onOpen={onOpen} />
      {upline.isAgent ? null : <span className="font-normal text-muted">{t('rates.upline.no.agent')}</span>}
    </span>
  );
}

interface PersonProps {
  readonly person: { readonly memberId: MemberId; readonly userName: string };
  readonly onOpen: (memberId: MemberId) => void;
}

function Person({ person: { memberId, userName }, onOpen }: PersonProps) {
  const t = useTexts();
  return (
    <button
      type="button"
      aria-label={t('rates.of', { name: userName })}
      onClick={() => onOpen(memberId)}
      className="min-h-11 break-all text-gold-text underline"
    >
      {userName}
    </button>
  );
}

function RateTable({ member, onOpen }: PeopleProps) {
  const t = useTexts();
  const { day, percent } = useFormats();
  const rate = (basisPoints: number): string => percent(basisPoints / 100);
  const above: readonly FigureColumn<MemberRate>[] = member.isByHouse
    ? []
    : [
        {
          id: 'upline',
          title: t('rates.upline.has'),
          cell: ({ uplineBasisPoints }) => (uplineBasisPoints === null ? '–' : rate(uplineBasisPoints)),
        },
      ];
  return (
    <FigureTable
      caption={t('rates.table', { name: member.userName })}
      columns={[
        {
          id: 'product',
          title: t('contracts.product'),
          isText: true,
          cell: ({ product }) => t(`contracts.product.${product}`),
        },
        { id: 'now', title: t('rates.today'), cell: ({ basisPoints }) => rate(basisPoints) },
        {
          id: 'next',
          title: t('rates.from', { day: day(member.startsOn) }),
          cell: (each) => rate(comingOf(each)),
        },
        ...above,
        {
          id: 'promised',
          title: t('rates.promised'),
          isText: true,
          cell: ({ promisedBasisPoints, promisedTo }) =>
            promisedTo === null ? (
              '–'
            ) : (
              <span className="flex items-center gap-2">
                {rate(promisedBasisPoints)} <Person person={promisedTo} onOpen={onOpen} />
              </span>
            ),
        },
      ]}
      rows={member.rates}
      keyOf={({ product }) => product}
    />
  );
}

/** Where else the same is told of, as far as these roles go there. */
function Ways({ memberId, open }: Pick<RatesDeskProps, 'memberId' | 'open'>) {
  const t = useTexts();
  const ways = [
    { path: '/agents', search: `agent=${memberId}`, text: t('agents.member.place') },
    { path: '/audit', search: `subject=${memberId}`, text: t('rates.audit') },
  ].filter(({ path }) => open.some((page) => page.path === path));
  return (
    <p className="flex flex-wrap gap-x-5">
      {ways.map(({ path, search, text }) => (
        <Link
          key={path}
          to={`${path}?${search}`}
          className="inline-flex min-h-11 items-center text-gold-text underline"
        >
          {text}
        </Link>
      ))}
    </p>
  );
}
