import CircleAlert from 'lucide-react/icons/circle-alert';

/** What went wrong with the form as a whole; its place stays empty, not absent, so that nothing jumps. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="mb-2 flex min-h-10 items-center gap-2 text-detail text-hibiscus-text">
      {text === undefined ? null : (
        <>
          <CircleAlert className="size-5 shrink-0" />
          <span className="min-w-0">{text}</span>
        </>
      )}
    </div>
  );
}
