import type { DepositStatus } from '@wau/contract/deposit-statuses';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';

const pictures: Readonly<Record<DepositStatus, ReactNode>> = {
  pending: <Clock className="text-gold-text" />,
  approved: <CircleCheck className="text-sea-text" />,
  declined: <CircleX className="text-hibiscus-text" />,
  expired: <Clock className="text-muted" />,
  cancelled: <Ban className="text-muted" />,
};

export function StatusPicture({ status }: { status: DepositStatus }) {
  return pictures[status];
}
