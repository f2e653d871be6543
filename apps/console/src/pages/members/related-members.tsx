import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { relatedQuery } from './member-queries.ts';

interface RelatedMembersProps {
  readonly memberId: MemberId;
  readonly onOpen: (memberId: MemberId) => void;
}

/** Accounts of the same device, address or bank account: no proof of anything, and worth a look. */
export function RelatedMembers({ memberId, onOpen }: RelatedMembersProps) {
  const services = useConsole();
  const t = useTexts();
  const related = useQuery(relatedQuery(services, memberId));
  return (
    <DeskSection title={t('member.related')}>
      <Asked query={related}>
        {(list) =>
          list.length === 0 ? (
            <Notice>{t('member.related.none')}</Notice>
          ) : (
            <ul className="flex flex-col gap-2">
              {list.map((other) => (
                <li key={other.memberId} className="flex flex-wrap items-center gap-2">
                  <button
                    type="button"
                    onClick={() => onOpen(other.memberId)}
                    className="min-h-11 font-semibold text-gold-text underline"
                  >
                    {other.userName}
                  </button>
                  {other.by.map((relation) => (
                    <Badge key={relation}>{t(`member.relation.${relation}`)}</Badge>
                  ))}
                  {other.status === 'active' ? null : (
                    <Badge tone="bad">{t(`member.status.${other.status}`)}</Badge>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </DeskSection>
  );
}
