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
  getAffiliate: { method: 'GET', path: '/wps/agent/affiliate', caller: 'agent', module: 'AFFMAN3' },
  openAffiliateCampaign: {
    method: 'POST',
    path: '/wps/agent/affiliate/campaigns',
    caller: 'agent',
    module: 'AFFMAN3',
  },
  getAffiliateFigures: {
    method: 'GET',
    path: '/wps/agent/affiliate/figures',
    caller: 'agent',
    module: 'AFFMAN3',
  },
  listAffiliateStatements: {
    method: 'GET',
    path: '/wps/agent/affiliate/statements',
    caller: 'agent',
    module: 'AFFMAN3',
  },
  listAffiliateLines: {
    method: 'GET',
    path: '/wps/agent/affiliate/statements/:statementId/lines',
    caller: 'agent',
    module: 'AFFMAN3',
  },
};
