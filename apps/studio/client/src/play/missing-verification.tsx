import { useText } from '../platform/text.tsx';

/** F4: stands where the recomputation would, while its code cannot be had. */
export function MissingVerification({ retry }: { readonly retry: () => void }) {
  const { t } = useText();
  return (
    <div className="verify-failed" role="alert">
      <p>{t('verify.load.failed')}</p>
      <button type="button" className="secondary-button" onClick={retry}>
        {t('action.retry')}
      </button>
    </div>
  );
}
