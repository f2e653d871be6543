import Share2 from 'lucide-react/icons/share-2';
import { useSyncExternalStore } from 'react';
import { canShareLinks, shareLink } from '../../platform/device/share-link.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useSite } from '../../platform/site/site-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toasts } from '../../ui/toasts/toast-store.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import { QrCode } from './qr-code.tsx';

const nothingChanges = () => () => undefined;

/** A link of this site as a picture to be photographed, to copy and, where the phone can, to hand to another app. */
export function LinkToHandOn({ path, label }: { readonly path: string; readonly label: string }) {
  const t = useTranslate();
  const { brandName } = useSite();
  const canShare = useSyncExternalStore(nothingChanges, canShareLinks, () => false);
  const url = new URL(path, window.location.origin).href;
  const share = async () => {
    if (!(await shareLink(brandName, url))) toasts.show('short', t('invite.share.failed'));
  };
  return (
    <>
      <QrCode text={url} label={label} />
      <p className="rounded-small bg-raised px-3 py-2 text-center font-mono text-caption break-all select-all">
        {url}
      </p>
      <div className={canShare ? 'grid grid-cols-2 gap-3' : ''}>
        <CopyButton text={url} label={t('invite.copy')} isWide />
        {canShare ? (
          <Button size="medium" isWide onClick={share}>
            <Share2 className="size-4" />
            {t('invite.share')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
