import { CallFailure } from './call-failure.ts';
import { useTexts } from './console-services.ts';

/** What went wrong, in words. */
export function useFailureText(): (error: unknown) => string {
  const t = useTexts();
  return (error) => {
    if (!(error instanceof CallFailure)) return t('failure.unknown');
    if (error.code === 'network.unreachable') return t('failure.network');
    return error.text === '' ? t('failure.unknown') : error.text;
  };
}
