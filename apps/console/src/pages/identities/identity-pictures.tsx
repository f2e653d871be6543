import type { MemberId } from '@wau/contract/ids';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Facts } from '../../ui/card.tsx';
import { CasePictures } from '../../work-list/case-pictures.tsx';

/** Both sides of the document, and what the member has said that it is compared with. */
export function IdentityPictures({ memberId }: { memberId: MemberId }) {
  const { client } = useConsole();
  const t = useTexts();
  return (
    <CasePictures
      title={t('identity.pictures')}
      showText={t('identity.pictures.show')}
      open={async () => {
        const { list, payeeName, idNumber } = await client.call('openIdentityImages', {
          params: { memberId },
        });
        const sides = [t('identity.front'), t('identity.back')];
        return {
          pictures: list.map(({ format, image, fileName }, index) => ({
            format,
            image,
            words: sides[index] ?? fileName,
          })),
          note: (
            <>
              <h3 className="font-semibold">{t('identity.compare')}</h3>
              <Facts
                facts={[
                  [t('member.payee'), payeeName ?? t('identity.unsaid')],
                  [t('member.id.number'), idNumber ?? t('identity.unsaid')],
                ]}
              />
            </>
          ),
        };
      }}
    />
  );
}
