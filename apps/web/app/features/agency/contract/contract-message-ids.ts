/*
 * The ids of what contracts say by a code, each written out: the build finds by them which screens speak them.
 */

export const aboutIds = {
  dailySalary: 'contract.about.dailySalary',
  dividend: 'contract.about.dividend',
  hourlySalary: 'contract.about.hourlySalary',
} as const;

export const shareIds = {
  dailySalary: 'contract.share.dailySalary',
  dividend: 'contract.share.dividend',
  hourlySalary: 'contract.share.hourlySalary',
} as const;

export const standingIds = {
  asked: 'contract.state.asked',
  ended: 'contract.state.ended',
  offered: 'contract.state.offered',
  rejected: 'contract.state.rejected',
  replaced: 'contract.state.replaced',
  running: 'contract.state.running',
} as const;

export const faultIds = {
  ascending: 'contract.fault.ascending',
  bounds: 'contract.fault.bounds',
  number: 'contract.fault.number',
  'own.none': 'contract.fault.own.none',
  pay: 'contract.fault.pay',
} as const;
