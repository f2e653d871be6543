import { useQuery } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Notice } from '../../ui/notice.tsx';

/** Vendors are asked once a minute. */
const askedEveryMs = 60_000;

/** Vendors that say nothing of their stuck rounds: an empty list is no word that there are none. */
export function SilentVendors() {
  const { client, session } = useConsole();
  const t = useTexts();
  const { moment } = useFormats();
  const { token, merchantCode } = session.current();
  const { data = [] } = useQuery({
    queryKey: ['silent-vendors', token, merchantCode],
    queryFn: async ({ signal }) => (await client.call('listStuckRounds', {}, signal)).silent,
    refetchInterval: askedEveryMs,
  });
  if (data.length === 0) return null;
  return (
    <Notice tone="bad">
      <ul>
        {data.map(({ vendorName: vendor, since }) => (
          <li key={vendor}>{t('stuckRound.silent', { vendor, moment: moment(since) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
