import type { MemberMenuName } from '@wau/contract/member-menu';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Banknote from 'lucide-react/icons/banknote';
import ChartLine from 'lucide-react/icons/chart-line';
import CloudRain from 'lucide-react/icons/cloud-rain';
import Crown from 'lucide-react/icons/crown';
import FileDown from 'lucide-react/icons/file-down';
import FileUp from 'lucide-react/icons/file-up';
import Gift from 'lucide-react/icons/gift';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Percent from 'lucide-react/icons/percent';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';

const icons: Readonly<Record<MemberMenuName, ReactNode>> = {
  benefits: <Crown />,
  deposit: <Wallet />,
  withdraw: <Banknote />,
  fundTransfer: <ArrowLeftRight />,
  security: <ShieldCheck />,
  saferPlay: <HeartHandshake />,
  depositReport: <FileDown />,
  withdrawReport: <FileUp />,
  accountRecord: <ScrollText />,
  bettingRecord: <History />,
  unfinishedRounds: <Hourglass />,
  profitAndLoss: <ChartLine />,
  uplineTransfer: <ArrowUpFromLine />,
  redRain: <CloudRain />,
  rewards: <Gift />,
  manualRebate: <Percent />,
  inbox: <Mail />,
  feedback: <MessageSquareText />,
  invite: <UserPlus />,
};

export function EntryIcon({ entry }: { entry: MemberMenuName }) {
  return icons[entry];
}
