/** A grey shape where something will be; give it the size, and where it is not a line of text the corners, of what it stands for. */
export function Skeleton({ className }: { className: string }) {
  const corners = className.includes('rounded-') ? '' : ' rounded-small';
  return <span aria-hidden="true" className={`skeleton block${corners} ${className}`} />;
}
