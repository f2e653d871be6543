import { Link } from 'react-router';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { Card } from '../../ui/card.tsx';

/** Where a member goes who lacks what an order of money needs. */
export function MissingNeed({
  title,
  text,
  action,
  to,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}) {
  return (
    <Card className="space-y-3">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-detail text-pretty text-muted">{text}</p>
      <Link to={to} className={buttonClass('primary', 'medium', true)}>
        {action}
      </Link>
    </Card>
  );
}
