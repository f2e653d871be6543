/** A red packet, drawn by its parts; as large as its place. */
export function RedPacket({ className = '' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 48 64" aria-hidden="true" className={className}>
      <rect x="1" y="1" width="46" height="62" rx="6" className="fill-hibiscus" />
      <path
        d="M1 7a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v9c-7 7-15 10-23 10S8 23 1 16z"
        className="fill-gold"
        opacity=".28"
      />
      <circle cx="24" cy="26" r="9" className="fill-gold" />
      <rect x="20.5" y="22.5" width="7" height="7" rx="1" className="fill-hibiscus" />
    </svg>
  );
}
