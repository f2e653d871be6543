import type { AgencyCallTable } from './call-table.ts';

/** Generated from the contract by `npm run generate`; a test keeps it fresh. */
export const agencyCallTable: AgencyCallTable = {
  getTeamOverview: { method: 'GET', path: '/wps/agent/team/overview', caller: 'agent', module: 'AGEINFO3' },
  getTeamFigures: { method: 'GET', path: '/wps/agent/team/figures', caller: 'agent', module: 'AGEINFO3' },
  listTeamProfit: { method: 'GET', path: '/wps/agent/team/profit', caller: 'agent', module: 'AGEINFO3' },
  listTeamMembers: { method: 'GET', path: '/wps/agent/team/members', caller: 'agent', module: 'AGEINFO3' },
  listTeamBets: { method: 'GET', path: '/wps/agent/team/bets', caller: 'agent', module: 'AGEINFO3' },
  getContractRequests: {
    method: 'GET',
    path: '/wps/agent/contract/requests',
    caller: 'agent',
    module: 'COMM3',
  },
  listOwnContracts: { method: 'GET', path: '/wps/agent/contract/own', caller: 'agent', module: 'COMM3' },
  listDownlineContracts: {
    method: 'GET',
    path: '/wps/agent/contract/downlines',
    caller: 'agent',
    module: 'COMM3',
  },
  processDividendContract: {
    method: 'POST',
    path: '/wps/agent/contract/dividend',
    caller: 'agent',
    module: 'COMM3',
  },
  processDailySalaryContract: {
    method: 'POST',
    path: '/wps/agent/contract/dailySalary',
    caller: 'agent',
    module: 'DAILYSALCONT3',
  },
  processHourlySalaryContract: {
    method: 'POST',
    path: '/wps/agent/contract/hourlySalary',
    caller: 'agent',
    module: 'HOURSAL3',
  },
  listCommissions: { method: 'GET', path: '/wps/agent/commissions', caller: 'agent', module: 'COMM3' },
  listCommissionLines: {
    method: 'GET',
    path: '/wps/agent/commission/lines',
    caller: 'agent',
    module: 'COMM3',
  },
  listLineBets: { method: 'GET', path: '/wps/agent/commission/bets', caller: 'agent', module: 'COMM3' },
  listBetCommissions: { method: 'GET', path: '/wps/agent/commission/bet', caller: 'agent', module: 'COMM3' },
};
