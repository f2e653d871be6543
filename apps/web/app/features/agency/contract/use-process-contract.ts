import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { contractsKey } from '../../../platform/agency/contract-requests.ts';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { ContractStep } from './contract-queries.ts';

const callOf = {
  dividend: 'processDividendContract',
  dailySalary: 'processDailySalaryContract',
  hourlySalary: 'processHourlySalaryContract',
} as const satisfies Readonly<Record<ContractKind, string>>;

/** Proposes or answers a contract. The version that was seen goes along, so that sending it twice does it once. */
export function useProcessContract(kind: ContractKind) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ContractStep) => unwrap(callAgency(api, callOf[kind], { body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contractsKey }),
  });
}
