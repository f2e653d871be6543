import { useQuery } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Notice } from '../../ui/notice.tsx';

/** Statements are asked for at night; whoever leaves the page open sees the next morning. */
const lookedAtEveryMs = 5 * 60_000;

/** Vendors and payment providers that stated nothing: no finding of theirs is no word that all is well. */
export function SilentStatements() {
  const { client, session } = useConsole();
  const t = useTexts();
  const { day: dayText } = useFormats();
  const { token, merchantCode } = session.current();
  const { data = [] } = useQuery({
    queryKey: ['silent-statements', token, merchantCode],
    queryFn: async ({ signal }) => (await client.call('listFindings', {}, signal)).silent,
    refetchInterval: lookedAtEveryMs,
  });
  if (data.length === 0) return null;
  return (
    <Notice tone="bad">
      <ul>
        {data.map(({ source, name, day }) => (
          <li key={`${source} ${name}`}>{t(`finding.silent.${source}`, { name, day: dayText(day) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
