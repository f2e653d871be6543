import { useQuery } from '@tanstack/react-query';
import { type LotteryWords, lotteryCodes, makeLotteryWords } from '@wau/i18n/lottery/lottery-words';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { useConsole } from './console-services.ts';

const loaders = {
  MY: () => import('virtual:catalogue/lottery/my'),
  EN: () => import('virtual:catalogue/lottery/en'),
};

/**
 * What lotteries, their plays, picks and prizes are called, as players read it: a catalogue of its own, which no other page
 * needs. Until it has come, and where it does not, things are called by their codes.
 */
export function useLotteryWords(): LotteryWords {
  const { code } = useConsole().language;
  const { data } = useQuery({
    queryKey: ['lottery-words', code],
    queryFn: async () => {
      const { messages } = await loaders[code]();
      return makeLotteryWords(messages, offeredLanguages[code].locale);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? lotteryCodes;
}
