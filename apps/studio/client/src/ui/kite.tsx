/** The moon kite of the house: wings, head and the crescent that gives it its name. */
export function Kite({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path className="kite-tail" d="M12 45c4 14 36 14 40 0-5 7-12 10-20 10s-15-3-20-10z" />
      <path className="kite-wing" d="M32 22C18 12 6 17 3 29c9-2 19 1 29 9 10-8 20-11 29-9C58 17 46 12 32 22z" />
      <path className="kite-vein" d="M8 27c8-4 17-1 24 6 7-7 16-10 24-6" />
      <path className="kite-spine" d="M32 4l4 12-4 36-4-36z" />
      <circle className="kite-heart" cx="32" cy="27" r="4" />
    </svg>
  );
}
