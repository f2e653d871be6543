import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '../services/app-services.ts';
import { bringTexts } from './bring-texts.ts';
import { useLanguage } from './use-language.ts';

/**
 * Whether every text of the language is here; while `isWanted`, they are brought. For a late part that few players see, whose
 * texts no visit is to begin with (`server/first-texts.ts` names it).
 */
export function useAllTexts(isWanted: boolean): boolean {
  const { language } = useAppServices();
  const { code } = useLanguage();
  const { data } = useQuery({
    queryKey: ['texts', code],
    queryFn: async () => {
      await bringTexts(language);
      return true;
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === true;
}
