import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { contractFrame, contractLoader } from './contract-loader.ts';
import { ContractPage, ContractSkeleton } from './contract-page.tsx';

export const handle: RouteHandle = { ...contractFrame, title: 'page.contract.hourlySalary' };

export const clientLoader = contractLoader('hourlySalary');

export function HydrateFallback() {
  return <ContractSkeleton />;
}

export default function HourContractScreen() {
  return <ContractPage kind="hourlySalary" />;
}
