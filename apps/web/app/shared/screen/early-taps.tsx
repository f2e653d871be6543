import { useDocumentFacts } from '../../platform/runtime/document-state.ts';

const script = `addEventListener("click",e=>{e.target.closest?.("[data-early-tap]")?.toggleAttribute("data-tapped")})`;

/** Marks buttons that are tapped before their code has come (`data-tapped`), for it to act on when it does. */
export function EarlyTaps() {
  const facts = useDocumentFacts();
  return (
    <script nonce={facts?.nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
