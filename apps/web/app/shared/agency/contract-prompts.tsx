import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileSignature from 'lucide-react/icons/file-signature';
import { Link } from 'react-router';
import { mayHaveContracts } from '../../platform/agency/agent-types.ts';
import { contractPages, contractRequestsQuery } from '../../platform/agency/contract-requests.ts';
import { useAllTexts } from '../../platform/language/use-all-texts.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useSession } from '../../platform/session/use-session.ts';

/** AG-03: leads an agent to each contract that waits for an answer; nothing for anybody else. */
export function ContractPrompts() {
  const t = useTranslate();
  const session = useSession();
  const isAsked = session !== undefined && mayHaveContracts(session.type);
  const { data } = useQuery({ ...contractRequestsQuery(useApi()), enabled: isAsked });
  const waiting = contractPages.filter(({ request }) => data !== undefined && data[request] !== '');
  const isSpoken = useAllTexts(waiting.length > 0);
  if (!isAsked || waiting.length === 0 || !isSpoken) return null;
  const names = {
    dailySalary: t('contract.kind.dailySalary'),
    dividend: t('contract.kind.dividend'),
    hourlySalary: t('contract.kind.hourlySalary'),
  };
  return (
    <ul className="space-y-2">
      {waiting.map(({ request, kind, path }) => {
        const values = { kind: names[kind] };
        return (
          <li key={kind}>
            <Link
              to={path}
              className="flex min-h-14 items-center gap-3 rounded-large border border-gold-text bg-surface px-4 py-2 shadow-low hover:bg-raised pressed:bg-raised"
            >
              <FileSignature className="size-5 shrink-0 text-gold-text" />
              <span className="min-w-0 flex-1 text-detail font-medium">
                {data?.[request] === 'V' ? t('contract.prompt.wish', values) : t('contract.prompt', values)}
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
