/** A turning arc in the colour of the text around it; says nothing to a screen reader by itself. `className` sets its size. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg className={`turning ${className}`} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
