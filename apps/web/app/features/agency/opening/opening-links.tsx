import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import type { RatesNow } from '../../../platform/agency/rate-texts.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkRow } from './link-row.tsx';
import { openingLinksQuery } from './opening-queries.ts';

/** The agent's links, the newest first and open at first sight where it has just been made. */
export function OpeningLinks({ own }: { readonly own: RatesNow }) {
  const t = useTranslate();
  const [isAsked, setIsAsked] = useState(false);
  const [madeId, setMadeId] = useState<string>();
  const ask = () => setIsAsked(true);
  return (
    <div className="space-y-4">
      <p className="text-detail text-pretty text-muted">{t('opening.links.text')}</p>
      <Button isWide size="medium" onClick={ask}>
        {t('opening.link.new')}
      </Button>
      <PagedList
        query={openingLinksQuery(useApi())}
        keyOf={({ linkId }) => linkId}
        renderRow={(link) => <LinkRow link={link} startsOpen={link.linkId === madeId} />}
        empty={
          <EmptyState
            icon={<LinkIcon />}
            title={t('opening.links.empty.title')}
            text={t('opening.links.empty.text')}
            action={
              <Button look="secondary" size="medium" onClick={ask}>
                {t('opening.link.new')}
              </Button>
            }
          />
        }
        skeletonCount={3}
      />
      <LateBottomSheet
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('opening.link.new')}
        closeLabel={t('action.close')}
      >
        <LinkForm
          own={own}
          onMade={(linkId) => {
            setMadeId(linkId);
            setIsAsked(false);
          }}
        />
      </LateBottomSheet>
    </div>
  );
}
