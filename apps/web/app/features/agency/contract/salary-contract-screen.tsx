import { agentFrame } from '../../../platform/agency/agent-loader.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { contractLoader } from './contract-loader.ts';
import { ContractPage, ContractSkeleton } from './contract-page.tsx';

export const handle: RouteHandle = { ...agentFrame, title: 'page.contract.dailySalary' };

export const clientLoader = contractLoader('dailySalary');

export function HydrateFallback() {
  return <ContractSkeleton />;
}

export default function SalaryContractScreen() {
  return <ContractPage kind="dailySalary" />;
}
