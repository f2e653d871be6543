import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge } from '../../ui/notice.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';
import { IdentityDecision } from './identity-decision.tsx';
import { IdentityPictures } from './identity-pictures.tsx';

interface ItemProps {
  readonly item: CaseOf<'identity'>;
}

const look: CaseLook<'identity'> = {
  id: ({ memberId }) => memberId,
  Row,
  Details,
  Decision: IdentityDecision,
};

export function IdentitiesPage({ info }: PageProps) {
  const t = useTexts();
  return <WorkList kind="identity" title={t('identity.title')} info={info} look={look} />;
}

function Row({ item }: ItemProps) {
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <>
      <span className="font-semibold">{item.username}</span>
      <span className="text-sm text-muted">{t('work.waiting', { moment: moment(item.submittedAt) })}</span>
      {item.submissionNumber === 1 ? null : (
        <span>
          <Badge>{t('identity.again', { count: item.submissionNumber })}</Badge>
        </span>
      )}
    </>
  );
}

function Details({ item }: ItemProps) {
  const t = useTexts();
  const { moment, count } = useFormats();
  return (
    <>
      <h2 className="text-lg font-semibold">{item.username}</h2>
      <Facts
        facts={[
          [t('identity.sent'), moment(item.submittedAt)],
          [t('identity.times'), count(item.submissionNumber)],
        ]}
      />
      <IdentityPictures key={item.submissionNumber} memberId={item.memberId} />
    </>
  );
}
