import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Users from 'lucide-react/icons/users';

interface ChannelIconProps {
  /** As customer service and resources name it, e.g. `TELEGRAM1`. */
  readonly channel: string;
  readonly className?: string;
}

/** What tells one channel from another at a glance, without the mark of its owner. */
export function ChannelIcon({ channel, className = '' }: ChannelIconProps) {
  if (channel.startsWith('TELEGRAM')) return <Send className={className} />;
  if (channel.startsWith('FACEBOOK')) return <ThumbsUp className={className} />;
  if (channel.startsWith('WHATSAPP')) return <MessageCircle className={className} />;
  return <Users className={className} />;
}
