import type { CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { recordFile } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';
import { getDashboardFunnel } from './get-dashboard-funnel.ts';

interface FunnelStep {
  readonly step: string;
  readonly members: number;
}

/** The steps of `getDashboardFunnel` as a file. */
export async function exportDashboardFunnel(
  parts: Pick<ServerParts, 'runner'>,
  context: Pick<OperatorContext, 'merchant' | 'language'>,
  query: CallQuery<Calls['exportDashboardFunnel']>,
): Promise<AnswerFile> {
  const t = messageTexts(context.language);
  const funnel = await getDashboardFunnel(parts, context, query);
  const steps: FunnelStep[] = [
    { step: t('file.figure.registrations'), members: funnel.registered },
    { step: t('file.figure.firstDeposits'), members: funnel.firstDeposit },
    { step: t('file.figure.firstBets'), members: funnel.firstBet },
    { step: t('file.figure.secondDeposits'), members: funnel.secondDeposit },
  ];
  return recordFile<FunnelStep>({
    name: t('file.figure.dashboard.funnel'),
    days: requireDays(query),
    cutText: '',
    columns: [
      { title: t('file.figure.step'), cell: ({ step }) => step },
      { title: t('file.figure.members'), cell: ({ members }) => String(members) },
    ],
    readRows: async () => ({ list: steps }),
  });
}
