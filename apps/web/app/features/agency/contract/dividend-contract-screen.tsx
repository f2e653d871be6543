import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { contractFrame, contractLoader } from './contract-loader.ts';
import { ContractPage, ContractSkeleton } from './contract-page.tsx';

export const handle: RouteHandle = { ...contractFrame, title: 'page.contract.dividend' };

export const clientLoader = contractLoader('dividend');

export function HydrateFallback() {
  return <ContractSkeleton />;
}

export default function DividendContractScreen() {
  return <ContractPage kind="dividend" />;
}
