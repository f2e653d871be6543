/** The moon kite of the house: wings, head and the crescent that gives it its name. */
export function Kite({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path className="kite-tail" d="M9 37c1 14 11 24 23 24s22-10 23-24c-5 8-13 11-23 11S14 45 9 37z" />
      <path
        className="kite-wing"
        d="M32 24C27 11 13 6 1 13c-1 3-1 6 0 9 11 0 21 5 28 14l3 3 3-3c7-9 17-14 28-14 1-3 1-6 0-9C51 6 37 11 32 24z"
      />
      <path className="kite-vein" d="M5 18c10-2 19 3 24 12M59 18c-10-2-19 3-24 12M18 52c9 4 19 4 28 0" />
      <path className="kite-spine" d="M32 1l4 11-2 32-2 9-2-9-2-32z" />
      <circle className="kite-heart" cx="32" cy="31" r="4.4" />
    </svg>
  );
}
